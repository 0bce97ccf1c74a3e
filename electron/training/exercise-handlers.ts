import {
  judge,
  type Exercise,
  type Solution,
  type Verdict,
} from '../../engine/exercise/exercise.ts';
import { exerciseOfStep } from '../../engine/exercise/by-lesson.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import type { Analyst } from '../analyst/analyst.ts';
import { answered } from '../analyst/answered.ts';
import type { ExerciseRef, exerciseRequests } from '../api/exercises.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { resolvePosition } from '../ipc/known-game.ts';
import { knownStep } from './known-lesson.ts';

/** Judges an exercise, here or, if a game must be solved for it, in the analyst's thread. */
interface Judge {
  readonly judge: (moves: readonly string[]) => Verdict | Promise<Verdict>;
  readonly solution: () => Solution | Promise<Solution>;
}

/**
 * Answers the requests about exercises.
 *
 * @param puzzleStep - returns a step of the open puzzle.
 */
export function exerciseHandlers(
  analyst: Analyst,
  puzzleStep: (id: string, step: number) => Promise<Exercise>,
): Handlers<keyof typeof exerciseRequests> {
  async function judgeOf(ref: ExerciseRef): Promise<Judge> {
    switch (ref.of) {
      case 'lesson': {
        const { game, step } = knownStep(ref);
        const { settings } = parseSettings(game, step.settings ?? {});
        return judgeHere(exerciseOfStep(game.rules(settings), step));
      }
      case 'puzzle':
        return judgeHere(await puzzleStep(ref.id, ref.step));
      case 'position':
        return judgeOfAnalyst(ref, analyst);
    }
  }

  return {
    async judge({ exercise, moves }) {
      const verdict = await (await judgeOf(exercise)).judge(moves);
      if (verdict.kind === 'incomplete') return verdict;
      const { kind, reply, why = null } = verdict;
      return { kind, said: verdict.message ?? null, why, reply };
    },
    async solution({ exercise }) {
      const { moves, why = null, ...found } = await (await judgeOf(exercise)).solution();
      return { moves, said: found.message ?? null, why };
    },
  };
}

function judgeHere(exercise: Exercise): Judge {
  return { judge: (moves) => judge(exercise, moves), solution: exercise.solution };
}

/** @throws Refusal if there is no such position. */
function judgeOfAnalyst(place: Extract<ExerciseRef, { of: 'position' }>, analyst: Analyst): Judge {
  const { game, settings, position } = resolvePosition(place);
  const known = { game: game.id, settings, position };
  const code = 'exercise.not-judged';
  return {
    judge: (moves) => answered(analyst.ask({ wanted: 'judgement', ...known, moves }), code),
    solution: () => answered(analyst.ask({ wanted: 'solution', ...known }), code),
  };
}
