import type { FullDeck } from './full-deck.ts';
import type { Race } from './race.ts';
import { readTable, type TableData } from './table-data.ts';
import { clampedTable } from './tables/clamped.ts';
import { exactTable } from './tables/exact.ts';

/** The shipped tables: those of the real deck, which take long to compute. */
const shipped: readonly TableData[] = [clampedTable, exactTable];

/** Decoded tables: every match with the real deck needs one. */
const read = new Map<TableData, Float64Array>();

/** The shipped table of a race's shuffled deck, if there is one. */
export function shippedTable(race: Race): Omit<FullDeck, 'passes'> | undefined {
  const data = shipped.find(
    (each) =>
      each.race.target === race.target &&
      each.race.digits === race.digits &&
      each.race.copies === race.copies &&
      each.race.clamped === race.clamped,
  );
  if (data === undefined) return undefined;
  const table = read.get(data) ?? readTable(data);
  read.set(data, table);
  return { table, residual: data.residual, within: data.within };
}
