import { expect, test } from 'vitest';
import { jsonOf, runWith } from '../testing.ts';

test.each([
  ['cutoff', 6792, 2077],
  ['rollover', 7520, 2125],
])('perft of Chopsticks under %s, six moves deep', async (overflow, nodes, walked) => {
  const args = ['perft', 'chopsticks', '--depth', '6', '--set', `overflow=${overflow}`];
  const { settings, ...rest } = await jsonOf(args);
  expect(rest).toEqual({ game: 'chopsticks', position: '1111', depth: 6, nodes, walked });
  expect(settings).toMatchObject({ overflow });
});

test('perft says in words what it counted, and how many positions it walked through', async () => {
  const { out } = await runWith(['perft', 'chopsticks', '--depth', '7']);
  expect(out).toBe('26,184 sequences of 7 moves from 1111; 8,869 positions walked through\n');
  const { out: one } = await runWith(['perft', 'chopsticks', '--depth', '1']);
  expect(one).toBe('4 sequences of 1 move from 1111; 1 position walked through\n');
});

test('perft from a position counts nothing beyond the end of the game', async () => {
  const from = async (depth: string) =>
    (await jsonOf(['perft', 'chopsticks', '--position', '0401', '--depth', depth]))['nodes'];
  // One strike, which wins, and the splits of the 4, left and right told apart.
  expect(await from('0')).toBe(1);
  expect(await from('1')).toBe(4);
});

test.each(['six', '-1', '1.5', '100', ''])('perft refuses a depth of "%s"', async (depth) => {
  const { status, err, out } = await runWith(['perft', 'chopsticks', `--depth=${depth}`]);
  expect({ status, err, out }).toEqual({
    status: 2,
    err: `--depth can’t be “${depth}”. Allowed: a whole number from 0 to 99.\n`,
    out: '',
  });
});

test('perft says first how a typed position, and a typed start, are written', async () => {
  const { out } = await runWith(['perft', 'chopsticks', '--position', '1032', '--depth', '1']);
  expect(out).toBe(
    '1032, written 0123: 2 sequences of 1 move from 0123; 1 position walked through\n',
  );
  const args = ['perft', 'chopsticks', '--depth', '1', '--set', 'start=4142'];
  const started = await runWith(args);
  expect(started.out).toMatch(/^4142, written 1424: \d+ sequences of 1 move from 1424;/);
  expect(await jsonOf(args)).toMatchObject({ position: '1424', settings: { start: '1424' } });
});
