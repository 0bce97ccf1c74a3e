import type { Invariant } from '../invariant.ts';

/** No page needs sideways scrolling at any size of the window. */
export const sideways: Invariant = {
  name: 'sideways',
  everywhere: true,
  faults: ({ sideways: found }) => found.map((name) => `${name} scrolls sideways.`),
};
