import { asValues, distance } from './anderson.ts';
import { tableOfDeck } from './backward-pass.ts';
import { passStates } from './budget.ts';
import { certify } from './certificate.ts';
import { compositionsOf } from './compositions.ts';
import { endlessTable } from './endless-deck.ts';
import { fullDeck, type Race } from './race.ts';
import { settle } from './settle.ts';

/** The table of a deck just shuffled, and how well it is known. */
export interface FullDeck {
  readonly table: Float64Array;
  /** The most that one more pass over the deck changes anywhere. */
  readonly residual: number;
  /** How far any value is from the true one at most, as is proven; null where nothing is. */
  readonly within: number | null;
  /** How many passes it took, the proof included. */
  readonly passes: number;
}

/** The residual at which a table will do. */
const precision = 1e-14;

/**
 * Solves a race: the table of the full deck is the one that a pass over the whole deck, which ends
 * with the reshuffle, gives back.
 *
 * @param states - how much may be weighed for it; see {@link Budget}.
 */
export function solveFullDeck(race: Race, states = 1e11): FullDeck {
  const compositions = compositionsOf(fullDeck(race));
  const pass = (table: Float64Array): Float64Array =>
    tableOfDeck(race, compositions, { base: table, effects: [] });
  const mostPasses = Math.max(1, states / passStates(race));
  const settled = settle(
    (table) => pass(asValues(table)),
    endlessTable(race),
    (table, image) => distance(table, image) <= precision,
    mostPasses,
  );
  const table = settled.image;
  const residual = distance(table, pass(table));
  const proof = certify(race, pass, table, residual, mostPasses - settled.passes);
  return {
    table,
    residual,
    within: proof.within,
    passes: settled.passes + 1 + proof.passes,
  };
}
