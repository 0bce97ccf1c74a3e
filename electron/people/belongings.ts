import type { Line } from '../../engine/learner/line.ts';
import { mistakeCards } from '../../engine/learner/mistakes.ts';
import { taskProgress } from '../../engine/learner/tasks.ts';
import type { Belongings } from '../api/people.ts';

/** What a person has in their journal. */
export function belongingsIn(lines: readonly Line[]): Omit<Belongings, 'resets'> {
  const count = (what: Line['what']) => lines.filter((line) => line.what === what).length;
  return {
    puzzles: count('puzzle'),
    steps: count('lesson-step'),
    mistakes: mistakeCards(lines).size,
    predictions: count('prediction'),
    matches: count('match'),
    tasks: taskProgress(lines).size,
  };
}
