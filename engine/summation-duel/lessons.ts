import type { Lesson } from '../lessons/lesson.ts';
import { backwardsLesson } from './lessons/backwards.ts';
import { elevenLesson } from './lessons/eleven.ts';
import { firstStepsLesson } from './lessons/first-steps.ts';
import { lastNumberLesson } from './lessons/last-number.ts';
import { pairsLesson } from './lessons/pairs.ts';
import { raceLesson } from './lessons/race.ts';
import { relativesLesson } from './lessons/relatives.ts';

/** The lessons of Summation Duel, in order. */
export const summationLessons: readonly Lesson[] = [
  firstStepsLesson,
  lastNumberLesson,
  relativesLesson,
  pairsLesson,
  backwardsLesson,
  elevenLesson,
  raceLesson,
];
