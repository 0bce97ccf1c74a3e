import { formatDuel } from '../../engine/records/format-duel.ts';
import type { DuelRecord } from '../../engine/records/duel-record.ts';
import { recordOfTable } from '../../engine/records/record-of-table.ts';
import type { Table } from '../../engine/record.ts';
import type { MatchFile } from '../../library/match-file.ts';
import type { MatchNotes } from '../../library/summary.ts';
import { message } from '../../words/message.ts';
import { Refusal } from '../ipc/refusal.ts';

/** The main process answers others after so many milliseconds of work. */
const longestSlice = 12;

/**
 * The records of matches as one `.duel` text. Each match is played through for it: many are read in slices,
 * so that nobody waits meanwhile.
 *
 * @param read - reads a match.
 * @throws Refusal where one of them can't be used.
 */
export async function duelTextOf(
  ids: readonly string[],
  read: (id: string) => MatchFile,
): Promise<string> {
  const texts: string[] = [];
  let since = performance.now();
  for (const id of ids) {
    if (performance.now() - since > longestSlice) {
      await new Promise((resolve) => setImmediate(resolve));
      since = performance.now();
    }
    const match = read(id);
    if (match.kind === 'unusable') {
      throw new Refusal(message('library.not-usable', { reason: match.reason }));
    }
    texts.push(formatDuel([recordOf(match.table, match.notes)]));
  }
  return texts.join('\n');
}

/** A match with its title as the event, the day on which it began, and its comment above it. */
function recordOf(table: Table, { title, comment, created }: MatchNotes): DuelRecord {
  const tags = [
    ...(title === '' ? [] : [{ name: 'Event', value: title }]),
    { name: 'Date', value: dateTag(created) },
  ];
  return { ...recordOfTable(table, tags), ...(comment !== '' && { comment }) };
}

/** As chess writes it: `2026.11.22`. */
function dateTag(time: number): string {
  const date = new Date(time);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
}
