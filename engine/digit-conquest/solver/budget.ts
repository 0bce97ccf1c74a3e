import { scratchBytes } from './backward-pass.ts';
import { compositionCounts, numberingBytes } from './compositions.ts';
import { fullDeck, type Race } from './race.ts';
import { tableBytes } from './kernel.ts';

/** The budget of a calculation. */
export interface Budget {
  /** The pairs of scores, each with a drawn digit, to weigh: 10⁹ take about a second. */
  readonly states: number;
  readonly bytes: number;
}

/** The budget of one of many positions: milliseconds. */
export const glanceBudget: Budget = { states: 2e6, bytes: 2 ** 26 };

/** The budget of a move at the table: half a second, a quarter of a gigabyte. */
export const moveBudget: Budget = { states: 4e8, bytes: 2 ** 28 };

/** The budget to prepare a match: a second or two, once. */
export const matchBudget: Budget = { states: 1.5e9, bytes: 2 ** 28 };

/** The cost of finding a table, in pairs of scores. */
const placeCost = 200;

/** The cost of copying a pair of scores in each pass. */
const copyCost = 12;

/** The cost of weighing a pair of scores with the probability of a draw. */
const limitedCost = 4;

/** The cost of the tables of a number of compositions. */
function statesOf({ digits, target, limited }: Race, compositions: number, kinds = digits): number {
  const pair = limited === true ? limitedCost : 1;
  return compositions * kinds * (pair * target ** 2 + placeCost);
}

/** The draws that a budget allows to look ahead: at least one, at most the whole deck. */
export function drawsWithin(race: Race, deck: readonly number[], budget: Budget): number {
  const counts = compositionCounts(deck);
  const digits = deck.filter((copies) => copies > 0).length;
  let states = 0;
  let all = 1;
  let widest = 1;
  for (let draws = 1; draws < counts.length; draws++) {
    const level = counts[draws] ?? 0;
    states += statesOf(race, level, digits);
    widest = Math.max(widest, level + (counts[draws - 1] ?? 1));
    all += level;
    const bytes = scratchBytes(race) + widest * tableBytes(race) + numberingBytes(deck, draws, all);
    if (draws > 1 && (states > budget.states || bytes > budget.bytes)) return draws - 1;
  }
  return counts.length - 1;
}

/** The cost of following a deck to its end. */
export function statesToEnd(race: Race, deck: readonly number[]): number {
  const [, ...levels] = compositionCounts(deck);
  const compositions = levels.reduce((sum, level) => sum + level, 0);
  return statesOf(race, compositions, deck.filter((copies) => copies > 0).length);
}

/** The cost of a pass over the full deck. */
export function passStates(race: Race): number {
  const [, ...levels] = compositionCounts(fullDeck(race));
  const compositions = levels.reduce((sum, level) => sum + level, 0);
  return statesOf(race, compositions) + copyCost * race.target ** 2;
}
