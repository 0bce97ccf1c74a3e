import type { Line } from './line.ts';
import { dayIn } from './moment.ts';

/** What a learner has done of a lesson. */
export interface LessonProgress {
  /** The solved steps, including steps of other versions of the lesson. */
  readonly solved: readonly string[];
  /** Those that were ever solved at the first try of a day and without help on that day. */
  readonly atOnce: readonly string[];
}

/** The progress in a lesson that was never opened. */
export const notBegun: LessonProgress = { solved: [], atOnce: [] };

/** Which steps of each lesson were solved, by {@link lessonKey}. */
export function lessonProgress(lines: readonly Line[]): ReadonlyMap<string, LessonProgress> {
  const progress = new Map<string, LessonSoFar>();
  for (const line of lines) {
    if (line.what !== 'lesson-step') continue;
    const key = lessonKey(line.game, line.lesson);
    const { solved, atOnce, helped } = progress.get(key) ?? nothingTried();
    progress.set(key, { solved, atOnce, helped });
    const { step, outcome } = line;
    const day = dayIn(line.at);
    if (outcome === 'right' || outcome === 'after-wrong') solved.add(step);
    if (outcome !== 'right' || line.hints !== undefined) helped.set(step, day);
    else if (helped.get(step) !== day) atOnce.add(step);
  }
  return new Map(
    [...progress].map(([key, { solved, atOnce }]) => [
      key,
      { solved: [...solved], atOnce: [...atOnce] },
    ]),
  );
}

interface LessonSoFar {
  readonly solved: Set<string>;
  readonly atOnce: Set<string>;
  /** The last day on which each step went wrong or was shown, which leaving it doesn't undo. */
  readonly helped: Map<string, string>;
}

function nothingTried(): LessonSoFar {
  return { solved: new Set(), atOnce: new Set(), helped: new Map() };
}

/** A text that is equal for equal lessons. */
export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
