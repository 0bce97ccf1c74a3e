import type { Analysis, Solution } from '../analysis/solution.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { beforeMove, byValue, unproven, valueOfOutcome, type Value } from '../analysis/value.ts';
import type { Rules } from '../game.ts';
import { seededRandom } from '../random.ts';
import { analyse } from '../solver/analyse.ts';
import { isToMove } from '../solver/plies.ts';
import { estimate } from './estimate.ts';

/** One step of an analysis that deepens. */
export interface DeepeningStep<Move> extends Analysis<Move> {
  /** The plies looked ahead; if a game isn't searched by plies, the number of the step. */
  readonly depth: number;
  /** The positions visited so far. */
  readonly nodes: number;
}

/** How far an analysis goes. */
export interface DeepeningLimits {
  /** The last step. */
  readonly depth?: number;
  /** The most positions; the first step is always finished. */
  readonly nodes?: number;
  /** Called for every position; it may end the work by throwing. */
  readonly visit?: () => void;
}

/** As many positions are searched before a game of two is solved: a few hundredths of a second. */
const searchedFirst = 2000;

/** The positions of the first step of a tree search, which doubles them, and the most. */
const firstBudget = 1000;
const lastBudget = 2 ** 20;

/**
 * Analyses a position in steps, each better than the one before, until it is proven or a limit is reached: two players by
 * looking ahead and then by the solved game, chance by its odds, more players by tree search.
 *
 * @param solution - solves the game of two players; left out, the analysis only looks ahead.
 */
export function deepening<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  limits: DeepeningLimits,
  solution?: () => Solution<Position>,
): Generator<DeepeningStep<Move>, void> {
  if (rules.chance?.odds !== undefined) return byOdds(rules, position, limits);
  return rules.seats > 2
    ? bySampling(rules, position, limits)
    : byPlies(rules, position, limits, solution);
}

/** Odds of growing care. They count no positions, so a limit of positions allows the first step only. */
function* byOdds<Position, Move>(
  { chance }: Rules<Position, Move>,
  position: Position,
  { depth: last = Infinity, nodes: most, visit }: DeepeningLimits,
): Generator<DeepeningStep<Move>, void> {
  for (const [index, care] of (['glance', 'move', 'study'] as const).entries()) {
    if (index > 0 && (index >= last || most !== undefined)) return;
    visit?.();
    const analysis = chance?.odds?.(position, care);
    if (analysis === undefined) return;
    yield { ...analysis, depth: index + 1, nodes: index + 1 };
    if (analysis.moves.every(({ value }) => value.exact)) return;
  }
}

function* bySampling<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  { depth: last = Infinity, nodes: most = Infinity, visit }: DeepeningLimits,
): Generator<DeepeningStep<Move>, void> {
  let nodes = 0;
  let budget = Math.min(firstBudget, most);
  for (let depth = 1; depth <= last && budget <= lastBudget; depth++, budget *= 2) {
    if (nodes > 0 && nodes + budget > most) return;
    visit?.();
    const analysis = estimate(rules, position, seededRandom(depth), budget);
    nodes += budget;
    yield { ...analysis, depth, nodes };
  }
}

function* byPlies<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  { depth: last = Infinity, nodes: most = Infinity, visit }: DeepeningLimits,
  solution: (() => Solution<Position>) | undefined,
): Generator<DeepeningStep<Move>, void> {
  let isSolvable = solution !== undefined;
  let depth = 0;
  const search = new PlySearch(rules, () => {
    visit?.();
    if (depth > 1 && search.nodes >= most) throw new LimitReached();
  });
  while (depth < last) {
    depth++;
    let analysis;
    try {
      analysis = search.analyse(position, depth);
    } catch (error) {
      if (error instanceof LimitReached) return;
      throw error;
    }
    const { nodes } = search;
    yield { ...analysis, depth, nodes };
    if (analysis.value.exact) return;
    if (solution === undefined || !isSolvable || nodes < searchedFirst) continue;
    try {
      const solved = analyse(rules, solution(), position);
      yield { ...solved, depth: Math.max(depth + 1, solved.value.remoteness ?? 0), nodes };
      return;
    } catch (error) {
      if (!(error instanceof UnsolvableGame)) throw error;
      isSolvable = false;
    }
  }
}

class LimitReached extends Error {
  override readonly name = 'LimitReached';
}

/** The most positions whose values are remembered. */
const mostRemembered = 400_000;

/** Finds wins and losses that are in sight, by looking at every move; all else is an unproven draw. */
class PlySearch<Position, Move> {
  nodes = 0;
  readonly #rules: Rules<Position, Move>;
  readonly #visit: () => void;
  /** The value of a position by its key, and how many plies it was searched. */
  readonly #known = new Map<string, { readonly depth: number; readonly value: Value }>();

  /** @param visit - called for every position; it may end the search by throwing. */
  constructor(rules: Rules<Position, Move>, visit: () => void) {
    this.#rules = rules;
    this.#visit = visit;
  }

  /** The values of a position and its moves, as far as a number of plies shows them. */
  analyse(position: Position, depth: number): Analysis<Move> {
    const rules = this.#rules;
    const moves = (rules.distinctMoves?.(position) ?? rules.moves(position))
      .map((move) => ({ move, value: this.#valueOf(position, move, depth) }))
      .sort((one, other) => byValue(one.value, other.value));
    return { value: bestOf(moves.map(({ value }) => value)), moves };
  }

  /** The value of a move to its player. */
  #valueOf(position: Position, move: Move, depth: number): Value {
    const after = this.#rules.play(position, move);
    return isToMove(this.#rules, after, this.#rules.turn(position))
      ? this.#valueAt(after, depth)
      : beforeMove(this.#valueAt(after, depth - 1));
  }

  #valueAt(position: Position, depth: number): Value {
    this.nodes++;
    this.#visit();
    const rules = this.#rules;
    const turn = rules.turn(position);
    if (turn.kind === 'over') return valueOfOutcome(turn.outcome, rules.mover(position));
    if (depth === 0 || turn.kind === 'chance') return unproven;
    const key = rules.key(position);
    const known = this.#known.get(key);
    if (known?.value.exact) {
      // What takes longer is out of sight: another move may be quicker.
      return (known.value.remoteness ?? 0) <= depth ? known.value : unproven;
    }
    if (known !== undefined && known.depth >= depth) return known.value;
    const value = this.#bestAt(position, depth);
    if (this.#known.size >= mostRemembered) this.#known.clear();
    this.#known.set(key, { depth, value });
    return value;
  }

  #bestAt(position: Position, depth: number): Value {
    const values: Value[] = [];
    for (const move of this.#rules.moves(position)) {
      const value = this.#valueOf(position, move, depth);
      // Nothing ends sooner than with the next ply.
      if (value.score === 1 && value.remoteness === 1) return value;
      values.push(value);
    }
    return bestOf(values);
  }
}

/** The best of the values of all moves: a draw is proven only if no other move could win. */
function bestOf(values: readonly Value[]): Value {
  const [best = unproven] = values.toSorted(byValue);
  return best.score === 0.5 && values.some(({ exact }) => !exact) ? unproven : best;
}
