import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Facts } from '../facts.ts';
import { differences } from './differences.ts';

/** Compares the total and the used numbers of Summation Duel with the position. */
export function summationShown({ view, meters, largeNumbers, used }: Facts): string[] {
  const { position, settings } = view as MatchViewOf<'summation-duel'>;
  const total = position.used.reduce((sum, number) => sum + number, 0);
  return differences([
    ['the total', meters['Total'], `${total} of ${settings.target}`],
    ['the large total', largeNumbers, [String(total)]],
    ['the used numbers', inOrder(used), inOrder(position.used)],
  ]);
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
