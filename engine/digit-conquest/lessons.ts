import type { Lesson } from '../lessons/lesson.ts';
import { costLesson } from './lessons/cost.ts';
import { countingLesson } from './lessons/counting.ts';
import { firstStepsLesson } from './lessons/first-steps.ts';
import { percentLesson } from './lessons/percent.ts';
import { relativesLesson } from './lessons/relatives.ts';
import { waitingLesson } from './lessons/waiting.ts';

/** The lessons of Digit Conquest, in order. */
export const conquestLessons: readonly Lesson[] = [
  firstStepsLesson,
  costLesson,
  relativesLesson,
  countingLesson,
  percentLesson,
  waitingLesson,
];
