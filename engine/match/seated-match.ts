import type { Tag } from './match.ts';
import type { Series } from './series.ts';
import type { Player } from './players.ts';

/** A match with its players: on the table, in the library and in a `.duel` file. */
export interface SeatedMatch extends Series {
  readonly game: string;
  /** The first player was drawn by lot. */
  readonly tossed?: true;
  readonly players: readonly Player[];
  /** Free tags of the first game: date, place, notes of other programs. */
  readonly tags?: readonly Tag[];
  /** The comment above the match. */
  readonly comment?: string;
}
