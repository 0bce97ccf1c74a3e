import type { Rules } from '../game.ts';
import { decisionAt, type Decision, type RatedPly } from './decision.ts';
import type { Valuer } from './valuers.ts';

/** One of the plies that lead to equivalent positions; to a player they are the same move. */
export interface EssentialWay<Position, Move> extends RatedPly<Position, Move> {
  /** The key of the resulting position. */
  readonly key: string;
}

/** A player's decision, with equivalent ways merged. */
export interface EssentialDecision<Position, Move> extends Pick<
  Decision<Position, Move>,
  'best' | 'meanLoss'
> {
  /** The best first. */
  readonly ways: readonly EssentialWay<Position, Move>[];
}

/**
 * Rates the different ways to play in a position.
 *
 * @param least - the required certainty: proven values by default, or estimates.
 * @returns undefined if the game is over, chance moves, or the value of a way isn't known well enough.
 */
export function essentialAt<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  position: Position,
  least: 'proven' | 'estimated' = 'proven',
): EssentialDecision<Position, Move> | undefined {
  const decision = decisionAt(rules, valuer, position, least);
  return decision && { ...decision, ways: essentialWays(rules, decision.ways) };
}

/**
 * Merges equivalent ways, such as strikes with either of two equal hands, in the order of their first
 * members.
 */
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
