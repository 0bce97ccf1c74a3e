import type { Rules } from '../game.ts';
import { seededRandom } from '../random.ts';
import { UnsolvableGame, type Solution } from '../analysis/solution.ts';
import { exploreGraph, type ExploredGraph, type GraphLimits } from '../solver/explore.ts';
import { drawnGame, unfinished } from '../solver/graph.ts';
import { encode } from '../analysis/value.ts';

/** The limits of the graph to explore. */
export interface PracticalLimits extends Pick<GraphLimits, 'tooLarge' | 'progress'> {
  /** The most positions. */
  readonly most: number;
}

/** The most ways to play a ply, for each position allowed. */
const waysForEach = 20;

/** The assumed share of plies in which the opponent plays at random. */
const errorRate = 0.1;

/**
 * Styles of play to try. `patience` is the discount per ply of a chance towards a draw, since games that repeat themselves
 * are drawn. Chances within `tolerance` count as equal, since always playing the very best repeats positions sooner.
 */
const styles = [0.98, 0.8].flatMap((patience) =>
  [1e-6, 0.02, 1].map((tolerance) => ({ patience, tolerance })),
);

/** The games to try each style in. */
const trials = 400;

/** Longer games in a trial are drawn. */
const longestTrial = 400;

/** The change below which values have converged. */
const precision = 1e-9;

/** The most passes; values are good enough then. */
const mostPasses = 2000;

/** The chances of a player who plays perfectly against one who errs. */
export interface PracticalValues<Position> {
  /** The chance of the perfect player, from 0 to 1, with the erring opponent to move. */
  whereOtherErrs(position: Position): number | undefined;
  /** Chances that differ by no more are equal. */
  readonly tolerance: number;
}

/**
 * Computes by value iteration the chances against an opponent who sometimes plays at random, and perfectly otherwise. The
 * player chooses among the moves that keep value and remoteness.
 *
 * @returns undefined if too many positions follow.
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
  const { chances, tolerance } = bestStyle(graph, best, rules.match.repetition);
  return {
    tolerance,
    whereOtherErrs(position) {
      const node = nodes.get(rules.key(position));
      return node === undefined ? undefined : chances[node];
    },
  };
}

/** The positions that follow from one, with the results of finished ones. */
interface FinishedGraph<Position> extends ExploredGraph<Position> {
  /** The score of the player to move in a finished game: 1, ½ or 0; NaN if it isn't over. */
  readonly result: Float64Array;
}

/** @returns undefined if there are too many positions or ways to play. */
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

/** Marks edges that keep value and remoteness with 1. */
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
 * The style that scores most in games against the erring opponent, with draws by repetition. Often that is to play the very
 * best move; in large games, which seldom repeat themselves, any equal move.
 */
function bestStyle<Position>(
  graph: FinishedGraph<Position>,
  best: Uint8Array,
  repetition: number,
): { readonly chances: Float64Array; readonly tolerance: number } {
  let chances: Float64Array = new Float64Array();
  let chosen = { chances, tolerance: 0 };
  let most = -1;
  let worked = NaN;
  for (const { patience, tolerance } of styles) {
    if (worked !== patience) chances = chancesIn(graph, best, patience);
    worked = patience;
    const style = { chances, tolerance };
    const score = scoreOf(graph, best, repetition, style);
    if (score <= most) continue;
    most = score;
    chosen = style;
  }
  return chosen;
}

/** The mean score of games in one style against the erring opponent, who begins half of them. */
function scoreOf<Position>(
  { positions, start, successor, probability, result }: FinishedGraph<Position>,
  best: Uint8Array,
  repetition: number,
  { chances, tolerance }: { readonly chances: Float64Array; readonly tolerance: number },
): number {
  const random = seededRandom(1);
  const stood = new Uint8Array(2 * positions.length);
  const candidates: number[] = [];

  /** Draws an edge by its probability. */
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
 * The chance of the perfect player, by the node in which the opponent is to move. A pass looks two plies ahead: the
 * opponent's errors, then the best move that keeps value and remoteness.
 */
function chancesIn<Position>(
  { positions, start, successor, probability, result }: FinishedGraph<Position>,
  best: Uint8Array,
  patience: number,
): Float64Array {
  const count = positions.length;
  /** The chance of the perfect player who is to move, and of the one whose opponent is. */
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
