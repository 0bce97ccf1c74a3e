import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { goTo } from '../match/match.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { movesText, readBack, tableFrom as tableOf } from '../testing/records.ts';
import { limits, textLimits } from '../match/limits.ts';
import { parseDuel } from './parse-duel.ts';
import { problemWithTable, sizeOfTable, withinLimits } from './size.ts';

const head = '[Game "chopsticks"]\n[repetition "0"]\n[swaps "true"]\n';

/** Plies of a match without an end. */
const plies = (count: number): string => `A-C A-C ${'12-21 '.repeat(count - 2)}`;

const refusal = (text: string): string => {
  const parsed = parseDuel(text);
  return parsed.ok ? '' : inEnglish(parsed.error);
};

test('a match of 100,002 plies is written and read again', () => {
  const table = tableOf(`${head}\n${plies(100_002)}`);
  expect(table.match.moves.length).toBe(100_002);
  expect(movesText(readBack(table))).toBe(movesText(table));
}, 120_000);

const most = limits.parts;
/** A match that is nearly full. */
const full = `${head}${'[A ""]\n'.repeat(most - 20)}`;
const a = (length: number): string => 'a'.repeat(length);

test.each([
  [
    'comments on a move',
    `${head}\nA-C ${'{a} '.repeat(9000)}${'{} '.repeat(most)}`,
    /250,000 moves/,
  ],
  ['comments that add up', `${head}\nA-C ${'{aaaa} '.repeat(most)}`, /comment.*20,000 letters/],
  ['comments before the first move', `${head}\n${'{a} '.repeat(most)}`, /20,000 letters/],
  ['comments above the tags', `${'{a} '.repeat(most)}${head}A-C`, /20,000 letters/],
  ['comments below the match', `${head}\nA-C *\n\n${'{a} '.repeat(most)}`, /20,000 letters/],
  ['a long comment', `${head}\nA-C {${a(limits.comment + 1)}}`, /20,000 letters/],
  ['tags', `${head}${'[A ""]\n'.repeat(most + 1)}\nA-C`, /250,000 moves, comments, marks and tags/],
  ['a long tag', `${head}[Site "${a(limits.tagValue + 1)}"]`, /text of a tag.*1,000 letters/],
  ['a long name of a tag', `${head}[A${a(limits.tagName)} ""]`, /name of a tag.*100 letters/],
  ['marks on a move', `${head}\nA-C ${'! '.repeat(limits.marks + 1)}`, /more than 256 marks/],
  ['marks that add up', `${full}\nA-C ${'! '.repeat(20)}`, /250,000 moves/],
  ['variations', `${full}\nA-C ${'(A-D) '.repeat(20)}`, /250,000 moves/],
  [
    'text in many comments',
    `${head}\nA-C A-C${` 12-21 {${a(19_000)}}`.repeat(60)}`,
    /1,000,000 letters together/,
  ],
  [
    'text in many tags',
    `${head}${`[Site "${a(limits.tagValue)}"]\n`.repeat(1100)}\nA-C`,
    /1,000,000 letters together/,
  ],
])(
  'too much of it is refused with its place: %s',
  (_, text, sentence) => {
    expect(text.length).toBeLessThan(textLimits.characters);
    const found = refusal(text);
    expect(found).toMatch(sentence);
    expect(found).toMatch(/^Line [\d,]+, column [\d,]+: /);
  },
  30_000,
);

test('a match at the limits is read', () => {
  const tags = `[Event "${a(limits.tagValue)}"]\n[Date "2026.11.22"]\n[Site "${a(limits.tagValue)}"]\n`;
  const text = `{${a(limits.comment)}}\n${head}${tags}\n{${a(limits.comment)}} A-C {${a(limits.comment)}} !`;
  const table = tableOf(text);
  expect(sizeOfTable(table)).toEqual({
    parts: 6,
    characters: 2 * limits.comment + limits.tagValue + 'Site'.length,
  });
});

test('one title and one date always have room; others count as any tag', () => {
  const own = '[Event "Club"]\n[Date "2026.11.22"]\n';
  const sizeOf = (tags: string) => sizeOfTable(tableOf(`${head}${tags}\nA-C`));
  expect(sizeOf(own)).toEqual(sizeOf(''));
  const { parts } = sizeOf('');
  expect(sizeOf(own + own)).toEqual({
    parts: parts + 2,
    characters: 'EventClub'.length + 'Date2026.11.22'.length,
  });
});

test('a match at the table grows as far as its record may, and can always shrink', () => {
  const tagged = (count: number): SeatedMatch => ({
    ...tableOf(`${head}\nA-C`),
    tags: Array.from({ length: count }, () => ({ name: 'Site', value: '' })),
  });
  const room = most - 3;
  const after = (table: SeatedMatch): SeatedMatch => ({
    ...table,
    match: tableOf(`${head}\nA-C A-C`).match,
  });
  expect(withinLimits(tagged(room), after(tagged(room))).ok).toBe(true);
  const full = tagged(room + 1);
  const refused = withinLimits(full, after(full));
  expect(refused.ok ? '' : inEnglish(refused.error)).toBe(
    'A match can’t have more than 250,000 moves, comments, marks and tags. Start a new match, or delete a variation or a comment.',
  );
  expect(withinLimits(after(full), full).ok).toBe(true);
  // What the table takes, a text may have.
  expect(sizeOfTable(readBack(after(tagged(room)))).parts).toBe(most);
});

test('a comment grows as far as all texts together may', () => {
  const tags = Array.from({ length: 999 }, () => ({ name: 'Site', value: a(limits.tagValue - 4) }));
  const commented = (length: number): SeatedMatch => ({
    ...tableOf(`${head}\nA-C {${a(length)}}`),
    tags,
  });
  const room = limits.characters - 999 * limits.tagValue;
  expect(withinLimits(commented(1), commented(room)).ok).toBe(true);
  const refused = withinLimits(commented(room), commented(room + 1));
  expect(refused.ok ? '' : inEnglish(refused.error)).toMatch(/1,000,000 letters/);
  expect(withinLimits(commented(room + 2), commented(room + 1)).ok).toBe(true);
});

test('a draw of chance at the end has room', () => {
  const tagged = (moves: string, count: number): SeatedMatch => ({
    ...tableOf(`[Game "digit-conquest"]\n\n${moves}`),
    tags: Array.from({ length: count }, () => ({ name: 'Site', value: '' })),
  });
  const room = most - 3;
  expect(problemWithTable(tagged('?7 +7', room - 1))).toBeUndefined();
  expect(problemWithTable(tagged('?7 +7', room))).toMatchObject({ code: 'duel.too-many' });
  expect(problemWithTable(tagged('?7 +7 ?8', room - 1)), 'chance has drawn').toBeUndefined();
  const earlier = tagged('?7 +7', room);
  const back = { ...earlier, match: goTo(earlier.match, 1) };
  expect(problemWithTable(back), 'wherever one stands').toBeDefined();
});

test('a series has no more games than a text may have', () => {
  const table = tableOf('[Game "summation-duel"]\n[bestOf "0"]\n+1');
  const outcome = { kind: 'draw', by: 'agreement' } as const;
  const round = { first: 0, match: table.match, outcome };
  const series = (count: number): SeatedMatch => ({
    ...table,
    rounds: Array.from({ length: count }, () => round),
  });
  const before = series(textLimits.games - 2);
  expect(withinLimits(before, series(textLimits.games - 1)).ok).toBe(true);
  const refused = withinLimits(series(textLimits.games - 1), series(textLimits.games));
  expect(refused.ok ? '' : inEnglish(refused.error)).toMatch(/20,000 games/);
});
