import type { Line } from './line.ts';

/** What a learner has done of a lesson. */
export interface LessonProgress {
  /** The solved steps, including steps of other versions of the lesson. */
  readonly solved: readonly string[];
  /** Those that were ever solved at the first try and without help. */
  readonly atOnce: readonly string[];
}

/** The progress in a lesson that was never opened. */
export const notBegun: LessonProgress = { solved: [], atOnce: [] };

/** Which steps of each lesson were solved, by {@link lessonKey}. */
export function lessonProgress(lines: readonly Line[]): ReadonlyMap<string, LessonProgress> {
  const progress = new Map<string, { solved: Set<string>; atOnce: Set<string> }>();
  for (const line of lines) {
    if (line.what !== 'lesson-step' || line.outcome === 'wrong') continue;
    const key = lessonKey(line.game, line.lesson);
    const lesson = progress.get(key) ?? { solved: new Set(), atOnce: new Set() };
    progress.set(key, lesson);
    lesson.solved.add(line.step);
    if (line.outcome === 'right' && line.hints === undefined) lesson.atOnce.add(line.step);
  }
  return new Map(
    [...progress].map(([key, { solved, atOnce }]) => [
      key,
      { solved: [...solved], atOnce: [...atOnce] },
    ]),
  );
}

/** A text that is equal for equal lessons. */
export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
