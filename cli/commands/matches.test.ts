import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { goTo, positionOf } from '../../engine/match/match.ts';
import { withMatch } from '../../engine/match/series.ts';
import { notationsOf } from '../../engine/match/match.ts';
import { tablesFrom } from '../../engine/testing/records.ts';
import { play } from '../../engine/match/variations.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { inEnglish } from '../../words/testing.ts';
import { jsonOf, runWith } from '../testing.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

const noNotes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
inFolders();
let folder = '';
beforeEach(() => {
  folder = path.join(home, 'matches');
  const kept = openMatchFolder(folder, 0);
  const day = 24 * 60 * 60 * 1000;
  const notes = noNotes;
  const hard = { kind: 'computer', difficulty: 'hard' } as const;
  const won = tableOf(wonMoves, { players: [{ kind: 'person', name: 'Ann' }, hard] });
  kept.write('won', won, { ...notes, changed: day, title: 'Final', comment: 'At last.' });
  kept.write('sum', tableOf(['5'], { game: 'summation-duel' }), { ...notes, changed: 2 * day });
  kept.write('dealt', tableOf(['?7', '+7'], { game: 'digit-conquest' }), notes);
});

const matches = (...args: string[]) => runWith(['matches', ...args, '--user-data', home]);

test.each([[], ['list']])('matches %s lists them, the last played first', async (...args) => {
  const { status, out, err } = await matches(...args.filter((each) => typeof each === 'string'));
  expect([status, err]).toEqual([0, '']);
  expect(out.trimEnd().split('\n')).toEqual([
    'sum  1970-01-03  Summation Duel: Player 1, Player 2. Unfinished after 1 move.',
    'won  1970-01-02  Chopsticks: Ann, Computer. Ann won after 9 moves. “Final”',
    'dealt  1970-01-01  Digit Conquest: Player 1, Player 2. Unfinished after 1 move.',
  ]);
});

test('they are found by game and words, up to a number', async () => {
  expect((await matches('--text', 'ann FINAL')).out).toMatch(/^won {2}.*\n$/);
  expect((await matches('--game', 'summation-duel')).out).toMatch(/^sum {2}.*\n$/);
  expect((await matches('--last', '1')).out).toMatch(
    /^sum .*\n2 more matches: --last shows more\.\n$/,
  );
  expect((await matches('--text', 'chess')).out).toBe('There are no such matches.\n');
  expect(await jsonOf(['matches', '--user-data', home, '--last', '1'])).toMatchObject({
    total: 3,
    matches: [{ id: 'sum', game: 'summation-duel', plies: 1 }],
  });
});

test('show prints a match move by move, with its comments', async () => {
  const { out } = await matches('show', 'won');
  expect(out).toContain('Rules: default settings\nFinal\nAt last.\n\n1. B-C  Ann: ');
  expect(out).toMatch(/\n9\. B-D {2}Ann: .*\nPosition: \S+\n$/);
  expect((await matches('show', 'dealt')).out).toMatch(/\n1\. \?7 {2}.*\n2\. \+7 {2}Player 1: /);
});

test('show prints the main line, even if the match stands in a variation', async () => {
  const kept = openMatchFolder(folder, 0);
  const over = tableOf(wonMoves);
  const start = { ...over, match: goTo(over.match, 0) };
  const move = start.match.rules.parseMove(positionOf(start.match), 'A-C');
  if (!move.ok) throw new Error(inEnglish(move.error));
  const tried = withMatch(
    start,
    play(start.match, move.value, (match) => match),
  );
  if (!tried.ok) throw new Error(inEnglish(tried.error));
  kept.write('tried', tried.value, { ...noNotes, changed: 0 });
  const { out } = await matches('show', 'tried');
  expect(out).toContain('Player 1 won after 9 moves.');
  expect(out).toMatch(/\n1\. B-C [^]*\n9\. B-D /);
  expect(out).not.toContain('A-C');
  const position = /Position: .*/.exec((await matches('show', 'won')).out)?.[0] ?? '?';
  expect(out).toContain(position);
});

test('export prints records that can be read again, and show --json has them, too', async () => {
  const { status, out, err } = await matches('export', 'won', 'dealt');
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const [won, dealt, ...others] = tablesFrom(out);
  expect(others).toEqual([]);
  expect(won).toMatchObject({ game: 'chopsticks', comment: 'At last.' });
  expect(won?.tags).toEqual([
    { name: 'Event', value: 'Final' },
    { name: 'Date', value: expect.stringMatching(/^19\d\d\.\d\d\.\d\d$/) as string },
  ]);
  expect(won && notationsOf(won.match)).toEqual(wonMoves);
  expect(dealt && notationsOf(dealt.match)).toEqual(['?7', '+7']);
  const shown = await jsonOf(['matches', 'show', 'won', '--user-data', home]);
  expect(shown).toMatchObject({
    id: 'won',
    plies: 9,
    record: (await matches('export', 'won')).out,
  });
});

test.each([
  [['show'], 'matches show needs the id of a match: “matches list” names them.\n'],
  [
    ['show', '../won'],
    'matches can’t be “../won”. Allowed: the id of a match, as “matches list” names it.\n',
  ],
  [['burn'], 'matches can’t be “burn”. Allowed: list, show, export.\n'],
  [['--last', 'all'], '--last can’t be “all”. Allowed: a whole number from 1 to 1000000.\n'],
])('%j is refused in a sentence', async (args, sentence) => {
  expect(await matches(...args)).toEqual({ status: 2, out: '', err: sentence });
});

test('an unusable match is reported, and nothing is written', async () => {
  writeFileSync(path.join(folder, 'bad.duel'), '{');
  const before = readdirSync(folder);
  const { status, out, err } = await matches();
  expect([status, out.split('\n').length, err]).toEqual([
    0,
    4,
    'bad.duel can’t be used: Line 1, column 1: The closing brace of this comment is missing.\n',
  ]);
  expect(readdirSync(folder)).toEqual(before);
});

test('a folder without matches has none', async () => {
  const { status, out } = await runWith(['matches', '--user-data', path.join(home, 'nowhere')]);
  expect([status, out]).toEqual([0, 'There are no such matches.\n']);
});
