import type { Invariant } from '../invariant.ts';

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
