import type { Rules } from '../game.ts';
import type { Solution } from '../analysis/solution.ts';
import { pliesFrom } from '../solver/plies.ts';
import type { Progress } from '../analysis/solution.ts';
import { practicalValues, type PracticalValues } from './practical-values.ts';

/** With more positions a player would wait for his first move: those of ten fingers, and some more. */
const mostPositions = 6000;

/** As many positions are remembered of a game that is too large as a whole; then it begins anew. */
const mostRemembered = 20_000;

/** What was worked out for a game; nothing of it depends on what was asked before. */
interface Known {
  /** From its start on; null where that is too much. */
  readonly whole: PracticalValues<unknown> | null;
  /** From other positions on, whatever can be played there. */
  readonly at: Map<string, PracticalValues<unknown>>;
  /** The keys of positions from which it is too much. */
  readonly tooLarge: Set<string>;
}

/** For each game under its rules. */
const worked = new WeakMap<object, Known>();

/**
 * The chances, against an opponent who errs, of whatever can be played in a position: by the game as a whole, or by what
 * follows from there.
 *
 * @returns nothing where too many positions follow.
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

/** The chances of some positions, without all the others from which they come. */
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
