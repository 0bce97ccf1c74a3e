import type { Naming, Outcome } from '../game.ts';
import { totalOf, type SummationMove, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** Tells a person what a move does, without saying whose it is: `Adds 7: 15 + 7 = 22`. */
export function describeMove(
  settings: SummationSettings,
  position: SummationPosition,
  move: SummationMove,
): string {
  return `Adds ${move.number}: ${sum(settings, position, move)}`;
}

/** Tells what was added, and by whom: `Computer added 7: 15 + 7 = 22.` */
export function recountMove(
  settings: SummationSettings,
  position: SummationPosition,
  move: SummationMove,
  name: Naming,
): string {
  return `${name(position.turn)} added ${move.number}: ${sum(settings, position, move)}.`;
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

function sum(
  { target }: SummationSettings,
  position: SummationPosition,
  { number }: SummationMove,
): string {
  const before = totalOf(position);
  const after = before + number;
  const end = after === target ? ', and wins' : after > target ? `, which is past ${target}` : '';
  return `${before} + ${number} = ${after}${end}`;
}
