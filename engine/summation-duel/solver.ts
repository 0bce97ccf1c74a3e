import type { Census, CountedSolution } from '../analysis/solution.ts';
import { decode, wdlOf } from '../analysis/value.ts';
import type { SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/**
 * Solves every set of used numbers. A set is a bit mask, number `n` at bit `n - 1`. Each move adds a bit, so one pass from
 * the full set down meets every successor first.
 */
export function solveSummation(settings: SummationSettings): CountedSolution<SummationPosition> {
  const table = decideSets(settings);
  return {
    bytes: table.byteLength,
    evaluate: (position) => decode(table[maskOf(position)] ?? 0),
    census: (position) => countReachable(settings, table, position),
  };
}

/** The value of every set of used numbers, as {@link decode} reads it. */
function decideSets({ numbers, target }: SummationSettings): Int8Array {
  const count = 2 ** numbers;
  const totals = totalsOfSets(numbers);
  const table = new Int8Array(count);
  for (let mask = count - 1; mask >= 0; mask--) {
    const total = totals[mask] ?? 0;
    if (total >= target) {
      table[mask] = total === target ? -1 : 1;
      continue;
    }
    /** The mover wins soonest by the opponent's quickest loss: of the negative entries the largest. */
    let quickestLoss = -128;
    let slowestWin = 0;
    let mayDraw = false;
    for (let free = count - 1 - mask; free !== 0; free &= free - 1) {
      const entry = table[mask | (free & -free)] ?? 0;
      if (entry < 0) {
        if (entry > quickestLoss) quickestLoss = entry;
      } else if (entry === 0) mayDraw = true;
      else if (entry > slowestWin) slowestWin = entry;
    }
    if (quickestLoss !== -128) table[mask] = 1 - quickestLoss;
    else if (!mayDraw && slowestWin !== 0) table[mask] = -1 - slowestWin;
  }
  return table;
}

function countReachable(
  { numbers, target }: SummationSettings,
  table: Int8Array,
  start: SummationPosition,
): Census {
  const count = 2 ** numbers;
  const reached = new Uint8Array(count);
  const first = maskOf(start);
  reached[first] = 1;
  const totals = totalsOfSets(numbers);
  const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
  for (let mask = first; mask < count; mask++) {
    if (reached[mask] === 0) continue;
    census.reachable++;
    census[wdlOf(decode(table[mask] ?? 0))]++;
    if ((totals[mask] ?? 0) >= target) continue;
    for (let free = count - 1 - mask; free !== 0; free &= free - 1) {
      reached[mask | (free & -free)] = 1;
    }
  }
  return census;
}

function totalsOfSets(numbers: number): Uint8Array {
  const totals = new Uint8Array(2 ** numbers);
  for (let number = 1; number <= numbers; number++) {
    const bit = 2 ** (number - 1);
    for (let mask = 0; mask < bit; mask++) totals[bit + mask] = (totals[mask] ?? 0) + number;
  }
  return totals;
}

function maskOf(position: SummationPosition): number {
  return position.used.reduce((mask, number) => mask | (1 << (number - 1)), 0);
}
