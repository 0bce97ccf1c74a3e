import type { Invariant } from '../invariant.ts';

/** The focus is never lost once an element had it, and stays in the top dialog. */
export const focus: Invariant = {
  name: 'focus',
  everywhere: true,
  faults({ focus: focused, everFocused, dialogs }) {
    if (focused === null) return everFocused ? ['The keyboard is on nothing.'] : [];
    const astray = dialogs.length > 0 && !focused.inDialog;
    return astray ? [`${focused.name} has the keyboard, outside of ${dialogs.join(', ')}.`] : [];
  },
};
