import { anderson, distance, passesRemembered } from './anderson.ts';
import { tableOfDeck } from './backward-pass.ts';
import { compositionsOf } from './compositions.ts';
import { fullDeck, tableSize, type Race } from './race.ts';

/**
 * Foresees what passes over a big deck would lead to, from passes over two decks of half its size,
 * one after the other, which cost a hundredth: where they would stand still if they were off by as
 * much everywhere as they are now. (The defect correction of K. Böhmer, P. Hemker and H. J. Stetter,
 * Computing Supplementum 5, 1984.)
 */
export interface HalfDecks {
  /** A table to begin with. */
  start(table: Float64Array): Float64Array;
  /** The next table to try, after a pass over the big deck made `image` of `table`. */
  next(table: Float64Array, image: Float64Array): Float64Array;
}

/** @param race - with an even number of copies. */
export function halfDecks(race: Race): HalfDecks {
  const half: Race = { ...race, copies: race.copies / 2 };
  const compositions = compositionsOf(fullDeck(half));

  function pass(table: Float64Array): Float64Array {
    return [1, 2].reduce((base) => tableOfDeck(half, compositions, { base, effects: [] }), table);
  }

  /** The table that passes lead to when `defect` is added to each. */
  function settle(from: Float64Array, defect: Float64Array, precision: number): Float64Array {
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
    start: (table) => settle(table, new Float64Array(tableSize(race)), 1e-4),
    next: (table, image) => {
      const foreseen = pass(table);
      const defect = image.map((value, at) => value - (foreseen[at] ?? 0));
      return settle(table, defect, Math.max(1e-14, 0.02 * distance(table, image)));
    },
  };
}
