import { expect, test } from 'vitest';
import { codeOf } from '../engine/atlas/atlas.ts';
import { gameOf } from '../engine/games.ts';
import { atlasRecords, csvLines } from './atlas-rows.ts';
import { message, type Message } from '../words/message.ts';
import { wordsOf } from '../words/say.ts';
import { printRecords } from './commands/atlas.ts';
import { runWith } from './testing.ts';

const { atlas } = gameOf('chopsticks');
if (atlas === undefined) throw new RangeError('There is no atlas.');
const { axes } = atlas;

/** A solved game in which some settings have the second value of their axis. */
const row = (start: number, ...changed: readonly string[]) => ({
  code: codeOf(
    axes,
    axes.map(({ setting }) => (changed.includes(setting) ? 1 : 0)),
  ),
  start,
  longest: -1,
  reachable: 100,
  win: 40,
  lose: 25,
  critical: 7,
});
const table = { rows: [row(8, 'misere', 'meta'), row(0), row(-9, 'misere')], same: new Map() };
const every = { settings: {}, value: undefined };

test('games are listed with their settings and figures, the fewest changed rules first', () => {
  const records = atlasRecords(atlas, table, every);
  const shown = records.map((each) => [each['misere'], each['meta'], each['value'], each['plies']]);
  expect(shown).toEqual([
    [false, false, 'draw', null],
    [true, false, 'lose', 8],
    [true, true, 'win', 7],
  ]);
  const figures = { longest: null, reachable: 100, won: 40, drawn: 35, lost: 25, critical: 7 };
  expect(records[0]).toMatchObject({ fingers: 5, hands: 2, ...figures });
});

test('filters are the settings that a game has, and what its start is worth', () => {
  const misere = atlasRecords(atlas, table, { settings: { misere: true }, value: undefined });
  expect(misere.map(({ value }) => value)).toEqual(['lose', 'win']);
  expect(atlasRecords(atlas, table, { settings: {}, value: 'draw' })).toHaveLength(1);
  expect(atlasRecords(atlas, table, { settings: { misere: true }, value: 'draw' })).toEqual([]);
});

test('CSV has a line for each, and quotes what would be read as more fields', () => {
  const records = [
    { one: 'a,b', other: 3, last: null },
    { one: 'says "x"', other: true, last: 0 },
  ];
  expect(csvLines(records)).toEqual(['one,other,last', '"a,b",3,', '"says ""x""",true,0']);
  expect(csvLines([])).toEqual([]);
});

test.each([
  [['summation-duel'], /^atlas can’t be “summation-duel”\. Allowed: chopsticks\.\n$/],
  [['chopsticks', '--set', 'fingers=77'], /^--set can’t be “fingers=77”\. Allowed: fingers=5, /],
  [['chopsticks', '--set', 'players=3'], /^--set can’t be “players=3”\. Allowed: fingers, /],
  [['chopsticks', '--value', 'loss'], /^--value can’t be “loss”\. Allowed: win, draw, lose\.\n$/],
])('atlas %j is refused with what is allowed', async (args, sentence) => {
  const { status, out, err } = await runWith(['atlas', ...args]);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(sentence);
});

test.each([{}, { csv: true }, { json: true }] as const)('none is said beside %j', (how) => {
  const lines: unknown[] = [];
  const warned: Message[] = [];
  const terminal = {
    words: wordsOf('en'),
    print: (...more: readonly string[]) => void lines.push(...more),
    printJson: (value: unknown) => void lines.push(value),
    warn: (each: Message) => void warned.push(each),
  };
  printRecords(terminal, gameOf('chopsticks'), [], { first: 20, ...how });
  expect(lines).toEqual('json' in how ? [{ game: 'chopsticks', games: [] }] : []);
  expect(warned).toEqual([message('cli.atlas.none')]);
});
