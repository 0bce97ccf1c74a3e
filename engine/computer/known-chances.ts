import type { Rules } from '../game.ts';
import type { Solution } from '../analysis/solution.ts';
import { pliesFrom } from '../solver/plies.ts';
import type { Progress } from '../analysis/solution.ts';
import { practicalValues, type PracticalValues } from './practical-values.ts';

/** The most positions to work out at the first move, somewhat more than ten fingers have. */
const mostPositions = 6000;

/** The most positions to cache of a game that is too large as a whole. */
const mostRemembered = 20_000;

/** Results for a game; they don't depend on earlier requests. */
interface Known {
  /** All positions from the start; null if they are too many. */
  readonly whole: PracticalValues<unknown> | null;
  /** The chances after the moves of other positions, by key. */
  readonly at: Map<string, PracticalValues<unknown>>;
  /** The keys of positions that too many others follow. */
  readonly tooLarge: Set<string>;
}

/** For each game under its rules. */
const worked = new WeakMap<object, Known>();

/**
 * The chances of the moves of a position against an opponent who errs, from the game as a whole or from what follows there.
 *
 * @returns undefined if too many positions follow.
 */
export function chancesAt<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  position: Position,
  progress?: Progress,
): PracticalValues<Position> | undefined {
  const known = worked.get(rules) ?? begin(rules, solution, progress);
  worked.set(rules, known);
  const { whole, at, tooLarge } = known;
  const replies = pliesFrom(rules, position);
  if (whole !== null && replies.every((reply) => whole.whereOtherErrs(reply) !== undefined)) {
    return whole;
  }
  const key = rules.key(position);
  const before = at.get(key);
  if (before !== undefined) return before;
  const limits = { most: mostPositions, tooLarge, ...(progress && { progress }) };
  const found = practicalValues(rules, solution, position, limits);
  if (found === undefined) {
    remember(tooLarge).add(key);
    return undefined;
  }
  const chances = only(rules, found, replies);
  remember(at).set(key, chances);
  return chances;
}

function begin<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
  progress?: Progress,
): Known {
  const start = rules.start(0);
  const limits = { most: mostPositions, ...(progress && { progress }) };
  const whole = practicalValues(rules, solution, start, limits) ?? null;
  return {
    whole,
    at: new Map(),
    tooLarge: new Set(whole === null ? [rules.key(start)] : []),
  };
}

/** The chances of some positions alone, so that the others can be freed. */
function only<Position, Move>(
  rules: Rules<Position, Move>,
  known: PracticalValues<Position>,
  positions: readonly Position[],
): PracticalValues<Position> {
  const chances = new Map(positions.map((each) => [rules.key(each), known.whereOtherErrs(each)]));
  return {
    tolerance: known.tolerance,
    whereOtherErrs: (position) => chances.get(rules.key(position)),
  };
}

function remember<Memory extends Map<string, unknown> | Set<string>>(memory: Memory): Memory {
  if (memory.size >= mostRemembered) memory.clear();
  return memory;
}
