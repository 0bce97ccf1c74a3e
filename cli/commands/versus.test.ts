import { describe, expect, test } from 'vitest';
import { namedComputers } from '../../engine/capabilities/computer-players.ts';
import { jsonOf, runWith } from '../testing.ts';
import type { CrossTable } from '../versus/cross-table.ts';

const everyone =
  'easy, medium, hard, striker, one-ply, three-plies, no-splits, traps, perfect, errs-1-in-2 … errs-1-in-50';

const versus = (one: string, two: string, ...more: string[]) =>
  jsonOf(['versus', 'chopsticks', '--one', one, '--two', two, ...more]);

describe('versus', () => {
  test('hard never loses to easy', async () => {
    const tally = await versus('hard', 'easy', '--games', '20', '--seed', '1');
    expect(tally).toMatchObject({ one: 'hard', two: 'easy', games: 20, seed: 1, losses: 0 });
    expect(tally['wins']).toBeGreaterThan(15);
  });

  test('the tally distinguishes the first and the second computer', async () => {
    const tally = await versus('easy', 'hard', '--games', '20', '--seed', '1');
    expect(tally['wins']).toBe(0);
    expect(tally['losses']).toBeGreaterThan(15);
    expect(tally['score']).toBeLessThan(0.1);
  });

  test('the first player alternates: with suicide the first player loses', async () => {
    const tally = await versus('hard', 'hard', '--games', '10', '--set', 'suicide=true');
    expect(tally).toMatchObject({ wins: 5, draws: 0, losses: 5, score: 0.5 });
  });

  test('the same seed gives the same result, and another seed another one', async () => {
    const once = await versus('medium', 'easy', '--games', '15', '--seed', '5');
    expect(await versus('medium', 'easy', '--games', '15', '--seed', '5')).toEqual(once);
    const others = await Promise.all(
      ['6', '7', '8'].map((seed) => versus('medium', 'easy', '--games', '15', '--seed', seed)),
    );
    const wins = new Set([once, ...others].map((tally) => tally['wins']));
    expect(wins.size).toBeGreaterThan(1);
  });

  test('a seed that it chose itself repeats the games', async () => {
    const once = await versus('medium', 'easy', '--games', '10');
    const again = await versus('medium', 'easy', '--games', '10', '--seed', String(once['seed']));
    expect(again).toEqual(once);
  });

  test('cuts an endless game short', async () => {
    const tally = await versus('hard', 'hard', '--games', '1', '--set', 'repetition=0');
    expect(tally).toMatchObject({ wins: 0, draws: 1, losses: 0, cutShort: 1 });
  });

  test('says in its sentence that games were cut short, and doesn’t call them drawn', async () => {
    const args = ['--one', 'hard', '--two', 'hard', '--games', '4', '--seed', '2'];
    const { out } = await runWith(['versus', 'chopsticks', ...args, '--set', 'repetition=0']);
    expect(out).toBe(
      'hard against hard: 0 won, 0 drawn, 0 lost, 4 cut short after 1,000 plies and counted as drawn, of 4 (seed 2); score 50.0%, 95% interval 15.0% to 85.0%.\n',
    );
  });

  test('gives wins, draws, losses and the interval in a sentence', async () => {
    const args = ['--one', 'hard', '--two', 'hard', '--games', '4', '--seed', '2'];
    const { out } = await runWith(['versus', 'chopsticks', ...args]);
    expect(out).toBe(
      'hard against hard: 0 won, 4 drawn, 0 lost of 4 (seed 2); score 50.0%, 95% interval 15.0% to 85.0%.\n',
    );
  });

  test.each([
    [
      ['--one', 'errs-1-in-99', '--two', 'easy'],
      `--one can’t be “errs-1-in-99”. Allowed: ${everyone}.`,
    ],
    [
      ['--one', 'easy', '--two', 'easy', '--games', '0'],
      '--games can’t be “0”. Allowed: a whole number from 1 to 1000000.',
    ],
    [
      ['--cross-table', '--one', 'easy'],
      '--cross-table and --one contradict each other: give only one of them.',
    ],
    [['--one', 'easy'], 'versus needs --two <level>: versus [options] <game>'],
  ])('refuses %j', async (args, sentence) => {
    const { status, err, out } = await runWith(['versus', 'chopsticks', ...args]);
    expect({ status, err, out }).toEqual({ status: 2, err: `${sentence}\n`, out: '' });
  });
});

