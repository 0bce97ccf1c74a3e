import { listed, message, type Message } from '../../words/message.ts';
import { availableNumbers, totalOf, type SummationPosition } from './position.ts';
import { nextToReach, totalsToReach } from './race.ts';
import type { SummationSettings } from './settings.ts';

/**
 * The legend of the elevens: bringing the total to the next multiple of 11 below the target is said to win. With other
 * numbers than 10, it is the multiples of one more than the largest. The legend is false: a test counts how many of its
 * moves win. It remembers the race of numbers that are never used up, in which such steps count back from the target.
 *
 * @returns the number to add; undefined if no number gets there.
 */
export function legendAdvice(
  settings: SummationSettings,
  position: SummationPosition,
): number | undefined {
  const total = totalOf(position);
  const step = settings.numbers + 1;
  const isRace = settings.copies === 'unlimited';
  const next = isRace ? nextToReach(settings, total) : (Math.floor(total / step) + 1) * step;
  if (!isRace && next >= settings.target) return undefined;
  return availableNumbers(settings, position).find((number) => total + number === next);
}

/** What the analysis calls it: a legend or, in the race, the totals that are true. */
export function legendName(settings: SummationSettings): Message {
  if (settings.copies === 'unlimited') {
    return message('summation-duel.legend.totals', {
      totals: listed([...totalsToReach(settings), settings.target]),
    });
  }
  return settings.numbers === 10
    ? message('summation-duel.legend.elevens')
    : message('summation-duel.legend.multiples', { step: settings.numbers + 1 });
}
