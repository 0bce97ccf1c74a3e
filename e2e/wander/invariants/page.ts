import type { Invariant } from '../invariant.ts';

/** Nothing covers the page while no dialog or menu is open. Actions check that their dialogs close. */
export const dialogs: Invariant = {
  name: 'dialogs',
  everywhere: true,
  faults: ({ scrim }) =>
    scrim === null ? [] : [`Nothing is open, and yet ${scrim} lies over the buttons at the top.`],
};

/** Every offer can be clicked where it is drawn. */
export const offers: Invariant = {
  name: 'offers',
  everywhere: true,
  faults: ({ offers: offered, view }) =>
    offered.flatMap(({ name, points }) => {
      const covered = points.filter(({ coveredBy }) => coveredBy !== null);
      const [first] = covered;
      if (first === undefined) return [];
      const place = `${Math.round(first.x)},${Math.round(first.y)}`;
      return [
        `“${name}” (${view.players.length} players) is not hit at ${covered.length} of ${points.length} points: ${first.coveredBy ?? ''} lies over it at ${place}.`,
      ];
    }),
};

/** The current move is visible in the list of moves. */
export const sight: Invariant = {
  name: 'sight',
  faults: ({ moves, analysing }) =>
    moves === null || moves.seen > 0.6
      ? []
      : [
          `Of the current move, ${moves.current} of ${moves.rows}, ${Math.round(moves.seen * 100)}% is in sight${analysing ? ', with analysis on' : ''}.`,
        ],
};

/** The focus is never lost once an element has it, and stays in the top dialog. */
export const focus: Invariant = {
  name: 'focus',
  everywhere: true,
  faults({ focus: focused, everFocused, dialogs }) {
    if (focused === null) return everFocused ? ['The keyboard is on nothing.'] : [];
    const astray = dialogs.length > 0 && !focused.inDialog;
    return astray ? [`${focused.name} has the keyboard, outside of ${dialogs.join(', ')}.`] : [];
  },
};

/** No page needs sideways scrolling at any size of the window. */
export const sideways: Invariant = {
  name: 'sideways',
  everywhere: true,
  faults: ({ sideways: found }) => found.map((name) => `${name} scrolls sideways.`),
};
