import { z } from 'zod';
import type { firstMovesRequests } from '../api/first-moves.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { knownGame } from '../ipc/known-game.ts';
import { trySaving } from './collect-mistakes.ts';
import type { TrainingFile } from './training-file.ts';

/** Answers the requests about first moves. */
export function firstMovesHandlers(
  training: TrainingFile,
): Handlers<keyof typeof firstMovesRequests> {
  const section = training.section('firstMoves', z.array(z.string()), []);
  return {
    firstMoves: () => section.get(),
    firstMovesMade({ game }) {
      const { id } = knownGame(game);
      const made = section.get();
      // If it can't be saved, the table helps once more at the next start.
      if (!made.includes(id)) trySaving(() => section.set([...made, id]));
      return null;
    },
  };
}
