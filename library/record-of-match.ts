import type { Table } from '../engine/record.ts';
import type { DuelRecord, Tag } from '../engine/records/duel-record.ts';
import { recordOfTable } from '../engine/records/record-of-table.ts';
import type { MatchNotes } from './summary.ts';

/**
 * The record of a kept match: its title is the tag `Event`, the day of its first move `Date`, and what was
 * written about it the comment at its head.
 */
export function recordOfMatch(
  table: Table,
  { title, comment, created }: Pick<MatchNotes, 'title' | 'comment' | 'created'>,
): DuelRecord {
  const tags: Tag[] = [
    ...(title === '' ? [] : [{ name: 'Event', value: title }]),
    { name: 'Date', value: dayOf(created) },
  ];
  const record = recordOfTable(table, tags);
  return comment === '' ? record : { ...record, comment };
}

/** The day as PGN writes it, where the clock of this machine is: `2026.11.22`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
