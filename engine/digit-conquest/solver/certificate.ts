import { asValues } from './anderson.ts';
import { tableSize, type Race } from './race.ts';
import { settle } from './settle.ts';

/** Two tables of a deck just shuffled, between which the true one lies. */
export interface Bounds {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/**
 * What a pass makes of bounds. If the number of cards is odd, it ends with the other player, and
 * makes the upper bound out of the lower one.
 *
 * @internal Exported for its tests.
 */
export function passBounds(
  { digits, copies }: Race,
  pass: (table: Float64Array) => Float64Array,
  { lower, upper }: Bounds,
): Bounds {
  const [one, other] = [pass(lower), pass(upper)];
  return (digits * copies) % 2 === 0 ? { lower: one, upper: other } : { lower: other, upper: one };
}

/**
 * Whether two tables are bounds for the true one, which is so if a pass leaves both behind: makes more
 * of the lower and less of the upper one, wherever they say more than that a probability lies
 * between 0 and 1.
 *
 * Suppose that the lower one were above the true table, the most, by `c`, at some place. A pass takes
 * two tables no further apart than they were, and gives the true one back; so it would bring the
 * lower one at that place to at most `c` above the true table, which is where it was, and not leave
 * it behind. Merely standing still would prove nothing: where players can go round and round for
 * long, tables nearly stand still that are far from the true one.
 *
 * @param after - what {@link passBounds} makes of them.
 * @param cost - how much less it made of the lower and more of the upper one than it should have.
 */
export function areBounds(race: Race, { lower, upper }: Bounds, after: Bounds, cost = 0): boolean {
  const least = roundingOf(race) - cost;
  for (let entry = 0; entry < race.target * race.target; entry++) {
    const [low = 0, high = 1] = [lower[entry], upper[entry]];
    if (low > 0 && (after.lower[entry] ?? 0) - low <= least) return false;
    if (high < 1 && high - (after.upper[entry] ?? 1) <= least) return false;
  }
  return true;
}

/** How far a table can be from the true one that lies between bounds. */
export function farthest(table: Float64Array, { lower, upper }: Bounds): number {
  return table.reduce(
    (most, value, entry) =>
      Math.max(most, value - (lower[entry] ?? 0), (upper[entry] ?? 1) - value),
    0,
  );
}

/** How many times bounds are looked for, further apart each time. */
const attempts = 4;

/**
 * Proves how far a table is from the true one, by bounds. They are what the game would be worth if
 * each pass cost a player a little, or brought a little in: such a table, when it settles, is left
 * behind by a pass without the cost.
 *
 * @param residual - the most that a pass changes in the table.
 * @returns nothing for `within` where no bounds were found.
 */
export function certify(
  race: Race,
  pass: (table: Float64Array) => Float64Array,
  table: Float64Array,
  residual: number,
  mostPasses: number,
): { readonly within: number | null; readonly passes: number } {
  let cost = Math.max(4 * residual, 32 * roundingOf(race));
  let passes = 0;
  for (let attempt = 0; attempt < attempts && passes < mostPasses; attempt++) {
    const found = boundsAtCost(race, pass, table, cost, (mostPasses - passes) / 2);
    passes += found.passes;
    if (found.bounds !== undefined) return { within: farthest(table, found.bounds), passes };
    cost *= 4;
  }
  return { within: null, passes };
}

/**
 * Looks for bounds about a table that a pass leaves behind by about the cost.
 *
 * @param mostPasses - over both bounds.
 */
export function boundsAtCost(
  race: Race,
  pass: (table: Float64Array) => Float64Array,
  table: Float64Array,
  cost: number,
  mostPasses: number,
): { readonly bounds: Bounds | undefined; readonly passes: number } {
  const found = settle(
    (both) => {
      const after = passBounds(race, pass, boundsIn(race, both));
      for (let entry = 0; entry < race.target * race.target; entry++) {
        after.lower[entry] = (after.lower[entry] ?? 0) - cost;
        after.upper[entry] = (after.upper[entry] ?? 0) + cost;
      }
      return inOne(after);
    },
    inOne({ lower: table, upper: table }),
    (both, image) => {
      const [lower, upper] = halves(race, image);
      return areBounds(race, boundsIn(race, both), { lower, upper }, cost);
    },
    mostPasses,
  );
  return {
    bounds: found.good ? boundsIn(race, found.vector) : undefined,
    passes: 2 * found.passes,
  };
}

/** How far rounding can take a pass from what it should make of a table. */
function roundingOf({ digits, copies }: Race): number {
  // Each draw adds up as many products as there are digits, divides them and takes them from one.
  return digits * copies * (digits + 3) * 2 ** -53;
}

function inOne({ lower, upper }: Bounds): Float64Array {
  const both = new Float64Array(lower.length + upper.length);
  both.set(lower);
  both.set(upper, lower.length);
  return both;
}

function halves(race: Race, both: Float64Array): [Float64Array, Float64Array] {
  const size = tableSize(race);
  return [both.subarray(0, size), both.subarray(size)];
}

function boundsIn(race: Race, both: Float64Array): Bounds {
  const [lower, upper] = halves(race, asValues(both));
  return { lower, upper };
}
