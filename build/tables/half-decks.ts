import {
  anderson,
  asValues,
  distance,
  passesRemembered,
} from '../../engine/digit-conquest/solver/anderson.ts';
import { tableOfDeck } from '../../engine/digit-conquest/solver/backward-pass.ts';
import { boundsAtCost, type Bounds } from '../../engine/digit-conquest/solver/certificate.ts';
import { compositionsOf } from '../../engine/digit-conquest/solver/compositions.ts';
import { solveFullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { fullDeck, tableSize, type Race } from '../../engine/digit-conquest/solver/race.ts';

/**
 * Predicts the fixed point of passes over a big deck from passes over two successive decks of half its
 * size, which cost a hundredth, corrected by their current difference (the defect correction of K.
 * Böhmer, P. Hemker and H. J. Stetter, Computing Supplementum 5, 1984).
 */
export interface HalfDecks {
  /** The first table. */
  start(table: Float64Array): Float64Array;
  /** The next table to try, after a pass over the big deck turned `table` into `image`. */
  next(table: Float64Array, image: Float64Array): Float64Array;
}

/** @param race - with an even number of copies. */
export function halfDecks(race: Race): HalfDecks {
  const half: Race = { ...race, copies: race.copies / 2 };
  const compositions = compositionsOf(fullDeck(half));

  function pass(table: Float64Array): Float64Array {
    return [1, 2].reduce((base) => tableOfDeck(half, compositions, { base, effects: [] }), table);
  }

  /** Finds the fixed point of passes that add `defect` to each value. */
  function converge(from: Float64Array, defect: Float64Array, precision: number): Float64Array {
    const acceleration = anderson(passesRemembered);
    let table = from;
    for (let passes = 0; passes < 200; passes++) {
      const image = pass(table).map((value, at) => value + (defect[at] ?? 0));
      if (distance(table, image) <= precision) return image;
      table = acceleration.next(table, image);
    }
    return table;
  }

  return {
    start: (table) => converge(table, new Float64Array(tableSize(race)), 1e-4),
    next: (table, image) => {
      const foreseen = pass(table);
      const defect = image.map((value, at) => value - (foreseen[at] ?? 0));
      return converge(table, defect, Math.max(1e-14, 0.02 * distance(table, image)));
    },
  };
}

/**
 * Predicts bounds around a big deck's table from those of the deck of half its size, in proportion to
 * the cost of a pass. Passes over the big deck prove them.
 *
 * @param race - with an even number of copies.
 */
export function halfDeckBounds(race: Race, table: Float64Array, cost: number): Bounds {
  const half: Race = { ...race, copies: race.copies / 2 };
  const compositions = compositionsOf(fullDeck(half));
  const pass = (from: Float64Array): Float64Array =>
    tableOfDeck(half, compositions, { base: from, effects: [] });
  const own = solveFullDeck(half).table;
  const { bounds } = boundsAtCost(half, pass, own, costOfHalf, 1000);
  if (bounds === undefined) throw new RangeError('No bounds were found with half the deck.');
  const moved = (to: Float64Array): Float64Array =>
    asValues(
      table.map((value, at) => value + (((to[at] ?? 0) - (own[at] ?? 0)) * cost) / costOfHalf),
    );
  return { lower: moved(bounds.lower), upper: moved(bounds.upper) };
}

/** Too small to change any decision, and large compared with rounding. */
const costOfHalf = 1e-9;
