import type { Table } from '../../engine/match/table.ts';
import { atMainEnd, type Tag } from '../../engine/match/match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { limits } from '../../engine/records/limits.ts';
import type { MatchNotes } from './summary.ts';

/** What a person has written about a match, and when it began. */
export type RecordNotes = Pick<MatchNotes, 'title' | 'comment' | 'created'>;

/**
 * What a record says of its match: its tag `Event` is the title, `Date` the day of its first move, and the
 * comment at its head what was written about it. What is beyond the limits stays in the record.
 *
 * @param otherwise - when it began, where it doesn't say so.
 */
export function notesOfRecord(
  { tags = [], comment = '' }: Pick<Table, 'tags' | 'comment'>,
  otherwise: number,
): RecordNotes {
  const tagOf = (wanted: string) => tags.find(({ name }) => name === wanted)?.value ?? '';
  return {
    title: tagOf('Event').slice(0, limits.title).trim(),
    comment: comment.slice(0, limits.comment),
    created: timeOf(tagOf('Date')) ?? otherwise,
  };
}

/** A kept match as it is shared: what is noted of it stands at its head, as {@link notesOfRecord} reads it. */
export function recordOfMatch(table: Table, { title, comment, created }: RecordNotes): Table {
  const said = notesOfRecord(table, created);
  const { comment: above, tags: known = [], ...rest } = table;
  const tags = said.title === title ? known : withEvent(known, title);
  const dated = tags.some(({ name }) => name === 'Date');
  const noted = said.comment === comment ? above : comment;
  return {
    ...rest,
    tags: dated ? tags : [...tags, { name: 'Date', value: dayOf(created) }],
    ...(noted !== undefined && noted !== '' && { comment: noted }),
  };
}

/** The same for all records of the same match, whatever it is called, whenever it was played and wherever it stands. */
export function textToCompare(table: Table, notes: RecordNotes): string {
  const record = recordOfMatch(table, notes);
  const tags = record.tags?.filter(({ name }) => name !== 'Event' && name !== 'Date');
  return formatDuel([{ ...record, match: atMainEnd(record.match), ...(tags && { tags }) }]);
}

/** An empty title takes the tag away. */
function withEvent(tags: readonly Tag[], title: string): readonly Tag[] {
  const index = tags.findIndex(({ name }) => name === 'Event');
  if (title === '') return tags.filter((_, other) => other !== index);
  const event = { name: 'Event', value: title };
  return index === -1 ? [event, ...tags] : tags.with(index, event);
}

/** The day as PGN writes it, where the clock of this machine is: `2026.11.22`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** A day such as `2026.11.22`, or `2026-11-22`. */
function timeOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})[-.](\d\d)[-.](\d\d)$/.exec(day) ?? [];
  const time = Date.parse(`${year}-${month}-${date}T12:00`);
  return Number.isNaN(time) ? undefined : time;
}
