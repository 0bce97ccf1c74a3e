import { expect, test } from 'vitest';
import { argumentsOf } from './command-line.ts';

test.each([
  [['electron', '.'], {}],
  [['--config', 'my.jsonc'], { config: 'my.jsonc' }],
  [['--config=my.jsonc'], { config: 'my.jsonc' }],
  [['--config=a=b.jsonc'], { config: 'a=b.jsonc' }],
  [['--user-data-dir=/tmp/duels'], { userData: '/tmp/duels' }],
  [['--user-data-dir', '/tmp/duels', '--seed', '7'], { userData: '/tmp/duels', seed: 7 }],
  [['--seed=0'], { seed: 0 }],
  [['--seed=-3'], { seed: -3 }],
])('%j is read as %j', (argv, expected) => {
  expect(argumentsOf(argv)).toEqual(expected);
});

test.each([
  [['--config']],
  [['--config', '--user-data-dir']],
  [['--seed', 'often']],
  [['--configs=a']],
])('nothing is made up from %j', (argv) => {
  expect(argumentsOf(argv)).toEqual({});
});
