import { scoresFromMover, type ConquestPosition } from './position.ts';
import type { ConquestSettings } from './settings.ts';

/** Why a digit can't be added to the mover's score, as a sentence; nothing where it can. */
export function whyNotAdd(
  { target }: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): string | undefined {
  const [own] = scoresFromMover(position);
  return own + digit > target
    ? `Adding ${digit} to ${own} would exceed ${target}: ${own} + ${digit} = ${own + digit}.`
    : undefined;
}

/**
 * Why a digit can't be subtracted from the opponent's score, as a sentence; nothing where it can.
 * With clamped subtraction it always can, useful or not, except where it would do nothing and adding
 * is impossible too: that is a discard.
 */
export function whyNotSubtract(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): string | undefined {
  const [, other] = scoresFromMover(position);
  if (settings.subtraction === 'exact') {
    return other < digit ? `Subtracting ${digit} from ${other} would go below 0.` : undefined;
  }
  return other === 0 && whyNotAdd(settings, position, digit) !== undefined
    ? 'There is nothing to subtract: the opponent’s score is 0.'
    : undefined;
}

/** Why a digit in hand has to be discarded without effect; nothing where it can be used. */
export function whyDiscard(
  settings: ConquestSettings,
  position: ConquestPosition,
  digit: number,
): string | undefined {
  const add = whyNotAdd(settings, position, digit);
  const subtract = whyNotSubtract(settings, position, digit);
  return add === undefined || subtract === undefined ? undefined : `${add} ${subtract}`;
}
