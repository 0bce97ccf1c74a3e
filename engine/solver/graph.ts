import { listsByKey, type Lists } from './lists.ts';

/**
 * A game as a graph in typed arrays. A node is a position, seen from the player to move; an edge is one ply. Players are
 * numbered by their offset from the player to move: 0 is that player, 1 the next seat, and so on.
 */
export interface Graph {
  /** The number of nodes. */
  readonly count: number;
  readonly seats: number;
  /** The edges from node `n` are `start[n] … start[n + 1] - 1`; no two have the same successor and turn. */
  readonly start: Int32Array;
  readonly successor: Int32Array;
  /** The offset of the player who moves after each edge. */
  readonly turn: Uint8Array;
  /** By node, the offset of the winner, {@link unfinished} or {@link drawnGame}. */
  readonly winner: Int8Array;
}

/** The winner of a game that is not over. */
export const unfinished = -1;

/** The winner of a game that was drawn. */
export const drawnGame = -2;

/** Collects the edges of a graph, node by node. */
export interface GraphBuilder {
  /** Adds an edge from the current node, unless there is an equal one. @returns its number. */
  readonly edge: (successor: number, turn: number) => number;
  /** Goes to the next node. */
  readonly close: (winner: number) => void;
  readonly graph: () => Graph;
}

/** Begins a graph with node 0. */
export function buildGraph(seats: number): GraphBuilder {
  let start = new Int32Array(64);
  let winner = new Int8Array(64);
  let count = 0;
  let successor = new Int32Array(256);
  let turn = new Uint8Array(256);
  let edges = 0;
  /** By `seats × successor + turn`, the last such edge, counted from 1. */
  let latest = new Int32Array(256);
  /** The first edge from the current node. */
  let first = 0;

  return {
    edge(to, after) {
      const kind = seats * to + after;
      if (kind >= latest.length) latest = copied(latest, new Int32Array(2 * kind));
      const known = (latest[kind] ?? 0) - 1;
      if (known >= first) return known;
      if (edges === successor.length) {
        successor = copied(successor, new Int32Array(2 * edges));
        turn = copied(turn, new Uint8Array(2 * edges));
      }
      successor[edges] = to;
      turn[edges] = after;
      latest[kind] = edges + 1;
      return edges++;
    },
    close(wonBy) {
      if (count + 1 === start.length) {
        start = copied(start, new Int32Array(2 * start.length));
        winner = copied(winner, new Int8Array(2 * start.length));
      }
      winner[count++] = wonBy;
      start[count] = edges;
      first = edges;
    },
    graph: () => ({
      count,
      seats,
      start: start.subarray(0, count + 1),
      successor: successor.subarray(0, edges),
      turn: turn.subarray(0, edges),
      winner: winner.subarray(0, count),
    }),
  };
}

/** Copies numbers to the beginning of a longer array. */
export function copied<Numbers extends { set(from: Numbers): void }>(
  from: Numbers,
  to: Numbers,
): Numbers {
  to.set(from);
  return to;
}

/** The edges that lead to each node, as `seats × source + turn`. */
export function edgesInto({ count, seats, start, successor, turn }: Graph): Lists {
  const sources = new Int32Array(successor.length);
  for (let node = 0; node < count; node++) {
    const end = start[node + 1] ?? 0;
    for (let edge = start[node] ?? 0; edge < end; edge++) {
      sources[edge] = seats * node + (turn[edge] ?? 0);
    }
  }
  return listsByKey(count, successor, sources);
}
