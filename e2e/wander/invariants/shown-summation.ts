import type { MatchViewOf } from '../../../electron/api/match-view.ts';
import type { Facts } from '../facts.ts';
import { differences } from './differences.ts';

/** Compares the total and the numbers of Summation Duel that are used up with the position. */
export function summationShown({ view, meters, largeNumbers, used }: Facts): string[] {
  const { position, settings } = view as MatchViewOf<'summation-duel'>;
  const { used: cards } = position;
  const total = position.total ?? cards.reduce((sum, number) => sum + number, 0);
  const usedUp = [...new Set(cards)].filter(
    (number) => cards.filter((each) => each === number).length === settings.copies,
  );
  return differences([
    ['the total', meters['Total'], `${total} of ${settings.target}`],
    ['the large total', largeNumbers, [String(total)]],
    ['the numbers that are used up', inOrder(used), inOrder(usedUp)],
  ]);
}

function inOrder(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}
