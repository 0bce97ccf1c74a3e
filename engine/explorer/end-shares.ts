import { drawnGame, edgesInto, unfinished, type Graph } from '../solver/graph.ts';
import { sweeper, type PairSystem } from './sweep-kernel.ts';

/** The probabilities of every end under random play, at every node of a graph. */
export interface EndShares {
  /** A win of the player at an offset from the player to move. */
  readonly won: (node: number, offset: number) => number;
  readonly drawn: (node: number) => number;
  readonly endless: (node: number) => number;
  /** No probability is further off than this. */
  readonly error: number;
}

/** A graph with the probability of each edge. */
export interface WeightedGraph extends Graph {
  readonly probability: Float64Array;
}

/** The error at which the probabilities are good enough. */
const tolerance = 1e-9;

/**
 * Solves the linear system of random play by Gauss-Seidel sweeps, nodes near an end first.
 *
 * The sweeps begin with equal chances for all players, so only differences must converge. These fade much faster than the
 * share of games that are undecided, since an advantage is lost sooner than the game.
 *
 * That share `a` is swept along and bounds the error. Sweeps are linear and keep order: if one changes values by at most
 * `δa`, and turns `a` into at most `κa`, all later ones together change them by at most `δ(1 + κ + κ² + …)` times the new
 * `a`.
 *
 * @param most - the most edge visits; if they don't suffice, the error is larger.
 * @param progress - called after each sweep with the number of nodes; may cancel by throwing.
 */
export function endShares(
  graph: WeightedGraph,
  most: number,
  progress?: (positions: number) => void,
): EndShares {
  const { count, seats, successor } = graph;
  const { order, isEndless } = backFromEnds(graph);
  const kinds = kindsOf(graph, isEndless);
  const { sweep, pairs } = sweeper({
    pairs: firstPairs(graph, kinds, isEndless),
    ...rowsOf(graph, kinds, order),
  });
  let error = 1;
  for (let work = 0; error > tolerance && work < most; work += kinds.length * successor.length) {
    if (work > 0) progress?.(count);
    const { left, kept, moved } = sweep();
    // What each of two players wins is half the sum of up to three values.
    if (kept < 1) error = Math.min(1, (1.5 * moved * left) / (1 - kept));
  }

  function valueOf(node: number, kind: number): number {
    const column = kinds.indexOf(kind);
    return column === -1 ? 0 : (pairs[2 * (kinds.length * node + column)] ?? 0);
  }

  function wonByTwo(node: number, offset: number): number {
    const lead = valueOf(node, 0);
    return (1 - drawn(node) - endless(node) + (offset === 0 ? lead : -lead)) / 2;
  }

  const drawn = (node: number) => valueOf(node, seats);
  const endless = (node: number) => valueOf(node, seats + 1);
  return { won: seats === 2 ? wonByTwo : valueOf, drawn, endless, error };
}

/**
 * The kinds of values at each node: below `seats`, how often the player at that offset wins, but of two players only how much
 * more often the first one does; then the draws and the endless games, if there are any.
 */
function kindsOf({ seats, winner }: Graph, isEndless: Uint8Array): readonly number[] {
  const kinds = seats === 2 ? [0] : Array.from({ length: seats }, (_, offset) => offset);
  if (winner.includes(drawnGame)) kinds.push(seats);
  if (isEndless.includes(1)) kinds.push(seats + 1);
  return kinds;
}

/** The values of all nodes, each with the share of undecided games: certain at the ends, equal chances elsewhere. */
function firstPairs(
  { count, seats, winner }: Graph,
  kinds: readonly number[],
  isEndless: Uint8Array,
): Float64Array {
  const pairs = new Float64Array(2 * kinds.length * count);
  for (let node = 0; node < count; node++) {
    const won = winner[node] ?? unfinished;
    const end = isEndless[node] === 1 ? seats + 1 : won === drawnGame ? seats : won;
    kinds.forEach((kind, column) => {
      const at = 2 * (kinds.length * node + column);
      if (end === unfinished) {
        pairs[at] = seats > 2 && kind < seats ? 1 / seats : 0;
        pairs[at + 1] = 1;
      } else if (seats === 2 && kind === 0 && end === 1) pairs[at] = -1;
      else pairs[at] = kind === end ? 1 : 0;
    });
  }
  return pairs;
}

/** The equations of the nodes in `order`: every value is the mean of those that follow. */
function rowsOf(
  { seats, start, successor, turn, probability }: WeightedGraph,
  kinds: readonly number[],
  order: Int32Array,
): Omit<PairSystem, 'pairs'> {
  const size = kinds.length;
  const place = new Int32Array(size * order.length);
  const length = new Int32Array(size * order.length);
  const from = new Int32Array(size * successor.length);
  const weight = new Float64Array(size * successor.length);
  let row = 0;
  let term = 0;
  for (let at = 0; at < order.length; at++) {
    const node = order[at] ?? 0;
    const begin = start[node] ?? 0;
    const end = start[node + 1] ?? 0;
    for (let column = 0; column < size; column++) {
      place[row] = size * node + column;
      length[row++] = end - begin;
      const kind = kinds[column] ?? 0;
      for (let edge = begin; edge < end; edge++) {
        const passed = kind < seats ? (turn[edge] ?? 0) : 0;
        const then = seats === 2 || passed === 0 ? column : (column - passed + seats) % seats;
        from[term] = size * (successor[edge] ?? 0) + then;
        const share = probability[edge] ?? 0;
        weight[term++] = seats === 2 && passed === 1 ? -share : share;
      }
    }
  }
  return { place, length, from: from.subarray(0, term), weight: weight.subarray(0, term) };
}

/**
 * Searches back from the ends.
 *
 * @returns in `order`, the nodes from which an end can be reached, without the ends, the nearest first,
 *   so that each sweep carries far; in `isEndless`, 1 for each of the others.
 */
function backFromEnds(graph: Graph): {
  readonly order: Int32Array;
  readonly isEndless: Uint8Array;
} {
  const { count, seats, winner } = graph;
  const into = edgesInto(graph);
  const isEndless = new Uint8Array(count).fill(1);
  const queue = new Int32Array(count);
  let tail = 0;
  for (let node = 0; node < count; node++) {
    if (winner[node] === unfinished) continue;
    isEndless[node] = 0;
    queue[tail++] = node;
  }
  const ends = tail;
  for (let head = 0; head < tail; head++) {
    const node = queue[head] ?? 0;
    for (let at = into.start[node] ?? 0; at < (into.start[node + 1] ?? 0); at++) {
      const source = Math.floor((into.item[at] ?? 0) / seats);
      if (isEndless[source] === 0) continue;
      isEndless[source] = 0;
      queue[tail++] = source;
    }
  }
  return { order: queue.subarray(ends, tail), isEndless };
}
