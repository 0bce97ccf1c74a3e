import { seededRandom, type Random } from '../../random.ts';
import { leastSquares } from './least-squares.ts';
import { makeMemory } from '../../wasm.ts';
import { makeKernel, numberBytes, tableBytes } from './kernel.ts';
import { fullDeck, tableSize, type Race } from './race.ts';

/**
 * An estimate of the table of a deck, to the first order in its deviation from an even deck: `base` plus, for each digit,
 * its share of the deck less that of an even deck, times `effects[digit - 1]`.
 */
export interface Estimate {
  readonly base: Float64Array;
  /** One for each digit; none to ignore the deck. */
  readonly effects: readonly Float64Array[];
}

/** The number of sample decks of each size. */
const samples = 128;

/** The estimates by table: making them takes longer than most moves. */
const known = new WeakMap<Float64Array, Estimate[]>();

/** The strength of the ridge regression. */
const caution = 1e-6;

/**
 * Estimates for decks of 0, 1, 2, … cards, up to the full deck less one. Each is a least-squares fit to random decks of its
 * size, whose tables follow from the estimate before by one draw.
 *
 * @param shuffled - the table of the shuffled deck, which is that of the empty deck.
 */
export function estimatesOf(race: Race, shuffled: Float64Array): readonly Estimate[] {
  const has = known.get(shuffled);
  if (has !== undefined) return has;
  const { digits, copies } = race;
  const size = tableSize(race);
  const random = seededRandom(1);
  let last: Estimate = {
    base: shuffled,
    effects: fullDeck(race).map(() => new Float64Array(size)),
  };
  const estimates = [last];
  const fit = fitter(race);
  for (let cards = 1; cards < digits * copies; cards++) {
    const decks = Array.from({ length: samples }, () => drawDeck(race, cards, random));
    last = fit(last, cards, decks);
    estimates.push(last);
  }
  known.set(shuffled, estimates);
  return estimates;
}

/** Draws random cards from a full deck until `cards` are left. */
function drawDeck(race: Race, cards: number, random: Random): number[] {
  const deck = fullDeck(race);
  for (let left = race.digits * race.copies; left > cards; left--) {
    let place = random.below(left);
    const index = deck.findIndex((count) => (place -= count) < 0);
    deck[index] = (deck[index] ?? 0) - 1;
  }
  return deck;
}

/** Makes a function that fits an estimate to some decks, given the estimate for a card less. */
function fitter(
  race: Race,
): (last: Estimate, cards: number, decks: readonly (readonly number[])[]) => Estimate {
  const { target, digits, clamped } = race;
  const bytes = tableBytes(race);
  const size = tableSize(race);
  const kernel = makeKernel(makeMemory((4 + 2 * (digits + 1)) * bytes));
  const { numbers } = kernel;
  const [sum, common, after, table] = [0, bytes, 2 * bytes, 3 * bytes] as const;
  const known = (part: number): number => (4 + part) * bytes;
  const fitted = (part: number): number => (4 + digits + 1 + part) * bytes;
  const at = (place: number): number => place / numberBytes;
  const add = (to: number, from: number, weight: number): void => {
    kernel.wide(to, from, from, to + bytes, weight);
  };
  const copy = (to: number, from: number): void => {
    numbers.copyWithin(at(to), at(from), at(from) + size);
  };

  return (last, cards, decks) => {
    [last.base, ...last.effects].forEach((part, index) => numbers.set(part, at(known(index))));
    numbers.fill(0, at(fitted(0)));
    const weights = fitWeights(decks.map((deck) => [1, ...sharesOf(deck, cards)]));
    decks.forEach((deck, sample) => {
      copy(common, known(0));
      if (cards > 1) {
        deck.forEach((count, index) => {
          add(common, known(index + 1), count / (cards - 1) - 1 / digits);
        });
      }
      deck.forEach((count, index) => {
        if (count === 0) return;
        copy(after, common);
        if (cards > 1) add(after, known(index + 1), -1 / (cards - 1));
        kernel.addDraw(sum, after, target, index + 1, count, clamped);
      });
      kernel.finish(sum, table, target, cards);
      weights.forEach((row, part) => {
        add(fitted(part), table, row[sample] ?? 0);
      });
    });
    const parts = weights.map((_, part) => {
      const values = numbers.slice(at(fitted(part)), at(fitted(part)) + size);
      return values.fill(part === 0 ? 1 : 0, target * target);
    });
    const [base = last.base, ...effects] = parts;
    return { base, effects };
  };
}

/** The share of each digit in a deck less that in an even deck. */
function sharesOf(deck: readonly number[], cards: number): number[] {
  return deck.map((count) => count / cards - 1 / deck.length);
}

/**
 * The weights of the samples in each coefficient of the least-squares fit: one row for each coefficient.
 *
 * @param rows - the factors of the coefficients, for each sample.
 */
function fitWeights(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place);
  // Below the samples, a row for each effect pulls it towards 0 (ridge regression).
  const ridge = Math.sqrt(caution * rows.length);
  const columns = places.map((place) =>
    Float64Array.from([
      ...rows.map((row) => row[place] ?? 0),
      ...places.slice(1).map((effect) => (effect === place ? ridge : 0)),
    ]),
  );
  const fit = leastSquares(columns);
  const bySample = rows.map((_, sample) => {
    const alone = new Float64Array(rows.length + width - 1);
    alone[sample] = 1;
    return fit(alone);
  });
  return places.map((place) => bySample.map((coefficients) => coefficients[place] ?? 0));
}
