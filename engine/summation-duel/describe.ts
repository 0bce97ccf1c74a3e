import { message, type Message } from '../../words/message.ts';
import type { Outcome } from '../game.ts';
import { totalOf, type SummationMove, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Tells a person what a move does, without saying whose it is: `Adds 7: 15 + 7 = 22`. */
export function describeMove(
  { target }: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): Message {
  const before = totalOf(position);
  const after = before + number;
  const sum = { number, before, after };
  if (after === target) return message('summation-duel.move-wins', sum);
  return after > target
    ? message('summation-duel.move-passes', { ...sum, target })
    : message('summation-duel.move', sum);
}

/** Says how a game ended. */
export function describeOutcome({ target }: SummationSettings, { by }: Outcome): Message {
  switch (by) {
    case 'exact':
      return message('summation-duel.outcome.exact', { target });
    case 'past':
      return message('summation-duel.outcome.past', { target });
    default:
      return message('summation-duel.outcome.numbers', { target });
  }
}
