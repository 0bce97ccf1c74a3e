import type { Invariant } from '../invariant.ts';

/** Nothing covers the page if no dialog and no menu is open. Actions check that their dialogs close. */
export const dialogs: Invariant = {
  name: 'dialogs',
  everywhere: true,
  faults: ({ scrim }) =>
    scrim === null ? [] : [`Nothing is open, and yet ${scrim} lies over the buttons at the top.`],
};
