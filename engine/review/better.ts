import type { Rules } from '../game.ts';
import { lossOf, slowness, type Value } from '../analysis/value.ts';
import { keeping, type Decision } from '../decision/decision.ts';
import { essentialWays } from '../decision/essential.ts';
import { notationOf } from '../decision/notation.ts';

/** A ply that keeps the value, in notation. */
export interface BetterPly {
  readonly moves: readonly string[];
  readonly value: Value;
}

/** The plies of {@link keptBy} that are better than one that was played: worth more, or quicker to a win. */
export function betterThan<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  decision: Decision<Position, Move>,
  played: Value,
): BetterPly[] {
  return keptBy(rules, from, decision).filter(
    ({ value }) => lossOf(value, played) > 0 || slowness(value) < slowness(played),
  );
}

/** The plies that keep the value, the quickest first; equivalent ones appear once. */
export function keptBy<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  decision: Decision<Position, Move>,
): BetterPly[] {
  return essentialWays(rules, keeping(decision)).map(({ moves, value }) => ({
    moves: notationOf(rules, from, moves),
    value,
  }));
}
