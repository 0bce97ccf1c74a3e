import type { Table } from '../../engine/record.ts';
import type { DuelRecord } from '../../engine/records/duel-record.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { recordOfTable } from '../../engine/records/record-of-table.ts';
import type { MatchFolder } from '../../library/match-folder.ts';
import { summaryOf, type MatchSummary } from '../../library/summary.ts';

/** A match that was opened, as it is kept. */
export interface KeptRecord {
  readonly id: string;
  readonly table: Table;
}

/** A match that is opened. */
interface Opened {
  readonly record: DuelRecord;
  readonly table: Table;
}

/**
 * Keeps a match that was opened as one of its own; one that is there already, with the same players, rules
 * and moves, is not kept twice.
 *
 * @param times - the clock, and how many milliseconds before that it counts as played.
 * @throws where it can't be written.
 */
export function keepRecord(
  folder: MatchFolder,
  { record, table }: Opened,
  { now, before }: { readonly now: number; readonly before: number },
): KeptRecord {
  const changed = now - before;
  const notes = {
    title: tagOf(record, 'Event'),
    comment: '',
    created: timeOf(tagOf(record, 'Date')) ?? changed,
    changed,
    played: 0,
  };
  const known = sameAs(folder, table);
  if (known !== undefined) {
    folder.annotate(known.id, { changed });
    return known;
  }
  const id = folder.freeId(now);
  folder.write(id, table, notes);
  return { id, table };
}

/** The kept match that says the same. */
function sameAs(folder: MatchFolder, table: Table): KeptRecord | undefined {
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  const heads = headOf(summaryOf('', table, notes));
  const text = textOf(table);
  for (const each of folder.summaries()) {
    if (headOf(each) !== heads) continue;
    const read = folder.read(each.id);
    if (read.kind === 'match' && textOf(read.table) === text) {
      return { id: each.id, table: read.table };
    }
  }
  return undefined;
}

/** What is known of a match without reading it; of equal ones it is the same. */
function headOf({ game, players, differences, plies, notation }: MatchSummary): string {
  return JSON.stringify([game, plies, notation, players, Object.entries(differences).sort()]);
}

function textOf(table: Table): string {
  return formatDuel([recordOfTable(table)]);
}

function tagOf({ tags }: DuelRecord, wanted: string): string {
  return tags.find(({ name }) => name === wanted)?.value.slice(0, longestTitle) ?? '';
}

/** As long as a title may be that a person gives. */
const longestTitle = 200;

/** A day such as `2026-11-22`, or as PGN has it, `2026.11.22`. */
function timeOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})[-.](\d\d)[-.](\d\d)$/.exec(day) ?? [];
  const time = Date.parse(`${year}-${month}-${date}T12:00`);
  return Number.isNaN(time) ? undefined : time;
}
