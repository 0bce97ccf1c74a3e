import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/**
 * The legend of the elevens: bring the total to the next multiple of 11 below the target, for that
 * forces the opponent to lose. With other numbers than 10 it is the multiples of one more than the
 * largest. It is not true: see the test on how many of these moves win.
 *
 * @returns the number that the legend advises; nothing where none gets there.
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
