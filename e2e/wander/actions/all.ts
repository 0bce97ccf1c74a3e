import type { Action } from '../action.ts';
import { places } from '../elsewhere/places.ts';
import { visit } from '../elsewhere/visit.ts';
import { isCovered } from '../facts.ts';
import { resize } from '../resize.ts';
import { analysis } from './analysis.ts';
import { controls } from './controls.ts';
import { dialogs } from './dialogs.ts';
import { guide } from './guide.ts';
import { matches } from './matches.ts';
import { moves } from './moves.ts';
import { preferences } from './preferences.ts';
import { review } from './review.ts';
import { restarts } from './restart.ts';
import { travel } from './travel.ts';

/** Visits the pages other than the table and comes back. */
const visits: readonly Action[] = places.map((place) => ({
  name: `visit: ${place.name}`,
  weight: 2,
  possible: (facts) => !isCovered(facts),
  act: (world) => visit(world, place),
}));

/** All actions of the wanderer. */
export const actions: readonly Action[] = [
  ...moves,
  ...travel,
  ...analysis,
  ...matches,
  ...controls,
  ...dialogs,
  { ...resize, hasty: true, weight: 5 },
  ...visits,
  ...review,
  ...guide,
  ...preferences,
  ...restarts,
];
