import type { StateMapView } from '../../electron/api/explorer.ts';

/** A direction on the map. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The predecessors of each position. */
export function previousOf({ next }: Pick<StateMapView, 'next'>): number[][] {
  const previous: number[][] = next.map(() => []);
  next.forEach((successors, node) => {
    for (const successor of successors) previous[successor]?.push(node);
  });
  return previous;
}

/**
 * The nearest position in a direction that is connected by a move, in either direction; positions
 * straight ahead come before those to the side.
 */
export function neighbourIn(
  { nodes, next }: Pick<StateMapView, 'nodes' | 'next'>,
  previous: readonly (readonly number[])[],
  from: number,
  direction: Direction,
): number | undefined {
  const here = nodes[from];
  if (here === undefined) return undefined;
  const joined = new Set([...(next[from] ?? []), ...(previous[from] ?? [])]);
  let best: number | undefined;
  let least = Infinity;
  for (const node of joined) {
    const there = nodes[node];
    if (node === from || there === undefined) continue;
    const { ahead, aside } = seenFrom(there.x - here.x, there.y - here.y, direction);
    if (ahead <= 0) continue;
    // A position more to the side than ahead belongs to another key, unless there is no other.
    const distance = Math.hypot(ahead, aside) + (aside > ahead ? 1000 : 0);
    if (distance >= least) continue;
    least = distance;
    best = node;
  }
  return best;
}

function seenFrom(
  dx: number,
  dy: number,
  direction: Direction,
): { readonly ahead: number; readonly aside: number } {
  const across = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  return across
    ? { ahead: sign * dx, aside: Math.abs(dy) }
    : { ahead: sign * dy, aside: Math.abs(dx) };
}
