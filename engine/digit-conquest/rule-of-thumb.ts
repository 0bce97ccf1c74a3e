import type { Race } from './solver/race.ts';

/**
 * Whether to add a digit or to subtract it, by the digit and the scores alone: take a winning
 * addition; else, where the opponent may win with one digit, subtract; else subtract only if the
 * digit is no more than the opponent has, no digit wins at once yet, and adding would bring you to at
 * most two more than the opponent; otherwise add.
 *
 * @returns what to do where both are possible.
 */
export function ruleOfThumb(
  { target, digits }: Race,
  own: number,
  other: number,
  digit: number,
): 'add' | 'subtract' {
  const near = target - digits;
  if (own + digit === target) return 'add';
  if (other >= near) return 'subtract';
  return digit <= other && own < near && own + digit <= other + 2 ? 'subtract' : 'add';
}