test('refuses a computer that makes no sense in a game, and names those that do', async () => {
  const { err } = await runWith([
    'versus',
    'summation-duel',
    '--one',
    'no-splits',
    '--two',
    'easy',
  ]);
  expect(err).toBe(
    '--one can’t be “no-splits”. Allowed: easy, medium, hard, one-ply, three-plies, traps, perfect, errs-1-in-2 … errs-1-in-50.\n',
  );
});

test('plays one game after the other between computers without contests', async () => {
  const small = ['--set', 'target=12', '--set', 'digits=4', '--set', 'copies=2'];
  const args = ['--one', 'hard', '--two', 'errs-1-in-2', '--games', '30', '--seed', '1', ...small];
  const tally = await jsonOf(['versus', 'digit-conquest', ...args]);
  expect(tally['wins']).toBeGreaterThan(15);
}, 60_000);

test('with three seats the first computer takes each seat in turn, and the second all others', async () => {
  const three = ['--games', '9', '--seed', '1', '--set', 'players=3'];
  const tally = await versus('hard', 'easy', ...three);
  expect(tally['wins']).toBeGreaterThan(6);
  expect((await versus('easy', 'hard', ...three))['wins']).toBeLessThan(3);
});

describe('versus --cross-table', () => {
  const args = ['versus', 'chopsticks', '--cross-table', '--games', '4', '--seed', '3'];

  test('plays every computer against every other one, and measures how well each decides', async () => {
    const table = (await jsonOf(args)) as unknown as CrossTable;
    const computers = table.rows.map(({ computer }) => computer);
    expect(computers.toSorted()).toEqual(
      [...namedComputers, 'errs-1-in-3', 'errs-1-in-10', 'errs-1-in-30'].toSorted(),
    );
    for (const [row, { computer, score, accuracy, against }] of table.rows.entries()) {
      const others = against.filter((share) => share !== null);
      expect(score).toBeCloseTo(others.reduce((sum, share) => sum + share, 0) / others.length);
      expect(against[row]).toBeNull();
      against.forEach((share, column) => {
        if (share !== null) expect(table.rows[column]?.against[row]).toBeCloseTo(1 - share);
      });
      expect(accuracy.critical).toBeGreaterThan(10);
      const isPerfect = ['perfect', 'hard', 'traps'].includes(computer);
      expect(accuracy.accuracy === 1, computer).toBe(
        isPerfect || accuracy.held === accuracy.critical,
      );
    }
    const accuracyOf = (name: string) =>
      table.rows.find(({ computer }) => computer === name)?.accuracy.accuracy ?? -1;
    for (const name of ['perfect', 'hard', 'traps']) expect(accuracyOf(name)).toBe(1);
    expect(accuracyOf('errs-1-in-10')).toBeGreaterThan(accuracyOf('errs-1-in-3'));
    expect(await jsonOf(args)).toEqual(table);
  }, 60_000);

  test('is a table with a line for each', async () => {
    const { out } = await runWith([...args.with(1, 'summation-duel'), '--set', 'bestOf=1']);
    const [head, first, ...more] = out.split('\n');
    expect(head).toMatch(/accuracy {2}at random {2}score {2}1/);
    expect(first).toMatch(/^ {2}1 {3}\S+ +\d+\.\d% +\d+\.\d% +\d+\.\d% +–/);
    expect(more.at(-2)).toMatch(/4 games of each pair \(seed 3\)\.$/);
    const one = ['versus', 'summation-duel', '--cross-table', '--games', '1', '--seed', '3'];
    const { out: single } = await runWith([...one, '--set', 'bestOf=1']);
    expect(single).toContain('in 1 game of each pair (seed 3).');
    const endless = [...args.with(4, '2'), '--set', 'repetition=0'];
    const { cutShort } = await jsonOf(endless);
    expect(cutShort).toBeGreaterThan(0);
    expect((await runWith(endless)).out).toContain(
      `(seed 3). ${String(cutShort)} games were cut short after 1,000 plies, and count as drawn.\n`,
    );
  }, 60_000);
});

