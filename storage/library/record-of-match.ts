import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { atMainEnd, type Tag } from '../../engine/match/match.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { limits } from '../../engine/match/limits.ts';
import { visible, within } from '../../words/foreign-text.ts';
import type { MatchNotes } from './summary.ts';

/** The user's notes on a match, and when it began. */
export type RecordNotes = Pick<MatchNotes, 'title' | 'comment' | 'created'>;

/**
 * The notes in a record: its tag `Event` is the title, `Date` the day of the first move, and the comment at its head the
 * comment. They are cut off at the limits.
 *
 * @param otherwise - when it began, if the record doesn't say so.
 */
export function notesOfRecord(
  { tags = [], comment = '' }: Pick<SeatedMatch, 'tags' | 'comment'>,
  otherwise: number,
): RecordNotes {
  const tagOf = (wanted: string) => tags.find(({ name }) => name === wanted)?.value ?? '';
  return {
    title: visible(within(tagOf('Event'), limits.title)),
    comment: within(comment, limits.comment),
    created: timeOf(tagOf('Date')) ?? otherwise,
  };
}

/** A kept match as a record to share, with its notes at its head for {@link notesOfRecord}. It counts for no pairing. */
export function recordOfMatch(
  table: SeatedMatch,
  { title, comment, created }: RecordNotes,
): SeatedMatch {
  const said = notesOfRecord(table, created);
  const { comment: above, tags: known = [], pairing: _, ...rest } = table;
  const tags = said.title === title ? known : withEvent(known, title);
  const dated = tags.some(({ name }) => name === 'Date');
  const noted = said.comment === comment ? above : comment;
  return {
    ...rest,
    tags: dated ? tags : [...tags, { name: 'Date', value: dayOf(created) }],
    ...(noted !== undefined && noted !== '' && { comment: noted }),
  };
}

/** A text that is equal for records of the same match, whatever their title, date, current place and seed. */
export function textToCompare(table: SeatedMatch, notes: RecordNotes): string {
  const { seed: _, ...record } = recordOfMatch(table, notes);
  const tags = record.tags?.filter(({ name }) => name !== 'Event' && name !== 'Date');
  return formatDuel([{ ...record, match: atMainEnd(record.match), ...(tags && { tags }) }]);
}

/** The tags with a title; an empty title removes the tag. */
function withEvent(tags: readonly Tag[], title: string): readonly Tag[] {
  const index = tags.findIndex(({ name }) => name === 'Event');
  if (title === '') return tags.filter((_, other) => other !== index);
  const event = { name: 'Event', value: title };
  return index === -1 ? [event, ...tags] : tags.with(index, event);
}

/** The local day as PGN writes it: `2026.11.22`. */
function dayOf(time: number): string {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}

/** The time of a day such as `2026.11.22` or `2026-11-22`. */
function timeOf(day: string): number | undefined {
  const [, year, month, date] = /^(\d{4})[-.](\d\d)[-.](\d\d)$/.exec(day) ?? [];
  const time = Date.parse(`${year}-${month}-${date}T12:00`);
  return Number.isNaN(time) ? undefined : time;
}
