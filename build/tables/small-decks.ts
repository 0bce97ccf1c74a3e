import { solveFullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { entryOf, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { exactWithin } from '../../engine/digit-conquest/solver/solve-conquest.ts';
import { bracketOf, outside, smallRaces } from '../../engine/digit-conquest/testing.ts';

/** The accepted width of a bracket. */
const bracketWithin = 1e-10;

/**
 * Solves the races with small decks and compares them with plain two-sided passes. Prints the proven
 * error bound, how far each is outside the bracket, the passes and the seconds.
 *
 * @returns the exit status.
 */
export function checkSmallDecks(): number {
  console.log(
    'target digits copies subtraction  first wins      proven    outside   solver            bracket',
  );
  const rows = smallRaces.map(checkSmallDeck);
  const exact = rows.filter((row) => row.exact).length;
  const largest = Math.max(...rows.map((row) => row.off));
  const slowest = Math.max(...rows.map((row) => row.seconds));
  console.log(
    `${rows.length.toString()} settings, ${exact.toString()} proven to within ${exactWithin.toExponential()}; ` +
      `${largest.toExponential(1)} outside of the bracket at most, ${slowest.toFixed(1)} s the slowest`,
  );
  return rows.every((row) => row.exact && row.off <= row.within) ? 0 : 1;
}

function checkSmallDeck(race: Race): {
  exact: boolean;
  within: number;
  off: number;
  seconds: number;
} {
  const [solution, seconds] = timed(() => solveFullDeck(race, 1e10));
  const [bracket, bracketSeconds] = timed(() => bracketOf(race, bracketWithin));
  const within = solution.within ?? Infinity;
  const off = outside(race, solution.table, bracket);
  const start = 1 - (solution.table[entryOf(race, 0, 0)] ?? 0);
  console.log(
    [
      race.target.toString().padStart(6),
      race.digits.toString().padStart(6),
      race.copies.toString().padStart(6),
      (race.clamped ? 'clamped' : 'exact').padEnd(12),
      start.toFixed(12),
      within.toExponential(1),
      off.toExponential(1).padStart(9),
      `${solution.passes.toString().padStart(7)} in ${seconds.toFixed(2)} s`,
      `${bracket.passes.toString().padStart(7)} in ${bracketSeconds.toFixed(2)} s`,
    ].join('  '),
  );
  return { exact: within <= exactWithin, within, off, seconds };
}

function timed<Thing>(make: () => Thing): [Thing, number] {
  const since = performance.now();
  const thing = make();
  return [thing, (performance.now() - since) / 1000];
}
