import type { Race } from './solver/race.ts';

/**
 * Whether to add or to subtract a digit, by the scores alone: take a winning addition; subtract if the opponent may win with
 * one digit; subtract if the opponent has at least the digit, no digit wins at once yet, and adding would lead by at most
 * two; otherwise add.
 *
 * @returns the choice if both are legal.
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
