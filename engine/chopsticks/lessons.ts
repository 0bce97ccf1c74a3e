import type { Lesson } from '../lessons/lesson.ts';
import { backwardsLesson } from './lessons/backwards.ts';
import { firstStepsLesson } from './lessons/first-steps.ts';
import { forcedLesson } from './lessons/forced.ts';
import { relativesLesson } from './lessons/relatives.ts';
import { splitsLesson } from './lessons/splits.ts';
import { tempoLesson } from './lessons/tempo.ts';
import { threePlayersLesson } from './lessons/three-players.ts';
import { trapsLesson } from './lessons/traps.ts';

/** The lessons of Chopsticks, in order. */
export const chopsticksLessons: readonly Lesson[] = [
  firstStepsLesson,
  splitsLesson,
  relativesLesson,
  tempoLesson,
  forcedLesson,
  trapsLesson,
  backwardsLesson,
  threePlayersLesson,
];
