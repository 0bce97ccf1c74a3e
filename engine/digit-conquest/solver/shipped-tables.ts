import type { FullDeck } from './full-deck.ts';
import type { Race } from './race.ts';
import { readTable, type TableData } from './table-data.ts';
import { clampedTable } from './tables/clamped.ts';
import { exactTable } from './tables/exact.ts';

/** The shipped tables: those of the real deck, which take long to compute. */
const shipped: readonly TableData[] = [clampedTable, exactTable];

/** Decoded tables: every match with the real deck needs one. */
const read = new Map<TableData, Float64Array>();

/** Whether the table of a race's shuffled deck is shipped. */
export function isShipped(race: Race): boolean {
  return dataOf(race) !== undefined;
}

function dataOf(race: Race): TableData | undefined {
  return shipped.find(
    (each) =>
      each.race.target === race.target &&
      each.race.digits === race.digits &&
      each.race.copies === race.copies &&
      each.race.clamped === race.clamped,
  );
}

/** The shipped table of a race's shuffled deck, if there is one. */
export function shippedTable(
  race: Race,
): (Omit<FullDeck, 'passes'> & Pick<TableData, 'inFixedPoint'>) | undefined {
  const data = dataOf(race);
  if (data === undefined) return undefined;
  const table = read.get(data) ?? readTable(data);
  read.set(data, table);
  return { ...data, table };
}
