import { passLevel, scratchBytes, type LevelTables } from '../solver/backward-pass.ts';
import { compositionsOf, levelSize, type Compositions } from '../solver/compositions.ts';
import { estimatesOf } from '../solver/estimate.ts';
import { makeMemory } from '../../wasm.ts';
import { makeKernel, numberBytes, tableBytes } from '../solver/kernel.ts';
import { fullDeck, tableSize, type Race } from '../solver/race.ts';

/** A mutable deck, for quick draws. */
export interface LiveDeck {
  /** The count of each digit, 1 first. */
  readonly counts: Uint8Array;
  /** The number of cards. */
  cards: number;
  /** The deck's number among the compositions of the full deck. */
  number: number;
}

/** The value of a pair of scores to the player who has just moved, by deck. */
export type DeckValues = (deck: LiveDeck, own: number, other: number) => number;

/** A shuffled deck, or one with other counts. */
export function liveDeck({ strides, deck }: Compositions, counts = deck): LiveDeck {
  return {
    counts: Uint8Array.from(counts),
    cards: counts.reduce((sum, count) => sum + count, 0),
    number: counts.reduce((sum, count, index) => sum + count * (strides[index] ?? 0), 0),
  };
}

/** Values of an endless deck, which ignore the cards. */
export function deckBlindValues({ target }: Race, table: Float64Array): DeckValues {
  return (_, own, other) => table[own * target + other] ?? 0;
}

/**
 * Values for any deck: true ones for a shuffled deck and for the last few cards, estimates in between.
 *
 * @param all - the compositions of the full deck.
 * @param shuffled - the table of the shuffled deck.
 * @param exactCards - the most cards left with true values. For the real deck, 5 cards take 40 MB, 6 take 100.
 */
export function deckValues(
  race: Race,
  all: Compositions,
  shuffled: Float64Array,
  exactCards: number,
): DeckValues {
  const { target, digits } = race;
  const size = tableSize(race);
  const late = lateTables(race, all, shuffled, exactCards);
  const width = digits + 1;
  /** By cards left: for each entry, its base and its effects in a row. */
  const estimates = estimatesOf(race, shuffled).map(({ base, effects }) => {
    const rows = new Float64Array(size * width);
    base.forEach((value, entry) => {
      rows[entry * width] = value;
      effects.forEach((effect, index) => (rows[entry * width + index + 1] = effect[entry] ?? 0));
    });
    return rows;
  });
  return (deck, own, other) => {
    const entry = own * target + other;
    const { cards, counts } = deck;
    if (cards <= exactCards) {
      const table = (all.levelStart[cards] ?? 0) + all.rank(deck.number);
      return late[table * size + entry] ?? 0;
    }
    if (cards === all.cards) return shuffled[entry] ?? 0;
    const rows = estimates[cards];
    if (rows === undefined) throw new RangeError(`A deck can't have ${cards} cards.`);
    const at = entry * width;
    let value = rows[at] ?? 0;
    for (let index = 0; index < digits; index++) {
      value += ((counts[index] ?? 0) / cards - 1 / digits) * (rows[at + index + 1] ?? 0);
    }
    return value;
  };
}

/** The tables of all decks of up to `exactCards` cards, fewest cards first. */
function lateTables(
  race: Race,
  all: Compositions,
  shuffled: Float64Array,
  exactCards: number,
): Float64Array {
  const bytes = tableBytes(race);
  const tables = all.levelStart[Math.min(exactCards, all.cards) + 1] ?? 0;
  const start = scratchBytes(race);
  const kernel = makeKernel(makeMemory(start + tables * bytes));
  kernel.numbers.set(shuffled, start / numberBytes);
  const tablesOf = (level: number): LevelTables => ({
    kernel,
    scratch: 0,
    start: start + (all.levelStart[level] ?? 0) * bytes,
    spare: start,
  });
  for (let level = 1; level <= Math.min(exactCards, all.cards); level++) {
    const size = levelSize(all, level);
    passLevel(race, all, level, 0, size, tablesOf(level - 1), tablesOf(level));
  }
  return kernel.numbers.subarray(
    start / numberBytes,
    start / numberBytes + tables * tableSize(race),
  );
}

/** Numbers the compositions of a race's full deck. */
export function allDecks(race: Race): Compositions {
  return compositionsOf(fullDeck(race));
}
