import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../engine/match/players.ts';
import { PeopleFolder } from '../../storage/people/people-folder.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { jsonOf, runOnTerminal, runWith } from '../testing.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();

const explore = (lines: readonly string[], ...args: readonly string[]) =>
  runWith(['explore', ...args, '--user-data', home], lines);

const players: readonly Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'computer', difficulty: 'hard' },
];

function keep(...tables: readonly ReturnType<typeof tableOf>[]): void {
  const folder = openMatchFolder(path.join(home, 'matches'), 0);
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  tables.forEach((table, index) => folder.write(`m${index}`, table, notes));
  folder.close();
}

test('shows every move with its value, its results at random, and its description', async () => {
  const { out, status } = await explore([], 'chopsticks', '--position', '0401');
  expect(status).toBe(0);
  const lines = out.split('\n');
  expect(lines).toContain('0401 is a win in 1 ply for the side to move.');
  expect(out).toMatch(/^Random players would win: Player 1 \d\d\.\d%, Player 2 \d\d\.\d%\.$/m);
  const table = lines.slice(lines.findIndex((line) => /^ {2}Move +Value/.test(line)));
  expect(table[1]).toMatch(/^ {2}B-D +a win in 1 ply +100\.0% +– +Right hand strikes their right/);
  expect(table.filter((line) => line.startsWith('  ')).length).toBe(4);
});

test('goes where a move leads, back and to the start, and leaves', async () => {
  const { out, status } = await explore(
    ['a-c', 'B-C', 'back', 'start', 'back', 'Quit'],
    'chopsticks',
  );
  expect(status).toBe(0);
  const shown = [...out.matchAll(/^(\d{4})$/gm)].map(([, position]) => position);
  expect(shown).toEqual(['1111', '1211', '1312', '1211', '1111']);
  expect(out).toContain('This is where you started.');
});

test('says why a move can’t be played, and stays', async () => {
  const { out } = await explore(['A-X', 'quit'], 'chopsticks');
  expect(out).toContain('“A-X” is not a legal move in 1111. Legal: A-C,');
  expect(out.match(/^1111$/gm)).toHaveLength(1);
});

test('lists the possible draws if an invalid one is typed', async () => {
  const { out } = await explore(['foo', 'q'], 'digit-conquest');
  expect(out).toMatch(/: q\n$/);
  expect(out).toContain('“foo” is not a move. Legal: ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9.');
});

test('asks again after an empty line', async () => {
  const { out } = await explore(['', '  ', 'quit'], 'chopsticks');
  expect(out).toMatch(/Move: \nMove: \nMove: quit\n$/);
});

test('counts the moves of kept matches of the same game under the same settings', async () => {
  keep(
    tableOf(wonMoves, { players }),
    tableOf(wonMoves.slice(0, 3), { players }),
    tableOf(wonMoves, { players: [...players].reverse() }),
    tableOf(['A-C'], { players, settings: { suicide: true } }),
  );
  const { out } = await explore(['quit'], 'chopsticks');
  expect(out).toContain('You played here 2×: won 1.');
  expect(out).toMatch(/^ {2}A-C +a draw +50\.7% +2×: won 1 /m);
  const other = await explore(['quit'], 'chopsticks', '--set', 'suicide=true');
  expect(other.out).toMatch(/1×, unfinished/);
});

test('counts what one person played, or says that it counts all', async () => {
  const people = new PeopleFolder(home, () => expect.fail());
  expect(people.change('1', { name: 'Ann' }).ok && people.add('Ben', 'teal').ok).toBe(true);
  const ben = people.all().find(({ person }) => person.name === 'Ben')?.folder ?? '';
  const folder = openMatchFolder(path.join(home, 'matches'), 0);
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  const won = tableOf(wonMoves, { players });
  for (const [id, people] of [
    ['1', null],
    [ben, null],
    [ben, null],
  ].entries())
    folder.write(`m${id}`, won, { ...notes, people });
  folder.close();
  const said = async (...args: string[]) => (await explore(['quit'], 'chopsticks', ...args)).out;
  expect(await said()).toContain('The people on this machine played here 3×');
  expect(await said('--person', 'ben')).toContain('You played here 2×');
  const { err } = await explore([], 'chopsticks', '--person', 'Cem');
  expect(err).toContain('Nobody here is called “Cem”. Known: Ann, Ben.');
});

test('prints JSON', async () => {
  keep(tableOf(wonMoves, { players }));
  const answer = await jsonOf(['explore', 'chopsticks', '--user-data', home]);
  expect(answer).toMatchObject({
    position: '1111',
    value: 'draw',
    remoteness: null,
    played: { played: 1, won: 1, drawn: 0, lost: 0 },
  });
  const { random, moves } = answer as {
    random: { wins: number[] };
    moves: { move: string; value: string; random: { wins: number[] }; played: object }[];
  };
  expect(random.wins[0]).toBeCloseTo(0.506_921_473_9, 9);
  expect(moves.map(({ move }) => move)).toEqual(['A-C', 'A-D', 'B-C', 'B-D']);
  expect(moves[0]).toMatchObject({ value: 'draw', played: { played: 1, won: 1 } });
  expect(moves[0]?.random.wins[0]).toBeCloseTo(random.wins[0] ?? 0, 8);
});

describe('without a solution', () => {
  test('too many positions and more than three players are named as reasons', async () => {
    const deck = await explore(['?7'], 'digit-conquest');
    expect(deck.out).toContain('Chance decides now. Type what it brings:\n  ?1  11.1%');
    expect(deck.out).toMatch(
      /known: more than 60,000 positions can be reached\.[^]*\n {2}\+7 {4}\d\d\.\d{4}% /,
    );
    const four = await explore([], 'chopsticks', '--set', 'players=4', '--set', 'fingers=3');
    expect(four.out).toContain('Chopsticks with 4 players can’t be solved');
    expect(four.out).toMatch(/^ {2}A-C2 +\d\d\.\d% /m);
  }, 30_000);

  test('three players get the certain results', async () => {
    const { out } = await explore([], 'chopsticks', '--set', 'players=3');
    expect(out).toContain('any two can put out the third.');
    expect(out).toMatch(/^ {2}A-C2 +Player 1 can be put out in 9 plies +33\.7% /m);
  }, 30_000);

  test('the kingmaker among three is named', async () => {
    const { out } = await explore([], 'chopsticks', '--set', 'players=3', '--position', '040403');
    expect(out).toContain('Player 1 is kingmaker');
  });

  test('an impossible position is refused', async () => {
    const { status, err } = await explore([], 'chopsticks', '--position', '99');
    expect(status).toBe(2);
    expect(err).not.toBe('');
  });
});

test('a game that is over has no moves', async () => {
  const { out } = await explore(['B-D', 'back', 'quit'], 'chopsticks', '--position', '0401');
  expect(out).toMatch(/\n0400\n|\n0004\n/);
  expect(out.match(/^ {2}Move +Value/gm)).toHaveLength(2);
});

test('on a terminal moves are chosen from a list, and Ctrl-C leaves', async () => {
  const { out, status } = await runOnTerminal(
    ['explore', 'chopsticks', '--user-data', home],
    [['A-C', '\r'], ['\u0003']],
  );
  expect(out).toContain('1211 is a draw');
  expect(status).toBe(130);
});

test('says first how a typed position is written', async () => {
  const { out } = await explore([], 'chopsticks', '--position', '1032');
  expect(out).toMatch(/^1032, written 0123: /);
});
