import type { Invariant } from '../invariant.ts';

/** At every size of the window, what does not fit goes down, never to the side. */
export const sideways: Invariant = {
  name: 'sideways',
  everywhere: true,
  faults: ({ sideways: found }) => found.map((name) => `${name} scrolls sideways.`),
};
