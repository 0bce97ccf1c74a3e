import { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { jsonOf, runWith } from '../testing.ts';

test.each([
  ['chopsticks 1032', '0123'],
  ['chopsticks 1[.5]11 stumps=on', '½111'],
  ['chopsticks 214111 hands=3', '124111'],
  ['chopsticks 32211044 hands=4', '12230144'],
  ['chopsticks 321110 players=3', '231101'],
  [
    'chopsticks 3112/splits=1,0/swaps=0,1 swaps=on swapLimit=1 splitLimit=1',
    '1312/swaps=0,1/splits=1,0',
  ],
  ['chopsticks 1312 splitLimit=2', '1312/splits=0,0'],
  ['scholars-game 4p,1/1,1', '1 4p/1 1'],
  ['summation-duel 9.7', '7,9'],
])('%s is read, and the answer says first that it is written %s', async (asked, written) => {
  const [game = '', digits = '', ...sets] = asked.split(' ');
  const typed = game === 'chopsticks' ? digits : digits.replaceAll(',', ' ').replaceAll('.', ',');
  const args = ['analyse', game, typed, ...sets.flatMap((set) => ['--set', set])];
  const { out } = await runWith(args);
  const beginning = `${typed}, written ${written}`;
  expect([`${beginning}, `, `${beginning}: `], out).toContain(out.slice(0, beginning.length + 2));
  expect(await jsonOf(args)).toMatchObject({ position: written });
  const same = await runWith(['analyse', game, written, ...args.slice(3)]);
  expect(same.out.startsWith(`${written}, written`)).toBe(false);
});

describe('analyse', () => {
  test('rates a position and each of its moves', async () => {
    const answer = await jsonOf(['analyse', 'chopsticks', '2434']);
    expect(answer).toMatchObject({ position: '2434', value: 'draw', remoteness: null });
    expect(answer['moves']).toEqual(
      ['A-C', 'A-D', 'B-C', 'B-D', '24-33'].map((move) => ({
        move,
        value: 'draw',
        remoteness: null,
      })),
    );
  });

  test('lists the best move first, and a slow loss before a quick one', async () => {
    const { moves } = await jsonOf(['analyse', 'chopsticks', '1211', '--set', 'suicide=true']);
    expect(moves).toEqual([
      { move: '12-03', value: 'win', remoteness: 25 },
      { move: 'A-C', value: 'lose', remoteness: 30 },
      { move: 'A-D', value: 'lose', remoteness: 30 },
      { move: 'B-C', value: 'lose', remoteness: 12 },
      { move: 'B-D', value: 'lose', remoteness: 12 },
    ]);
  });

  test('describes each move and its value in words', async () => {
    const { out } = await runWith(['analyse', 'chopsticks', '0401']);
    const [value, best, ...others] = out.trimEnd().split('\n');
    expect(value).toBe('0401 is a win in 1 ply for the side to move.');
    expect(best).toMatch(/^ {2}B-D +a win in 1 ply +\w/);
    expect(others).toHaveLength(2);
  });

  test('gives the probability of winning', async () => {
    const late = await runWith(['analyse', 'digit-conquest', '31:44 000000011 7']);
    expect(late.out).toMatch(
      /^In 31:44 000000011 7, the side to move wins with a probability of \d\d\.\d{4}%\.\n/,
    );
  });

  test('says if a deck is too full to be searched to its end', async () => {
    const open = ['--set', 'draw=choice'];
    const { out } = await runWith(['analyse', 'digit-conquest', '31:44 444444443 -', ...open]);
    expect(out).toMatch(
      /^31:44 444444443 - is a draw, as far as the computer can see for the side to move\./,
    );
    const { moves, ...rest } = await jsonOf([
      'analyse',
      'digit-conquest',
      '31:44 444444443 -',
      ...open,
    ]);
    expect(rest).toMatchObject({ value: 'draw', remoteness: null, proven: false });
    // A player who leaves the 44 gives the opponent a 6.
    expect(moves).toContainEqual({ move: '?6', value: 'draw', remoteness: null, proven: false });
  });

  test('finds the move that wins at once', async () => {
    const { moves, ...rest } = await jsonOf(['analyse', 'chopsticks', '0401']);
    expect(rest).toMatchObject({ value: 'win', remoteness: 1 });
    expect((moves as unknown[])[0]).toEqual({ move: 'B-D', value: 'win', remoteness: 1 });
  });

  test('says that a finished position is over', async () => {
    const { out, status } = await runWith(['analyse', 'chopsticks', '0014']);
    expect({ out, status }).toEqual({
      out: '0014 is over, a loss for the side to move.\n',
      status: 0,
    });
  });

  test('lists the certain results of three players, for the position and each move', async () => {
    const three = ['analyse', 'chopsticks', '040403', '--set', 'players=3'];
    const { out } = await runWith(three);
    const [, kingmaker, heads, best] = out.split('\n');
    expect(kingmaker).toMatch(/^Player 1 is kingmaker/);
    expect(heads).toMatch(/^ +Player 1 +Player 2 +Player 3$/);
    expect(best).toMatch(/^ {2}\S+ +out in 3 plies /);
    expect(out).toMatch(/^ {2}B-D2 +out in 2 plies +out in 1 ply +wins in 2 plies +\w/m);
    const answer = await jsonOf(three);
    expect(answer['coalition']).toMatchObject({ kingmaker: true });
    expect(answer['moves']).toContainEqual({
      move: 'B-D3',
      players: [
        { wins: null, out: 2, loses: 2 },
        { wins: 2, out: null, loses: null },
        { wins: null, out: 1, loses: 1 },
      ],
    });
  });

  test('names the winner of a finished game of three', async () => {
    const { out } = await runWith([
      'analyse',
      'chopsticks',
      '040000/out=2,3',
      '--set',
      'players=3',
    ]);
    expect(out).toBe('Player 1 has won.\nOut already: Player 2 and Player 3.\n');
  });

  test.each([
    ['040100/out=3', 'Player 1 wins against Player 2 in 1 ply.\nOut already: Player 3.\n'],
    ['110011/out=2', 'Neither of the two who are left wins against the other.\nOut already: '],
  ])('unites nobody where two are left: %s', async (position, sentences) => {
    const { out } = await runWith(['analyse', 'chopsticks', position, '--set', 'players=3']);
    expect(out.startsWith(sentences)).toBe(true);
    expect(out).not.toMatch(/together|united/);
  });

  test('counts a player who is out among the coalition if zombies keep striking', async () => {
    const zombies = ['--set', 'players=3', '--set', 'zombies=true'];
    const { out } = await runWith(['analyse', 'chopsticks', '110111/out=2', ...zombies]);
    expect(out).toMatch(/^(Nobody|Player \d) wins .*against the two others together\.\n/);
  });

  test('refuses an invalid position with the right form', async () => {
    const { status, err } = await runWith(['analyse', 'chopsticks', '111']);
    expect({ status, err }).toEqual({
      status: 2,
      err: expect.stringMatching(/write 2 pairs of fingers, such as 1111\.\n$/) as string,
    });
  });
});

describe('analyse --lines', () => {
  const objectsIn = (out: string) =>
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test('answers each line in order, and a bad one by its number and what is wrong', async () => {
    const lines = ['0401', '111', '', '1032', 'x'.repeat(2000), '0014'];
    const { status, out, err } = await runWith(['analyse', 'chopsticks', '--lines', '-'], lines);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const found = objectsIn(out);
    expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6]);
    const { game, settings, ...alone } = await jsonOf(['analyse', 'chopsticks', '0401']);
    expect({ game, settings }).toMatchObject({ game: 'chopsticks', settings: { fingers: 5 } });
    expect(found[0]).toEqual({ line: 1, ...alone });
    expect(found[1]?.['error']).toMatch(/write 2 pairs of fingers, such as 1111\.$/);
    expect(found[2]).toHaveProperty('error');
    expect(found[3]).toMatchObject({ position: '0123', value: 'draw' });
    expect(found[4]?.['error']).toBe('This line has more than 1,000 characters and was ignored.');
    expect(found[5]).toMatchObject({ value: 'lose', remoteness: 0, moves: [] });
  });

  test.each([
    ['chopsticks', '040403', ['--set', 'players=3']],
    ['digit-conquest', '31:44 000000011 7', []],
  ])('takes positions of %s such as %s', async (game, position, sets) => {
    const { out } = await runWith(['analyse', game, '--lines', '-', ...sets], [position, position]);
    const [one, other] = objectsIn(out);
    expect(one).toMatchObject({ line: 1, position, moves: expect.any(Array) as unknown });
    expect({ ...other, line: 1 }).toEqual(one);
  });

  test('waits for a slow reader', async () => {
    let waiting: (() => void) | undefined;
    let written = 0;
    const output = new Writable({
      highWaterMark: 1,
      write(_chunk, _encoding, done) {
        written++;
        waiting = done;
      },
    });
    let read = 0;
    const input = Readable.from(
      (function* () {
        for (; read < 500; read++) yield '0401\n';
      })(),
    );
    const ran = runWith(['analyse', 'chopsticks', '--lines', '-'], [], { input, output });
    while (waiting === undefined) await setImmediate();
    // It reads no further than the buffers of a stream.
    for (let turns = 0; turns < 200; turns++) await setImmediate();
    expect(written).toBe(1);
    expect(read).toBeLessThan(100);
    while (written < 500) {
      waiting();
      await setImmediate();
    }
    waiting();
    expect((await ran).status).toBe(0);
  });

  test('refuses a file that can’t be read, a position besides, and none at all', async () => {
    const refused = async (...args: readonly string[]) => {
      const { status, out, err } = await runWith(['analyse', 'chopsticks', ...args]);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      return err;
    };
    expect(await refused('--lines', '/nowhere/at-all')).toMatch(
      /^\/nowhere\/at-all: It can’t be read: /,
    );
    expect(await refused('1111', '--lines', '-')).toMatch(
      /^position and --lines contradict each other/,
    );
    expect(await refused()).toMatch(/^analyse needs <position>: analyse /);
  });
});

test('in a game with chance every move has its probability', async () => {
  const small = ['target=9', 'digits=3', 'copies=2'].map((text) => `--set=${text}`);
  const answer = await jsonOf(['analyse', 'digit-conquest', '3:4 112 2', ...small]);
  const moves = answer['moves'] as { move: string; value: number }[];
  expect(moves.map(({ move }) => move).toSorted()).toEqual(['+2', '-2']);
  expect(answer['value']).toBe(moves[0]?.value);
  expect(answer['exact']).toBe(true);
});
