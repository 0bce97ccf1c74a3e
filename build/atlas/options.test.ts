import { expect, test } from 'vitest';
import { atlasOptions } from './options.ts';

const axes = [
  { setting: 'fingers', values: [5, 2, 3] },
  { setting: 'misere', values: [false, true] },
  { setting: 'integers', values: [false, true] },
];

test('selects everything by default', () => {
  const { work, wants, limit, threads } = atlasOptions([], axes);
  expect({ work, limit, threads }).toEqual({ work: 'solve', limit: undefined, threads: undefined });
  expect(wants([1, 0, 1], 7)).toBe(true);
});

test('selects sizes and changed rules', () => {
  const { wants, work, limit } = atlasOptions(
    ['--fingers', '2,3', '--only', 'misere,integers', '--limit', '10', '--plan'],
    axes,
  );
  expect({ work, limit }).toEqual({ work: 'plan', limit: 10 });
  expect(
    [
      [1, 1, 1],
      [2, 1, 1],
      [0, 1, 1],
      [1, 1, 0],
    ].map((point) => wants(point, 0)),
  ).toEqual([true, true, false, false]);
});

test('each combination is in one shard', () => {
  const shards = [1, 2, 3].map((number) => atlasOptions(['--shard', `${number}/3`], axes));
  for (let place = 0; place < 10; place++) {
    expect(shards.filter(({ wants }) => wants([0, 0, 0], place))).toHaveLength(1);
  }
});

test('what is joined is written, and nothing solved', () => {
  const { work, join } = atlasOptions(['--join', 'one', '--join', 'two'], axes);
  expect({ work, join }).toEqual({ work: 'write', join: ['one', 'two'] });
});

test.each([
  [['--fingers', '11'], "--fingers can't be 11. Allowed: some of 2, 3, 5."],
  [['--only', 'speed'], '--only can\'t name "speed". Allowed: some of misere, integers.'],
  [['--limit', '0'], '--limit can\'t be "0". Allowed: a whole number from 1.'],
  [
    ['--quick'],
    'Options: --plan, --write, --fingers, --only, --limit, --threads, --shard, --join.',
  ],
  [['--shard', '0/4'], '--shard can\'t be "0/4". Allowed: one of several, such as 3/16.'],
  [['--shard', '5/4'], '--shard can\'t be "5/4"'],
  [['--shard', '3'], '--shard can\'t be "3"'],
  [['--plan', '--join', 'one'], "--plan and --join don't go together"],
  [['--shard', '1/4', '--join', 'one'], "--shard and --join don't go together"],
])('%j is refused', (args, sentence) => {
  expect(() => atlasOptions(args, axes)).toThrow(sentence);
});
