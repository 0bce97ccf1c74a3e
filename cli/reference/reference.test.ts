import { execFileSync, spawnSync } from 'node:child_process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runWith } from '../testing.ts';

const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

async function printed(...args: readonly string[]): Promise<string> {
  const { status, out, err } = await runWith(args);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
}

const optionsIn = (help: string) =>
  [...help.matchAll(/^ +(?:-\w, )?(--[\w-]+)/gm)].map(([, name = '']) => name);

const commandNames = (help: string) =>
  [...(help.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z]+)/gm)].map(
    ([, name = '']) => name,
  );

test('the manual page has every command and option that the help has', async () => {
  const page = (await printed('manual')).replaceAll('\\-', '-');
  const commands = commandNames(await printed('--help'));
  expect(commands).toEqual(expect.arrayContaining(['play', 'review', 'completion', 'help']));
  for (const command of commands) {
    expect(page).toContain(`\n.SS "${command} `);
    if (command === 'help') continue;
    for (const option of optionsIn(await printed(command, '--help'))) {
      expect(page, `${command} ${option}`).toMatch(new RegExp(`^\\.B ".*${option}\\b`, 'm'));
    }
  }
  expect(page).toContain('.B "--safe"\nstart without');
});

test('the date of the manual page is that of the build', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SOURCE_DATE_EPOCH', '1763900000');
  expect(await printed('manual')).toMatch(/^\.TH DIGIT-DUELS 6 2025-11-23 "Digit Duels \d/);
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  expect(await printed('manual')).not.toContain('1970');
});

test.runIf(has('mandoc') || has('man'))(
  'the manual page is well-formed in each language',
  async () => {
    for (const language of ['en', 'de']) {
      const input = await printed('manual', '--language', language);
      const [command, ...args] = has('mandoc')
        ? ['mandoc', '-T', 'lint', '-W', 'warning']
        : ['man', '--warnings', '-E', 'UTF-8', '-l', '-Tutf8', '-Z', '-'];
      const { status, stdout, stderr } = spawnSync(command, args, {
        input,
        encoding: 'utf8',
      });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      if (command === 'mandoc') expect(stdout).toBe('');
    }
  },
);

const typed = [
  [['pl'], ['play']],
  [['play', 'cho'], ['chopsticks']],
  [['--language', 'd'], ['de']],
  [
    ['convert', '--to', ''],
    ['duel', 'link', 'text'],
  ],
  [['review', '--js'], ['--json']],
] as const;

test.runIf(has('bash')).each(typed)('bash completes %j', async (words, offered) => {
  const script = `${await printed('completion', 'bash')}
COMP_WORDS=(digit-duels ${words.map((word) => `'${word}'`).join(' ')}) COMP_CWORD=${String(words.length)}
_digit_duels; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const said = execFileSync('bash', ['-euc', script], { encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual(offered);
});

test.runIf(has('fish')).each(typed)('fish completes %j', async (words, offered) => {
  const script = `${await printed('completion', 'fish')}\ncomplete -C 'digit-duels ${words.join(' ')}'`;
  const said = execFileSync('fish', ['--no-config', '-c', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]),
  ).toEqual(offered);
});

test.runIf(has('zsh'))('zsh can read what completes for it', async () => {
  const script = await printed('completion', 'zsh', '--language', 'de');
  expect(spawnSync('zsh', ['-n'], { input: script, encoding: 'utf8' }).stderr).toBe('');
  expect(script).toMatch(/^#compdef digit-duels\n/);
  expect(script).toContain("'*--json[gibt ein JSON-Objekt aus]'");
});

test('only the shells that are known are completed for', async () => {
  const { status, err } = await runWith(['completion', 'tcsh']);
  expect({ status, err }).toEqual({
    status: 2,
    err: 'completion can’t be “tcsh”. Allowed: bash, zsh, fish.\n',
  });
});
