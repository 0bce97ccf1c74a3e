import { expect, test } from 'vitest';
import { makeRecord } from '../engine/record.ts';
import { formatDuel } from '../engine/records/format-duel.ts';
import { recordOfTable } from '../engine/records/record-of-table.ts';
import { linkOf } from '../files/link.ts';
import { inEnglish } from '../words/testing.ts';
import { matchFileText } from './match-file.ts';
import { mostRecords, recordsToOpen } from './read-records.ts';
import { tableOf, wonMoves } from './testing.ts';

const record = recordOfTable(tableOf(wonMoves));
const text = formatDuel([record]);

test.each([
  ['text', text],
  ['a link', `  ${linkOf(text)}\n`],
  ['a record as it is saved', JSON.stringify(makeRecord(tableOf(wonMoves)))],
])('a match is read from %s', (_, given) => {
  const read = recordsToOpen(given);
  expect(read.ok && formatDuel(read.value)).toBe(text);
});

test('a kept match is read with what is noted of it', () => {
  const notes = { title: 'Final', comment: 'At last', created: 0, changed: 0, played: 0 };
  const read = recordsToOpen(matchFileText(tableOf(wonMoves), notes, {}));
  expect(read.ok && read.value).toMatchObject([
    { comment: 'At last', tags: [{ name: 'Event', value: 'Final' }, { name: 'Date' }] },
  ]);
});

const refusal = (given: string): string => {
  const read = recordsToOpen(given);
  return read.ok ? '' : inEnglish(read.error);
};

test('what is no match is refused, with its place', () => {
  expect(refusal('[Game "chopsticks"]\n\n1. Q')).toMatch(/^Line 3, column 4: /);
  expect(refusal('duel:!')).toBe('This link is damaged or not complete.');
  expect(refusal('[1]')).not.toBe('');
});

test('there can be too much of it', () => {
  expect(refusal('a'.repeat(mostRecords.megabytes * 2 ** 20 + 1))).toBe('It is larger than 4 MB.');
  const many = formatDuel(Array.from({ length: mostRecords.matches + 1 }, () => record));
  expect(refusal(many)).toBe('It holds more than 200 matches. Divide it into several files.');
  const large = linkOf(`{${'a'.repeat(5 * 2 ** 20)}}`);
  expect(refusal(large)).toBe('This link would unpack to more than 4 MB.');
});

test('variations count as moves, however they lie in one another', () => {
  const moves = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? '(A-D)' : '(B-C)'));
  const many = Array.from(
    { length: 60 },
    () => `[Game "chopsticks"]\n[First "1"]\n\n1. A-C ${moves.join(' ')} *\n`,
  ).join('\n');
  expect(refusal(many)).toBe('It holds more than 20,000 moves. Divide it into several files.');
});
