import { firstMovesMade } from '../../engine/learner/first-moves.ts';
import { momentOf } from '../../engine/learner/moment.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { firstMovesRequests } from '../api/first-moves.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { trySaving } from './collect-mistakes.ts';

/** Answers the requests about first moves. */
export function firstMovesHandlers(journal: Journal): Handlers<keyof typeof firstMovesRequests> {
  return {
    firstMoves: () => journal.after(firstMovesMade),
    firstMovesMade({ game }) {
      const { id } = knownGame(game);
      // If it can't be saved, the table helps once more at the next start.
      if (!journal.after(firstMovesMade).includes(id)) {
        trySaving(() => journal.add({ what: 'first-moves', at: momentOf(new Date()), game: id }));
      }
      return null;
    },
  };
}
