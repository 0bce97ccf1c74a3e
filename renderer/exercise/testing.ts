import type { RequestName } from '../../electron/api/requests.ts';
import type { RequestOf } from '../../electron/api/requests.ts';
import { performJudgement, performSolution } from '../../electron/analyst/perform-review.ts';
import type { Analyst } from '../../electron/analyst/analyst.ts';
import { practiceHandlers } from '../../electron/practice/practice-handlers.ts';
import { exerciseHandlers } from '../../electron/training/exercise-handlers.ts';
import { exerciseOfPuzzle } from '../../engine/puzzles/exercise.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';

/** A puzzle of several moves. */
export const longPuzzle = puzzleMaker().make({ pack: 'chopsticks/suicide', seed: 1, number: 3 });

const analyst = {
  ask: (task: Parameters<Analyst['ask']>[0]) =>
    Promise.resolve(
      task.wanted === 'judgement'
        ? performJudgement(task)
        : performSolution(task as Extract<typeof task, { wanted: 'solution' }>),
    ),
} as unknown as Analyst;

const ignore = () => undefined;

/** The main process's answers about exercises and their tables. */
export function exerciseAnswers() {
  const { practiceView } = practiceHandlers(ignore);
  const { judge, solution } = exerciseHandlers(analyst, (_, step) =>
    Promise.resolve(exerciseOfPuzzle(longPuzzle, step)),
  );
  return {
    practiceView: (payload: RequestOf<'practiceView'>) => practiceView(payload, ignore),
    judge: (payload: RequestOf<'judge'>) => judge(payload, ignore),
    solution: (payload: RequestOf<'solution'>) => solution(payload, ignore),
  } satisfies Partial<Record<RequestName, unknown>>;
}
