import { asValues, distance } from './anderson.ts';
import { tableOfDeck } from './backward-pass.ts';
import { passStates } from './budget.ts';
import { certify } from './certificate.ts';
import { compositionsOf } from './compositions.ts';
import { endlessTable } from './endless-deck.ts';
import { fullDeck, type Race } from './race.ts';
import { converge } from './converge.ts';

/** The table of the shuffled deck, and its precision. */
export interface FullDeck {
  readonly table: Float64Array;
  /** The most that one more pass over the deck changes. */
  readonly residual: number;
  /** The proven largest error of any value; null if there is no proof. */
  readonly within: number | null;
  /** The number of passes, with those of the proof. */
  readonly passes: number;
}

/** The residual at which a table has converged. */
const precision = 1e-14;

/**
 * Solves a race: the table of the full deck is the fixed point of a pass over the whole deck up to the reshuffle.
 *
 * @param states - the budget, see {@link Budget}.
 */
export function solveFullDeck(race: Race, states = 1e11): FullDeck {
  const compositions = compositionsOf(fullDeck(race));
  const pass = (table: Float64Array): Float64Array =>
    tableOfDeck(race, compositions, { base: table, effects: [] });
  const mostPasses = Math.max(1, states / passStates(race));
  const converged = converge(
    (table) => pass(asValues(table)),
    endlessTable(race),
    (table, image) => distance(table, image) <= precision,
    mostPasses,
  );
  const table = converged.image;
  const residual = distance(table, pass(table));
  const proof = certify(race, pass, table, residual, mostPasses - converged.passes);
  return {
    table,
    residual,
    within: proof.within,
    passes: converged.passes + 1 + proof.passes,
  };
}
