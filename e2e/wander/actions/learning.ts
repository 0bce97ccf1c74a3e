import type { Action } from '../action.ts';
import { places } from '../elsewhere/places.ts';
import { visit } from '../elsewhere/visit.ts';
import { isCovered } from '../facts.ts';

/** Visits the pages other than the table and comes back. */
export const learning: readonly Action[] = places.map((place) => ({
  name: `visit: ${place.name}`,
  weight: 2,
  possible: (facts) => !isCovered(facts),
  act: (world) => visit(world, place),
}));
