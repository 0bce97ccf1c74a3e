import { message, type Message } from '../../words/message.ts';
import { cardsLeftOf, totalOf, type SummationMove, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Why a number can't be chosen; undefined if it can. */
export function reasonAgainst(
  settings: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): Message | undefined {
  if (totalOf(position) >= settings.target) return message('game.over');
  if (!Number.isInteger(number) || number < 1 || number > settings.numbers) {
    return message('summation-duel.reason.outside', { number, numbers: settings.numbers });
  }
  return cardsLeftOf(settings, position, number) === 0
    ? message('summation-duel.reason.used', { number, copies: Number(settings.copies) })
    : undefined;
}
