import { asValues } from './anderson.ts';
import { tableSize, type Race } from './race.ts';
import { converge } from './converge.ts';

/** Two tables of a shuffled deck, between which the true one lies. */
export interface Bounds {
  readonly lower: Float64Array;
  readonly upper: Float64Array;
}

/**
 * The bounds after a pass. If the number of cards is odd, the pass ends with the other player, so the lower bound gives the
 * upper one.
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
 * Whether two tables bound the true one. They do if a pass raises the lower and lowers the upper one at every entry, except
 * those at 0 and 1.
 *
 * Proof: suppose that the lower table exceeds the true one, at most by `c`, at some entry. A pass moves two tables no
 * further apart and keeps the true one, so it would leave that entry at most `c` above the true table, and not raise it. A
 * table that merely stands still proves nothing: if games can last long, tables far from the true one nearly stand still.
 *
 * @param after - the result of {@link passBounds}.
 * @param cost - how much the pass lowered the lower and raised the upper table artificially.
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

/** The largest possible distance of a table from the true one between bounds. */
export function farthest(table: Float64Array, { lower, upper }: Bounds): number {
  return table.reduce(
    (most, value, entry) =>
      Math.max(most, value - (lower[entry] ?? 0), (upper[entry] ?? 1) - value),
    0,
  );
}

/** The number of attempts to find bounds, further apart each time. */
const attempts = 4;

/**
 * Proves how far a table is from the true one, by bounds. These are the values of games in which each pass costs a player a
 * little, or adds a little: once they converge, a pass without the cost raises or lowers them.
 *
 * @param residual - the most that a pass changes in the table.
 * @returns null for `within` if no bounds were found.
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
 * Looks for bounds around a table that a pass moves by about the cost.
 *
 * @param mostPasses - the most passes over both bounds.
 */
export function boundsAtCost(
  race: Race,
  pass: (table: Float64Array) => Float64Array,
  table: Float64Array,
  cost: number,
  mostPasses: number,
): { readonly bounds: Bounds | undefined; readonly passes: number } {
  const found = converge(
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

/** The largest rounding error of a pass. */
function roundingOf({ digits, copies }: Race): number {
  // Each draw adds up one product per digit, divides the sum and subtracts it from 1.
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
