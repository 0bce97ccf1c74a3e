import type { Invariant } from '../invariant.ts';
import { namesOf } from '../names.ts';

/** The analysis belongs to the match on the table. */
export const analysis: Invariant = {
  name: 'analysis',
  faults({ plot, view }) {
    if (plot === null) return [];
    const strangers = namesOf(view.players)
      .slice(0, 2)
      .filter((name) => !plot.names.includes(name));
    return [
      ...(plot.moments > view.history.length + 1
        ? [`The plot has ${plot.moments} moments, but the match has ${view.history.length} moves.`]
        : []),
      ...(plot.marked !== view.at
        ? [`The plot marks move ${plot.marked}, but the match stands at move ${view.at}.`]
        : []),
      ...strangers.map((name) => `The plot does not name ${name}.`),
    ];
  },
};
