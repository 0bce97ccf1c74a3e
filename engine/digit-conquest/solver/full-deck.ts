import { anderson, asValues, distance, passesRemembered } from './anderson.ts';
import { compositionsOf } from './compositions.ts';
import { tableOfDeck } from './backward-pass.ts';
import { endlessTable } from './endless-deck.ts';
import { fullDeck, type Race } from './race.ts';

/** The table of a deck just shuffled, and how well it stands still. */
export interface FullDeck {
  readonly table: Float64Array;
  /** The most that one more pass over the deck changes anywhere. */
  readonly residual: number;
  /** How many passes it took. */
  readonly passes: number;
}

/** After so many passes that brought nothing better, it can't be had any better. */
const patience = 25;

/**
 * Solves a race: the table of the full deck is the one that a pass over the whole deck, which ends
 * with the reshuffle, gives back.
 *
 * @param precision - the residual to reach. The values are off by some ten times as much.
 * @param mostPasses - when to give up; the residual then tells.
 */
export function solveFullDeck(race: Race, precision = 1e-14, mostPasses = 200): FullDeck {
  const compositions = compositionsOf(fullDeck(race));
  const acceleration = anderson(passesRemembered);
  let table = endlessTable(race);
  let best: FullDeck | undefined;
  for (let passes = 1; passes <= mostPasses; passes++) {
    const image = tableOfDeck(race, compositions, { base: table, effects: [] });
    const residual = distance(table, image);
    if (best === undefined || residual < best.residual) best = { table: image, residual, passes };
    if (residual <= precision || passes > best.passes + patience) break;
    table = asValues(acceleration.next(table, image));
  }
  if (best === undefined) throw new RangeError('Without a pass nothing can be solved.');
  return best;
}
