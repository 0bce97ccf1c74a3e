import type { Action } from '../action.ts';
import { analysis } from './analysis.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { matches } from './matches.ts';
import { moves } from './moves.ts';
import { preferences } from './preferences.ts';
import { restarts } from './restart.ts';
import { travel } from './travel.ts';
import { windows } from './windows.ts';

/** Everything that the wanderer does. */
export const actions: readonly Action[] = [
  ...moves,
  ...travel,
  ...analysis,
  ...matches,
  ...controls,
  ...dialogs,
  ...windows,
  ...preferences,
  ...restarts,
];
