import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWith } from './testing.ts';

/** Each command, to which a test adds arguments. */
const commands = [
  ['play', 'chopsticks'],
  ['play', 'digit-conquest'],
  ['solve', 'chopsticks'],
  ['analyse', 'chopsticks', '1111'],
  ['perft', 'chopsticks', '--depth', '1'],
  ['versus', 'chopsticks', '--one', 'easy', '--two', 'easy'],
  ['rules', 'chopsticks'],
];

/** The options of a command that take a number, as its help has them. */
async function numericOptions(command: string): Promise<string[]> {
  const { out } = await runWith([command, '--help']);
  return [...out.matchAll(/(--[a-z]+) <(?:n|share)>/g)].map(([, option = '']) => option);
}

test('the help names the options that take numbers', async () => {
  expect(await numericOptions('play')).toEqual(['--players', '--persons', '--first', '--seed']);
  expect(await numericOptions('versus')).toEqual(['--games', '--within', '--seed']);
  expect(await numericOptions('perft')).toEqual(['--depth']);
});

test.each(commands)('numbers of %s %s are whole, or refused', async (...command) => {
  const [name = ''] = command;
  for (const option of await numericOptions(name)) {
    for (const junk of ['12abc', '1e1', '0x1', '1.5', '', ' 1', '1 ', 'NaN', 'Infinity', '٣']) {
      const { status, out, err } = await runWith([...command, `${option}=${junk}`]);
      expect({ status, out }).toEqual({ status: 2, out: '' });
      expect(err).toMatch(/^--[a-z]+ can’t be “.*”\. Allowed( for .*)?: .*\.\n$/);
      expect(err).toContain(`${option} can’t be “${junk}”`);
    }
  }
});

test('any odd argument is refused in a sentence', async () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('--set', '--seed', '--config', '--position', '--deck', '--json', '--', '-x'),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...commands), fc.array(word), async (command, words) => {
      const { status, err } = await runWith([...command, ...words]);
      expect([0, 1, 2]).toContain(status);
      expect(err).not.toMatch(/\n.+\n|\bat .*:\d+:\d+|undefined|\(output/);
      if (status !== 0) expect(err).toMatch(/\S\n$/);
    }),
    { numRuns: 60 },
  );
}, 30_000);
