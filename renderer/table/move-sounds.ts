import type { GameId, MoveOf, PositionOf } from '../../electron/api/match-view.ts';
import type { SoundName } from '../sound/sounds.ts';

/** What is heard when a move, or a part of it, makes one position of another. */
export type MoveSounds<Id extends GameId> = (
  move: MoveOf<Id>,
  from: PositionOf<Id>,
  to: PositionOf<Id>,
) => readonly SoundName[];
