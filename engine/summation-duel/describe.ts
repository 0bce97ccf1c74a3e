import { message, playerAt, type Message } from '../../words/message.ts';
import type { Outcome } from '../game.ts';
import { totalOf, type SummationMove, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** What a move does, without its player: `Adds 7: 15 → 22`. */
export function describeMove(
  { target }: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): Message {
  const sum = sumOf(target, position, number);
  return message('summation-duel.move', { form: 'done', number, sum });
}

/** What a move did: `Computer added 7: 15 → 22.` */
export function recountMove(
  { target }: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): Message {
  const sum = sumOf(target, position, number);
  return message('summation-duel.recount', { player: playerAt(position.turn), number, sum });
}

function sumOf(target: number, position: SummationPosition, number: number): Message {
  const before = totalOf(position);
  const after = before + number;
  return after > target
    ? message('summation-duel.sum.passes', { before, after, target })
    : message('summation-duel.sum.goes-on', { before, after });
}

/** Why the game ended. */
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
