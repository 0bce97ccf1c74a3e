import type { Invariant } from '../invariant.ts';

/** Where no dialog and no menu is open, nothing lies over the page. That a dialog closes is its action's to see. */
export const dialogs: Invariant = {
  name: 'dialogs',
  everywhere: true,
  faults: ({ scrim }) =>
    scrim === null ? [] : [`Nothing is open, and yet ${scrim} lies over the buttons at the top.`],
};
