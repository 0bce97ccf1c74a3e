import type { Outcome } from '../game.ts';
import { totalOf, type SummationMove, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Tells a person what a move does, without saying whose it is: `Adds 7: 15 + 7 = 22`. */
export function describeMove(
  settings: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): string {
  const before = totalOf(position);
  const after = before + number;
  const end =
    after === settings.target
      ? ', and wins'
      : after > settings.target
        ? `, which is past ${settings.target}`
        : '';
  return `Adds ${number}: ${before} + ${number} = ${after}${end}`;
}

/** Says how a game ended. */
export function describeOutcome({ target }: SummationSettings, { by }: Outcome): string {
  switch (by) {
    case 'exact':
      return `The total is exactly ${target}.`;
    case 'past':
      return `The total went past ${target}.`;
    default:
      return `Every number is used, and the total is short of ${target}.`;
  }
}
