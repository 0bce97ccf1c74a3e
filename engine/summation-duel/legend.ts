import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/**
 * The legend of the elevens: bringing the total to the next multiple of 11 below the target is said to win. With other
 * numbers than 10, it is the multiples of one more than the largest. The legend is false: a test counts how many of its
 * moves win.
 *
 * @returns the number to add; undefined if no number gets there.
 */
export function legendAdvice(
  settings: SummationSettings,
  position: SummationPosition,
): number | undefined {
  const step = settings.numbers + 1;
  const total = totalOf(position);
  const next = (Math.floor(total / step) + 1) * step;
  if (next >= settings.target) return undefined;
  return availableNumbers(settings, position).find((number) => total + number === next);
}
