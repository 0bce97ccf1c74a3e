import type { Lesson } from '../lessons/lesson.ts';
import { firstStepsLesson } from './lessons/first-steps.ts';

/** From the first turn on. */
export const scholarsLessons: readonly Lesson[] = [firstStepsLesson];
