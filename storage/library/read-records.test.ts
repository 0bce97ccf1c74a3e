import { expect, test } from 'vitest';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { tableFrom } from '../../engine/testing/records.ts';
import { linkOf } from '../files/link.ts';
import { inEnglish } from '../../words/testing.ts';
import { matchFileText } from './match-file.ts';
import { matchesToOpen, mostMatches } from './read-records.ts';
import { tableOf, wonMoves } from './testing.ts';

/** The matches to open as texts. */
function textsToOpen(given: string) {
  const read = matchesToOpen(given);
  return read.ok
    ? ({ ok: true, value: read.value.map((table) => formatDuel([table])) } as const)
    : read;
}

const record = tableOf(wonMoves);
const text = formatDuel([record]);

test.each([
  ['text', text],
  ['a link', `  ${await linkOf(text)}\n`],
])('a match is read from %s', (_, given) => {
  const read = textsToOpen(given);
  expect(read).toEqual({ ok: true, value: [text] });
});

test('a kept match is read with its notes', () => {
  const notes = { title: 'Final', comment: 'At last', created: 0, changed: 0, played: 0 };
  const read = textsToOpen(matchFileText(tableOf(wonMoves), notes, {}));
  expect(tableFrom(read.ok ? read.value.join('\n') : '')).toMatchObject({
    comment: 'At last',
    tags: [{ name: 'Event', value: 'Final' }, { name: 'Date' }],
  });
});

const named = `{Above}
[Format "1"]
[Game "chopsticks"]
[First "1"]
[Event "Final"]
[Date "2026.11.20"]

1. A-C *
`;

test.each(['% written by a club', '% {"title":', '% [1]'])(
  'a line of another program takes nothing away: %s',
  (line) => {
    expect(textsToOpen(`${line}\n${named}`)).toEqual({ ok: true, value: [named] });
    const several = textsToOpen(`${line}\n${named}\n${named}`);
    expect(several.ok && several.value).toHaveLength(2);
  },
);

test('kept matches may be put together in one file, pasted, and have other ends of lines', () => {
  const kept = `% {"title":"Renamed"}\n${named}`;
  const both = textsToOpen(`${kept}\n${kept}`);
  expect(both.ok && both.value).toHaveLength(2);
  const read = textsToOpen(`\u{feff}${kept.replaceAll('\n', '\r\n')}`);
  expect(read).toEqual({ ok: true, value: [named.replace('Final', 'Renamed')] });
});

const refusal = (given: string): string => {
  const read = textsToOpen(given);
  return read.ok ? '' : inEnglish(read.error);
};

test('notes nested too deep are refused with a place', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(refusal(`% {"others":${deep}}\n${named}`)).toBe(
    'Its file can’t be read (brackets are nested more than 32 deep in line 1, column 44: remove what is nested there).',
  );
});

test('a text without matches is refused with a place', () => {
  expect(refusal('[Game "chopsticks"]\n\n1. Q')).toMatch(/^Line 3, column 4: /);
  expect(refusal('duel:!')).toBe('This link is damaged or not complete.');
  expect(refusal('[1]')).not.toBe('');
});

test('there can be too much of it', async () => {
  expect(refusal('a'.repeat(16 * 2 ** 20 + 1))).toBe('It is larger than 16 MB.');
  const many = formatDuel(Array.from({ length: mostMatches + 1 }, () => record));
  expect(refusal(many)).toBe('It holds more than 200 matches. Divide it into several files.');
  const large = await linkOf(`{${'a'.repeat(16 * 2 ** 20)}}`);
  expect(refusal(large)).toBe('This link would unpack to more than 16 MB.');
});

test('all matches together may have as much as one of them', () => {
  const many = `[Game "chopsticks"]\n${'[A ""]\n'.repeat(125_000)}\n*\n\n`.repeat(2);
  expect(refusal(many)).toBe(
    'It holds more than 250,000 moves, comments, marks and tags. Divide it into several files.',
  );
}, 30_000);

test('a kept match may have no more than any other', () => {
  const table = tableOf(wonMoves);
  const tags = Array.from({ length: 250_000 }, () => ({ name: 'Site', value: '' }));
  const sentence = /can’t have more than 250,000 moves, comments, marks and tags/;
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  expect(refusal(matchFileText({ ...table, tags }, notes, {}))).toMatch(sentence);
  const long = { ...table, comment: 'a'.repeat(20_001) };
  expect(refusal(matchFileText(long, notes, {}))).toMatch(/20,000 letters/);
}, 30_000);
