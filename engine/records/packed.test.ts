import { describe, expect, test } from 'vitest';
import { games } from '../games.ts';
import { goTo, legalMovesOf, playIn } from '../match/match.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { seededRandom } from '../random.ts';
import { dataOf, tableFrom, tablesFrom } from '../testing/records.ts';
import { sampleTable } from '../testing/samples.ts';
import { formatDuel } from './format-duel.ts';
import { packed, unpacked } from './packed.ts';
import { sizeOfTable } from './size.ts';

/** Matches as another thread gets them, and in how many steps. */
function received(tables: readonly SeatedMatch[]) {
  const steps = unpacked(packed(tables));
  for (let count = 0; ; count++) {
    const step = steps.next();
    if (step.done === true) return { tables: step.value, steps: count };
  }
}

/** The text of a match whose lines nothing is known of. */
const textAnew = (table: SeatedMatch) =>
  formatDuel([
    { ...table, match: { ...table.match, moves: table.match.moves.map((node) => ({ ...node })) } },
  ]);

test('any match is the same after it was packed: its tree, text and size', () => {
  const tables = Array.from({ length: 200 }, (_, seed) =>
    sampleTable({ random: seededRandom(seed), text: () => `“${seed}”\n{;}` }),
  );
  expect(new Set(tables.map(({ game }) => game)).size).toBe(games.length);
  const there = received(tables).tables;
  expect(there.map(dataOf)).toEqual(tables.map(dataOf));
  expect(formatDuel(there)).toBe(formatDuel(tables));
  expect(there.map(textAnew), 'what is known of the text is true').toEqual(
    there.map((table) => formatDuel([table])),
  );
  expect(there.map(sizeOfTable)).toEqual(tables.map(sizeOfTable));
});

test('an unpacked match is played on, counts repetitions, and is written with what follows', () => {
  const table = tableFrom(
    '[Game "chopsticks"]\n[passEquivalentTransfers "true"]\n\n{Ann} 1. -- -- (A-C A-C) -- *',
  );
  const there = received([table]).tables[0] ?? table;
  for (const at of [1, 2, 3]) {
    const played = ({ match }: SeatedMatch) =>
      legalMovesOf(goTo(match, at)).map((move) => playIn(goTo(match, at), move));
    const data = (of: SeatedMatch) => played(of).map((match) => dataOf({ ...of, match }));
    expect(data(there)).toEqual(data(table));
    const texts = (of: SeatedMatch) => played(of).map((match) => formatDuel([{ ...of, match }]));
    expect(texts(there)).toEqual(texts(table));
  }
});

test('a ply that comes again is packed as its number, and its position is one object', () => {
  const plies = '11-02 11-02 02-11 02-11 '.repeat(500);
  const tables = tablesFrom(`[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n${plies}`);
  const characters = packed(tables).reduce((sum, text) => sum + text.length, 0);
  expect(characters, 'for 2,000 plies').toBeLessThan(60_000);
  const there = received(tables).tables[0]?.match.moves.map(({ ply }) => ply) ?? [];
  expect(new Set(there).size).toBe(2000);
  expect(new Set(there.map(({ after }) => after)).size).toBe(4);
});

describe('whatever is long is unpacked in steps', () => {
  const long = '11-02 11-02 02-11 02-11 '.repeat(2500);
  const head = '[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n';
  test.each([
    ['a main line', `${head}${long}`],
    ['a variation', `${head}A-C (${long})`],
    ['comments', `${head}${'11-02 11-02 02-11 02-11 {how many words are in here} '.repeat(2500)}`],
    ['many games', `[Game "summation-duel"] * `.repeat(5000)],
  ])('%s', (_, text) => {
    const tables = tablesFrom(text);
    const texts = packed(tables);
    const longest = texts.reduce((most, each) => Math.max(most, each.length), 0);
    expect(longest, 'characters in a step').toBeLessThan(400_000);
    expect(received(tables).steps).toBe(texts.length);
  });
});
