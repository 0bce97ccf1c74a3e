import type { Rules } from '../game.ts';
import { encode, type Solution } from '../solution.ts';
import type { Progress } from '../solver/sides-solver.ts';
import { weightedGraph, type WeightedGraph } from './weighted-graph.ts';

/** In which share of his plies the opponent is thought to take any legal move. */
export const errorRate = 0.1;

/**
 * What is left of a chance, above or below a draw, with each ply that goes by: what may be had sooner is worth more,
 * as games that go in circles are drawn.
 */
export const patience = 0.98;

/** Values that differ by less come to the same. */
const precision = 1e-9;

/** Where values have not settled after so many passes, they are as good as settled. */
const mostPasses = 2000;

/** The chances of a player who plays perfectly against one who errs. */
export interface PracticalValues<Position> {
  /** The chance, from 0 to 1, of the one who does not err, in a position in which the one who errs is to move. */
  whereOtherErrs(position: Position): number | undefined;
}

/**
 * Works out by value iteration what may be hoped for against an opponent who now and then takes any legal move, and
 * else plays perfectly. The player himself keeps value and remoteness, and takes what serves him best of that.
 *
 * @param most - how many positions there may be.
 * @returns nothing where more than that follow from the position.
 */
export function practicalValues<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  from: Position,
  most: number,
  progress?: Progress,
): PracticalValues<Position> | undefined {
  const graph = weightedGraph(rules, from, most, progress);
  if (graph === undefined) return undefined;
  const { nodes } = graph;
  const chances = chancesIn(graph, bestEdges(graph, solution));
  return {
    whereOtherErrs(position) {
      const node = nodes.get(rules.key(position));
      return node === undefined ? undefined : chances[node];
    },
  };
}

/** Marks the edges that keep value and remoteness with 1. */
function bestEdges<Position>(
  { positions, start, successor }: WeightedGraph<Position>,
  solution: Solution<Position>,
): Uint8Array {
  const entries = Int32Array.from(positions, (position) => encode(solution.evaluate(position)));
  const best = new Uint8Array(successor.length);
  for (let node = 0; node < positions.length; node++) {
    for (let edge = start[node] ?? 0; edge < (start[node + 1] ?? 0); edge++) {
      const next = entries[successor[edge] ?? 0] ?? 0;
      const kept = next === 0 ? 0 : next > 0 ? -1 - next : 1 - next;
      if (kept === entries[node]) best[edge] = 1;
    }
  }
  return best;
}

/**
 * The chance of the player who does not err, by the node in which the other one is to move. One pass looks from each node
 * two plies ahead: what the one who errs may do, and then the best of what keeps value and remoteness.
 */
function chancesIn<Position>(
  { positions, start, successor, weight, result }: WeightedGraph<Position>,
  best: Uint8Array,
): Float64Array {
  const count = positions.length;
  /** Of the player, where he is to move, and where the other one is. */
  const own = new Float64Array(count).fill(0.5);
  const chances = new Float64Array(count).fill(0.5);
  for (let node = 0; node < count; node++) {
    const end = result[node] ?? NaN;
    if (Number.isNaN(end)) continue;
    own[node] = end;
    chances[node] = 1 - end;
  }
  for (let pass = 0, change = 1; pass < mostPasses && change > precision; pass++) {
    change = 0;
    for (let node = count - 1; node >= 0; node--) {
      const from = start[node] ?? 0;
      const to = start[node + 1] ?? 0;
      if (from === to) continue;
      let most = 0;
      let erring = 0;
      let perfect = 0;
      let share = 0;
      for (let edge = from; edge < to; edge++) {
        const next = successor[edge] ?? 0;
        const weighs = weight[edge] ?? 0;
        const then = own[next] ?? 0;
        erring += weighs * then;
        if (best[edge] === 0) continue;
        perfect += weighs * then;
        share += weighs;
        most = Math.max(most, chances[next] ?? 0);
      }
      const hoped = errorRate * erring + (1 - errorRate) * (perfect / share);
      const chance = 0.5 + patience * (hoped - 0.5);
      change = Math.max(change, Math.abs(chance - (chances[node] ?? 0)));
      chances[node] = chance;
      own[node] = 0.5 + patience * (most - 0.5);
    }
  }
  return chances;
}
