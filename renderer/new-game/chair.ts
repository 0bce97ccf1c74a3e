import type { Player } from '../../electron/api/match-view.ts';
import type { Difficulty } from '../../electron/api/preferences-view.ts';

/** Who would sit at a seat, and how strong a computer would be there. */
export interface Chair {
  readonly kind: Player['kind'];
  readonly difficulty: Difficulty;
}
