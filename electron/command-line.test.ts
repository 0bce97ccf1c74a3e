import { expect, test } from 'vitest';
import { inEnglish } from '../words/testing.ts';
import { argumentsOf } from './command-line.ts';

test.each([
  [['electron', '.'], {}],
  [['--config', 'my.jsonc'], { config: 'my.jsonc' }],
  [['--config=my.jsonc'], { config: 'my.jsonc' }],
  [['--config=a=b.jsonc'], { config: 'a=b.jsonc' }],
  [['--user-data-dir=/tmp/duels'], { userData: '/tmp/duels' }],
  [['--user-data-dir', '/tmp/duels', '--seed', '7'], { userData: '/tmp/duels', seed: 7 }],
  [['--seed=0'], { seed: 0 }],
  [['--seed=4294967295'], { seed: 4294967295 }],
])('%j is read as %j', (argv, expected) => {
  expect(argumentsOf(argv)).toEqual({ ok: true, value: expected });
});

test.each([[['--config']], [['--config', '--user-data-dir']], [['--configs=a']]])(
  'nothing is made up from %j',
  (argv) => {
    expect(argumentsOf(argv)).toEqual({ ok: true, value: {} });
  },
);

test.each(['12abc', 'often', '1.5', '1e3', '-3', '4294967296', ''])(
  'a seed of "%s" is refused with what is allowed',
  (typed) => {
    const read = argumentsOf([`--seed=${typed}`]);
    expect(read.ok ? '' : inEnglish(read.error)).toBe(
      `--seed can’t be "${typed}". Allowed: 0 to 4294967295.`,
    );
  },
);
