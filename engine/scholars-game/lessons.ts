import type { Lesson } from '../lessons/lesson.ts';
import { beatsLesson } from './lessons/beats.ts';
import { drawTrapLesson } from './lessons/draw-trap.ts';
import { firstStepsLesson } from './lessons/first-steps.ts';
import { functionsLesson } from './lessons/functions.ts';
import { redistributingLesson } from './lessons/redistributing.ts';
import { relativesLesson } from './lessons/relatives.ts';

/** The lessons of The Scholar's Game, in order. */
export const scholarsLessons: readonly Lesson[] = [
  firstStepsLesson,
  beatsLesson,
  functionsLesson,
  redistributingLesson,
  relativesLesson,
  drawTrapLesson,
];
