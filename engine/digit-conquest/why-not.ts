import { message, type Message } from '../../words/message.ts';
import { scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** Why a digit can't be added to the mover's score; undefined if it can. */
export function whyNotAdd(
  { target }: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const [own] = scoresFromMover(position);
  return own + digit > target
    ? message('digit-conquest.reason.exceeds', { digit, own, target, sum: own + digit })
    : undefined;
}

/**
 * Why a digit can't be subtracted from the opponent's score; undefined if it can. With clamped subtraction it always can,
 * unless it would do nothing and adding is impossible too: that is a discard.
 */
export function whyNotSubtract(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const [, other] = scoresFromMover(position);
  if (settings.subtraction === 'exact') {
    return other < digit
      ? message('digit-conquest.reason.below-zero', { digit, other })
      : undefined;
  }
  return other === 0 && whyNotAdd(settings, position, digit) !== undefined
    ? message('digit-conquest.reason.nothing-to-subtract')
    : undefined;
}

/** Why a digit in hand must be discarded; undefined if it can be used. */
export function whyDiscard(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): Message | undefined {
  const add = whyNotAdd(settings, position, digit);
  const subtract = whyNotSubtract(settings, position, digit);
  return add === undefined || subtract === undefined
    ? undefined
    : message('digit-conquest.reason.both', { add, subtract });
}
