import type { Rules } from '../game.ts';
import { seededRandom } from '../random.ts';
import { UnsolvableGame, type Solution } from '../analysis/solution.ts';
import { exploreGraph, type ExploredGraph, type GraphLimits } from '../solver/explore.ts';
import { drawnGame, unfinished } from '../solver/graph.ts';
import { encode } from '../analysis/value.ts';

/** How far a game is followed. */
export interface PracticalLimits extends Pick<GraphLimits, 'tooLarge' | 'progress'> {
  /** How many positions there may be. */
  readonly most: number;
}

/** For each position that there may be, how many ways to play on may be followed. */
const waysForEach = 20;

/** In which share of his plies the opponent is thought to take any legal move. */
const errorRate = 0.1;

/**
 * How a player may prefer one move to another. What is left of a chance, above or below a draw, with each ply that goes
 * by: what may be had sooner is worth more, as games that go in circles are drawn. And chances that differ by less come to
 * the same: who always prefers the very best goes in circles sooner.
 */
const manners = [0.98, 0.8].flatMap((patience) =>
  [1e-6, 0.02, 1].map((tolerance) => ({ patience, tolerance })),
);

/** How many games each of the manners is tried in. */
const trials = 400;

/** A game that goes on for longer in a trial is drawn. */
const longestTrial = 400;

/** Values that differ by less come to the same. */
const precision = 1e-9;

/** Where values have not settled after so many passes, they are as good as settled. */
const mostPasses = 2000;

/** The chances of a player who plays perfectly against one who errs. */
export interface PracticalValues<Position> {
  /** The chance, from 0 to 1, of the one who does not err, in a position in which the one who errs is to move. */
  whereOtherErrs(position: Position): number | undefined;
  /** Chances that differ by less come to the same. */
  readonly tolerance: number;
}

/**
 * Works out by value iteration what may be hoped for against an opponent who now and then takes any legal move, and
 * else plays perfectly. The player himself keeps value and remoteness, and takes what serves him best of that.
 *
 * @returns nothing where too many positions follow from the one it begins with.
 */
export function practicalValues<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  from: Position,
  limits: PracticalLimits,
): PracticalValues<Position> | undefined {
  const graph = graphFrom(rules, from, limits);
  if (graph === undefined) return undefined;
  const { nodes } = graph;
  const best = bestEdges(graph, solution);
  const { chances, tolerance } = bestManner(graph, best, rules.match.repetition);
  return {
    tolerance,
    whereOtherErrs(position) {
      const node = nodes.get(rules.key(position));
      return node === undefined ? undefined : chances[node];
    },
  };
}

/** The positions that follow from one, with how each that is over ended. */
interface FinishedGraph<Position> extends ExploredGraph<Position> {
  /** For the one to move: 1 where he has won, 0 where he has lost, ½ where it is drawn; NaN while the game goes on. */
  readonly result: Float64Array;
}

/** @returns nothing where there are too many positions, or too many ways to play. */
function graphFrom<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  limits: PracticalLimits,
): FinishedGraph<Position> | undefined {
  try {
    const graph = exploreGraph(rules, from, { ...limits, mostWays: limits.most * waysForEach });
    return { ...graph, result: Float64Array.from(graph.winner, resultOf) };
  } catch (error) {
    if (error instanceof UnsolvableGame) return undefined;
    throw error;
  }
}

function resultOf(winner: number): number {
  if (winner === unfinished) return NaN;
  if (winner === drawnGame) return 0.5;
  return winner === 0 ? 1 : 0;
}

/** Marks the edges that keep value and remoteness with 1. */
function bestEdges<Position>(
  { positions, start, successor }: ExploredGraph<Position>,
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
 * The manner that scores most in games against the opponent who errs, where going in circles ends them. In many games
 * that is to take the very best; in large ones, in which one seldom comes round by chance, to take anything.
 */
function bestManner<Position>(
  graph: FinishedGraph<Position>,
  best: Uint8Array,
  repetition: number,
): { readonly chances: Float64Array; readonly tolerance: number } {
  let chances: Float64Array = new Float64Array();
  let chosen = { chances, tolerance: 0 };
  let most = -1;
  let worked = NaN;
  for (const { patience, tolerance } of manners) {
    if (worked !== patience) chances = chancesIn(graph, best, patience);
    worked = patience;
    const manner = { chances, tolerance };
    const score = scoreOf(graph, best, repetition, manner);
    if (score <= most) continue;
    most = score;
    chosen = manner;
  }
  return chosen;
}

/** The mean score of games that a player in some manner plays against one who errs, each beginning half of them. */
function scoreOf<Position>(
  { positions, start, successor, probability, result }: FinishedGraph<Position>,
  best: Uint8Array,
  repetition: number,
  { chances, tolerance }: { readonly chances: Float64Array; readonly tolerance: number },
): number {
  const random = seededRandom(1);
  const stood = new Uint8Array(2 * positions.length);
  const candidates: number[] = [];

  /** One of the edges, by how likely they are. */
  function pickFrom(edges: readonly number[]): number {
    const all = edges.reduce((sum, edge) => sum + (probability[edge] ?? 0), 0);
    let left = (random.below(2 ** 30) / 2 ** 30) * all;
    for (const edge of edges) {
      left -= probability[edge] ?? 0;
      if (left < 0) return edge;
    }
    return edges.at(-1) ?? 0;
  }

  function edgeFrom(node: number, isOwn: boolean): number {
    const errs = !isOwn && random.below(Math.round(1 / errorRate)) === 0;
    candidates.length = 0;
    let most = 0;
    for (let edge = start[node] ?? 0; edge < (start[node + 1] ?? 0); edge++) {
      if (!errs && best[edge] === 0) continue;
      candidates.push(edge);
      most = Math.max(most, chances[successor[edge] ?? 0] ?? 0);
    }
    if (!isOwn || tolerance >= 1) return pickFrom(candidates);
    return pickFrom(
      candidates.filter((edge) => (chances[successor[edge] ?? 0] ?? 0) >= most - tolerance),
    );
  }

  function play(ownFirst: boolean): number {
    stood.fill(0);
    let node = 0;
    let isOwn = ownFirst;
    for (let ply = 0; ply < longestTrial; ply++) {
      const end = result[node] ?? NaN;
      if (!Number.isNaN(end)) return isOwn ? end : 1 - end;
      const at = 2 * node + (isOwn ? 1 : 0);
      const times = (stood[at] ?? 0) + 1;
      stood[at] = times;
      if (times === repetition) return 0.5;
      node = successor[edgeFrom(node, isOwn)] ?? 0;
      isOwn = !isOwn;
    }
    return 0.5;
  }

  let score = 0;
  for (let trial = 0; trial < trials; trial++) score += play(trial % 2 === 0);
  return score / trials;
}

/**
 * The chance of the player who does not err, by the node in which the other one is to move. One pass looks from each node
 * two plies ahead: what the one who errs may do, and then the best of what keeps value and remoteness.
 */
function chancesIn<Position>(
  { positions, start, successor, probability, result }: FinishedGraph<Position>,
  best: Uint8Array,
  patience: number,
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
        const likely = probability[edge] ?? 0;
        const then = own[next] ?? 0;
        erring += likely * then;
        if (best[edge] === 0) continue;
        perfect += likely * then;
        share += likely;
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
