import type { Graph } from './graph.ts';
import type { Lists } from './lists.ts';

/** An event that players try to force or to prevent. */
export interface ForcedEvent {
  /** Whether the player concerned wants it, or all others together. */
  readonly wantedBy: 'player' | 'others';
  /** Whether it has happened at a node to the player at an offset. */
  readonly hasHappened: (node: number, offset: number) => boolean;
  /** Whether it counts as impossible at a node, whatever follows. */
  readonly isBarred?: (node: number, offset: number) => boolean;
}

/** Marks what can't be forced. */
export const unforced = -1;

/**
 * The plies in which an event can be forced, by `seats × node + offset` of the player concerned; {@link unforced} if it
 * can't. The side that wants it hurries, the other side delays.
 *
 * This is retrograde analysis, ply by ply back from the event: the attractor of a reachability game.
 *
 * @param into - the graph's {@link edgesInto}.
 */
export function forcedPlies(
  { count, seats, start }: Graph,
  into: Lists,
  { wantedBy, hasHappened, isBarred }: ForcedEvent,
): Int32Array {
  const plies = new Int32Array(count * seats).fill(unforced);
  /** The edges by which the side to move may still avoid it. */
  const escapes = new Int32Array(count * seats);
  const queue = new Int32Array(count * seats);
  let end = 0;
  for (let node = 0; node < count; node++) {
    const edges = (start[node + 1] ?? 0) - (start[node] ?? 0);
    for (let offset = 0; offset < seats; offset++) {
      const state = node * seats + offset;
      if (hasHappened(node, offset)) {
        plies[state] = 0;
        queue[end++] = state;
      } else escapes[state] = isBarred?.(node, offset) === true ? barred : edges;
    }
  }
  for (let head = 0; head < end; head++) {
    const state = queue[head] ?? 0;
    const node = Math.floor(state / seats);
    const offset = state - node * seats;
    const next = (plies[state] ?? 0) + 1;
    const to = into.start[node + 1] ?? 0;
    for (let at = into.start[node] ?? 0; at < to; at++) {
      const edge = into.item[at] ?? 0;
      const source = Math.floor(edge / seats);
      const turn = edge - source * seats;
      const then = (offset + turn) % seats;
      const before = source * seats + then;
      if (plies[before] !== unforced) continue;
      const left = escapes[before] ?? 0;
      if (left === barred) continue;
      const chooses = (then === 0) === (wantedBy === 'player');
      if (!chooses && left > 1) {
        escapes[before] = left - 1;
        continue;
      }
      plies[before] = next;
      queue[end++] = before;
    }
  }
  return plies;
}

const barred = -1;
