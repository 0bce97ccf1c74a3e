import { seededRandom, type Random } from '../../random.ts';
import { leastSquares } from './least-squares.ts';
import { makeKernel, makeMemory, numberBytes, tableBytes } from './kernel.ts';
import { fullDeck, tableSize, type Race } from './race.ts';

/**
 * What the table of a deck is by estimate, to the first order in how far the deck is from having as
 * many of each digit: `base` plus, for each digit, its share of the deck less that of an even deck,
 * times `effects[digit - 1]`.
 */
export interface Estimate {
  readonly base: Float64Array;
  /** One for each digit; none where the deck is not to be looked at. */
  readonly effects: readonly Float64Array[];
}

/** How many decks of a size are looked at. */
const samples = 128;

/** The estimates that follow from a table, made once while that is kept: finding them takes longer than most moves. */
const known = new WeakMap<Float64Array, Estimate[]>();

/** Keeps the fit from making much of differences that the decks looked at hardly have. */
const caution = 1e-6;

/**
 * Estimates for decks of 0, 1, 2, … cards, up to the full deck less one, each from the one before:
 * some decks of the size are drawn at random, what they are worth follows from the next draw, and
 * the estimate is the best fit to that.
 *
 * @param shuffled - the table of the deck just shuffled, which is that of the empty deck.
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

/** Takes random cards out of a full deck, until so many are left. */
function drawDeck(race: Race, cards: number, random: Random): number[] {
  const deck = fullDeck(race);
  for (let left = race.digits * race.copies; left > cards; left--) {
    let place = random.below(left);
    const index = deck.findIndex((count) => (place -= count) < 0);
    deck[index] = (deck[index] ?? 0) - 1;
  }
  return deck;
}

/** Fits an estimate to some decks, given that of the decks with one card less. */
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

/** How far each digit's share of a deck is from that of an even deck. */
function sharesOf(deck: readonly number[], cards: number): number[] {
  return deck.map((count) => count / cards - 1 / deck.length);
}

/**
 * With what weights the samples' values add up to the coefficients of the least squares fit: one row
 * for each coefficient.
 *
 * @param rows - what the coefficients are multiplied by, for each sample.
 */
function fitWeights(rows: readonly (readonly number[])[]): number[][] {
  const width = rows[0]?.length ?? 0;
  const places = Array.from({ length: width }, (_, place) => place);
  // Below the samples a row for each effect, which wants it to be 0 (ridge regression).
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
