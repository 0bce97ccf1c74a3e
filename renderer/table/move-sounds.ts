import type { GameId, MoveOf, PositionOf } from '../../electron/api/match-view.ts';
import type { SoundName } from '../sound/sounds.ts';

/** The sounds of a move, or of a part of it, by the positions before and after. */
export type MoveSounds<Id extends GameId> = (
  move: MoveOf<Id>,
  from: PositionOf<Id>,
  to: PositionOf<Id>,
) => readonly SoundName[];
