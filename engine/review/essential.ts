import type { Rules } from '../game.ts';
import { decisionAt, type Decision, type RatedPly } from './decision.ts';
import type { Valuer } from './valuers.ts';

/** One of the plies that lead to the same position, whichever hand is which: one move to whoever thinks about it. */
export interface EssentialWay<Position, Move> extends RatedPly<Position, Move> {
  /** Where they lead to. */
  readonly key: string;
}

/** What a player had to decide, by what matters of it. */
export interface EssentialDecision<Position, Move> extends Pick<
  Decision<Position, Move>,
  'best' | 'meanLoss'
> {
  /** The best first. */
  readonly ways: readonly EssentialWay<Position, Move>[];
}

/** @returns nothing where nobody is to move, or where what a way is worth is not certain. */
export function essentialAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
): EssentialDecision<Position, Move> | undefined {
  const decision = decisionAt(rules, valuer, position);
  return decision && { ...decision, ways: essentialWays(rules, decision.ways) };
}

/** One way for all that come to the same, such as strikes with either of two equal hands, in the order of the first ones. */
export function essentialWays<Position, Move>(
  rules: Pick<Rules<Position, Move>, 'key'>,
  ways: readonly RatedPly<Position, Move>[],
): EssentialWay<Position, Move>[] {
  const byKey = new Map<string, EssentialWay<Position, Move>>();
  for (const way of ways) {
    const key = rules.key(way.after);
    const known = byKey.get(key) ?? { ...way, key, probability: 0 };
    byKey.set(key, { ...known, probability: known.probability + way.probability });
  }
  return [...byKey.values()];
}
