import type { FullDeck } from './full-deck.ts';
import type { Race } from './race.ts';
import { readTable, type TableData } from './table-data.ts';
import { clampedTable } from './tables/clamped.ts';
import { exactTable } from './tables/exact.ts';

/** The tables that the program brings along, because finding them takes long: those of the real deck. */
const shipped: readonly TableData[] = [clampedTable, exactTable];

/** Those that were read before: every match of the real deck asks for one. */
const read = new Map<TableData, Float64Array>();

/** The table of a race's deck just shuffled, where the program brings it along. */
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
