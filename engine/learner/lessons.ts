import type { Line } from './line.ts';

/** What a learner has done of a lesson. */
export interface LessonProgress {
  /** The solved steps, including steps of other versions of the lesson. */
  readonly solved: readonly string[];
  /** The most stars reached; undefined if it was never done in one go. */
  readonly stars: number | undefined;
}

/** Which steps of each lesson were solved, and the stars, by {@link lessonKey}. */
export function lessonProgress(lines: readonly Line[]): ReadonlyMap<string, LessonProgress> {
  const progress = new Map<string, { solved: string[]; stars: number | undefined }>();
  for (const line of lines) {
    if (line.what !== 'lesson' && line.what !== 'lesson-step') continue;
    const key = lessonKey(line.game, line.lesson);
    const lesson = progress.get(key) ?? { solved: [], stars: undefined };
    progress.set(key, lesson);
    if (line.what === 'lesson') lesson.stars = Math.max(lesson.stars ?? 0, line.stars);
    else if (line.outcome !== 'wrong' && !lesson.solved.includes(line.step)) {
      lesson.solved.push(line.step);
    }
  }
  return progress;
}

/** A text that is equal for equal lessons. */
export function lessonKey(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}
