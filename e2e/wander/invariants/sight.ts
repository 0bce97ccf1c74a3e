import type { Invariant } from '../invariant.ts';

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
