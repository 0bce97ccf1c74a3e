import type { Rules } from '../game.ts';
import type { GameTree } from './duel-record.ts';

/** Where a game begins. @throws RangeError where its position is none. */
export function startOf(
  rules: Rules<unknown, unknown>,
  { first, position }: Pick<GameTree, 'first' | 'position'>,
): unknown {
  if (position === undefined) return rules.start(first);
  const start = rules.parsePosition(position, first);
  if (!start.ok) throw new RangeError(`${position} is no position: ${start.error.code}`);
  return start.value;
}
