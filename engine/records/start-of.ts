import type { Rules } from '../game.ts';
import type { DuelRecord } from './duel-record.ts';

/**
 * Where a game of a match begins.
 *
 * @param round - from 0.
 * @throws RangeError where there is no such game, or its position is none.
 */
export function startOf(
  rules: Rules<unknown, unknown>,
  { games, position }: DuelRecord,
  round: number,
): unknown {
  const game = games[round];
  if (game === undefined) throw new RangeError(`There is no game ${round + 1}.`);
  if (round > 0 || position === undefined) return rules.start(game.first);
  const start = rules.parsePosition(position);
  if (!start.ok) throw new RangeError(`${position} is no position: ${start.error.code}`);
  return start.value;
}
