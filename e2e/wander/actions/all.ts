import type { Action } from '../action.ts';
import { analysis } from './analysis.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { guide } from './guide.ts';
import { learning } from './learning.ts';
import { matches } from './matches.ts';
import { moves } from './moves.ts';
import { preferences } from './preferences.ts';
import { review } from './review.ts';
import { restarts } from './restart.ts';
import { travel } from './travel.ts';
import { windows } from './windows.ts';

/** All actions of the wanderer. */
export const actions: readonly Action[] = [
  ...moves,
  ...travel,
  ...analysis,
  ...matches,
  ...controls,
  ...dialogs,
  ...windows,
  ...learning,
  ...review,
  ...guide,
  ...preferences,
  ...restarts,
];
