import { expect, test } from 'vitest';
import { parseOptions } from './options.mjs';

const options = {
  shard: { type: 'string' },
  join: { type: 'string', multiple: true },
  plan: { type: 'boolean' },
} as const;

test('reads options as parseArgs does', () => {
  const args = ['--shard', '3/16', '--join=-', '--plan'];
  expect(parseOptions({ args, options }).values).toEqual({
    shard: '3/16',
    join: ['-'],
    plan: true,
  });
});

test.each([
  [['--foo'], 'There is no option --foo.'],
  [['--plan', '-x'], 'There is no option -x.'],
  [['--shard'], '--shard needs a value.'],
  [['--shard', '--plan'], '--shard needs a value.'],
  [['--plan=now'], '--plan takes no value.'],
  [['3/16'], '"3/16" is no option.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => parseOptions({ args, options })).toThrow(
    `${sentence} Options: --shard, --join, --plan.`,
  );
});

test('a script without options says so', () => {
  expect(() => parseOptions({ args: ['--foo'] })).toThrow(
    'There is no option --foo. There are no options.',
  );
});
