import type { Tag } from './match.ts';
import type { Series } from './series.ts';
import type { Player } from './players.ts';

/** A match with who plays it: what lies on the table, in the library, and in a `.duel` file. */
export interface Table extends Series {
  readonly game: string;
  /** Who began the first game was decided by lot. */
  readonly tossed?: true;
  readonly players: readonly Player[];
  /** What else stands at its head: date, place, whatever other programs note. */
  readonly tags?: readonly Tag[];
  /** What was written above it. */
  readonly comment?: string;
}
