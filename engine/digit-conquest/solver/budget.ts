import { scratchBytes } from './backward-pass.ts';
import { compositionCounts, numberingBytes } from './compositions.ts';
import { fullDeck, type Race } from './race.ts';
import { tableBytes } from './kernel.ts';

/** How much a calculation may cost. */
export interface Budget {
  /** How many pairs of scores, each with one drawn digit, may be weighed: some 10⁹ take a second. */
  readonly states: number;
  readonly bytes: number;
}

/** What a player at the table waits for: half a second, a quarter of a gigabyte. */
export const moveBudget: Budget = { states: 4e8, bytes: 2 ** 28 };

/** What getting ready for a match may cost: a second or two, once. */
export const matchBudget: Budget = { states: 1.5e9, bytes: 2 ** 28 };

/** What finding the place of a table takes, in pairs of scores that might be weighed meanwhile. */
const placeCost = 200;

/** What comes with each pass for each pair of scores, besides the weighing of decks: it is copied. */
const copyCost = 12;

/** What it takes to work out so many tables, one for each composition. */
function statesOf({ digits, target }: Race, compositions: number, kinds = digits): number {
  return compositions * kinds * (target ** 2 + placeCost);
}

/** How many draws ahead a budget allows to look: at least one, at most all of the deck. */
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

/** What it takes to follow a deck to its end. */
export function statesToEnd(race: Race, deck: readonly number[]): number {
  const [, ...levels] = compositionCounts(deck);
  const compositions = levels.reduce((sum, level) => sum + level, 0);
  return statesOf(race, compositions, deck.filter((copies) => copies > 0).length);
}

/** What a pass over the whole deck costs. */
export function passStates(race: Race): number {
  const [, ...levels] = compositionCounts(fullDeck(race));
  const compositions = levels.reduce((sum, level) => sum + level, 0);
  return statesOf(race, compositions) + copyCost * race.target ** 2;
}