describe('versus by the thousand', () => {
  const small = ['target=12', 'digits=4', 'copies=2'].flatMap((setting) => ['--set', setting]);
  const contest = (one: string, two: string, ...more: string[]) =>
    jsonOf([
      'versus',
      'digit-conquest',
      '--one',
      one,
      '--two',
      two,
      '--seed',
      '3',
      ...small,
      ...more,
    ]);

  test('measures hard against a computer that looks one draw ahead', async () => {
    const { games, score, interval } = await contest('hard', 'lookahead', '--games', '2000');
    expect(games).toBe(2000);
    const [low, high] = interval as [number, number];
    expect(high - low).toBeLessThan(0.01);
    expect(low).toBeGreaterThan(0.5);
    expect(score).toBeCloseTo((low + high) / 2, 9);
  });

  test('plays until the precision is reached', async () => {
    const { games, interval, won, wonWithin } = await contest('hard', 'easy', '--within', '0.01');
    const [low, high] = interval as [number, number];
    expect((high - low) / 2).toBeLessThanOrEqual(0.01);
    expect(games).toBeGreaterThanOrEqual(100);
    expect(Math.abs(Number(won) - (low + high) / 2)).toBeLessThan(2 * Number(wonWithin));
    const coarse = await contest('hard', 'easy', '--within', '0.1');
    expect(coarse['games']).toBeLessThan(Number(games));
  });

  const sweep = ['target=30', 'digits=5', 'copies=1'].flatMap((setting) => ['--set', setting]);
  const sweepOf = async (games: string) => {
    const args = ['--one', 'hard', '--two', 'easy', '--games', games, '--seed', '3', ...sweep];
    return (await runWith(['versus', 'digit-conquest', ...args])).out;
  };

  test('says if there were too few games for an interval', async () => {
    const sentence = await sweepOf('20');
    expect(sentence).toContain('too few games for an interval: 100 give one');
    expect(sentence).not.toMatch(/±|Infinity/);
    const figures = await contest('hard', 'easy', '--games', '20');
    expect(figures).toMatchObject({ games: 20, interval: null, wonWithin: null });
  });

  test('a clean sweep is not taken for certainty', async () => {
    expect(await sweepOf('100')).toContain(
      'score 100.00% ± 5.82% with luck taken off, 100.0% ± 5.8% with it',
    );
  });

  test('says the interval in a sentence, and what hard means here', async () => {
    const args = ['--one', 'hard', '--two', 'medium', '--games', '100', '--seed', '3', ...small];
    const { out } = await runWith(['versus', 'digit-conquest', ...args]);
    expect(out).toMatch(
      /^hard against medium: score \d\d\.\d\d% ± \d\.\d\d% with luck taken off, .* in 100 games of .* Here hard looks 2 draws ahead/,
    );
  });

  test.each([
    [
      ['--one', 'perfect'],
      '--one can’t be “perfect”. Allowed: easy, medium, hard, one-ply, three-plies, errs-1-in-2 … errs-1-in-50, lookahead.',
    ],
    [
      ['--one', 'lookahead', '--set', 'draw=choice'],
      '--one can’t be “lookahead”. Allowed: easy, medium, hard, one-ply, three-plies, errs-1-in-2 … errs-1-in-50.',
    ],
    [
      ['--one', 'hard', '--within', '2'],
      '--within can’t be “2”. Allowed: a share such as 0.01, up to 0.5.',
    ],
    [
      ['--one', 'hard', '--within', '.1', '--games', '5'],
      '--games and --within contradict each other: give only one of them.',
    ],
  ])('refuses %j', async (args, sentence) => {
    const { status, err } = await runWith(['versus', 'digit-conquest', '--two', 'easy', ...args]);
    expect({ status, err }).toEqual({ status: 2, err: `${sentence}\n` });
  });
});
