import { expect, test } from 'vitest';
import { inEnglish } from '../words/testing.ts';
import { languageTags } from '../words/languages.ts';
import { wordsOf } from '../words/say.ts';
import { argumentsOf, helpLines, languageAsked } from './command-line.ts';

test.each([
  [['electron', '.'], {}],
  [['--config', 'my.jsonc'], { config: 'my.jsonc' }],
  [['--config=my.jsonc'], { config: 'my.jsonc' }],
  [['--config=a=b.jsonc'], { config: 'a=b.jsonc' }],
  [['--user-data-dir=/home/ann/duels'], { userData: '/home/ann/duels' }],
  [['--user-data-dir', '/home/ann/duels', '--seed', '7'], { userData: '/home/ann/duels', seed: 7 }],
  [['--seed=0'], { seed: 0 }],
  [['--seed=4294967295'], { seed: 4294967295 }],
  [['--language', 'de'], { language: 'de' }],
  [['--remote-debugging-port=0', '--no-sandbox', '-r', 'a.js', '.', '--seed=7'], { seed: 7 }],
  [['--inspect=0', '-psn_0_8', '--seed=7', '--', '--bogus'], { seed: 7 }],
  [['--safe', '--seed=7'], { safe: true, seed: 7 }],
  [['--kiosk', '4711'], { kiosk: '4711' }],
  [['--action=daily-puzzle'], { action: 'daily-puzzle' }],
  [['.', 'duel:abc'], { records: ['duel:abc'] }],
  [
    ['electron', '.', 'a.duel', '--seed=7', '/b/C.DUEL'],
    { seed: 7, records: ['a.duel', '/b/C.DUEL'] },
  ],
  [['--config', 'a.duel'], { config: 'a.duel' }],
])('%j is read as %j', (argv, expected) => {
  expect(argumentsOf(argv)).toEqual({ ok: true, value: expected });
});

const refusal = (...argv: string[]) => {
  const read = argumentsOf(argv);
  return read.ok ? '' : inEnglish(read.error);
};

test.each([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-features=A,B',
  '--enable-logging=file',
  '--ozone-platform=wayland',
  '--ozone-platform-hint=auto',
  '--force-device-scale-factor=2',
  '--force_low_power_gpu',
  '--user-data-dir=a',
  '--remote-debugging-port=9222',
  '--inspect-brk=9229',
  '--js-flags=--expose-gc',
  '--lang=de',
  '--v=1',
  '--gtk-version=4',
  '--password-store=basic',
  '--proxy-server=a:1',
  '--trace-warnings',
])('%s is for what runs the program', (typed) => {
  expect(argumentsOf(['.', typed, '--safe'])).toMatchObject({ ok: true, value: { safe: true } });
});

test.each([
  ['--bogus', '--bogus'],
  ['--bogus=1', '--bogus'],
  ['--configs=a', '--configs'],
  ['--no-safe', '--no-safe'],
  ['--toString', '--toString'],
  ['-h', '-h'],
  ['--' + 'x'.repeat(100), '--' + 'x'.repeat(77) + '…', ' (102 characters)'],
])('%s is refused with the options that there are', (typed, named, length = '') => {
  expect(refusal('.', '--disable-gpu', typed)).toBe(
    `There is no option “${named}”${length} for digit-duels. Options: --config, --user-data-dir, --language, --seed, --action, --safe, --kiosk, --self-test, --version, --help.`,
  );
});

test.each([[['--config']], [['--config', '--user-data-dir=a']], [['--config', '--seed', '7']]])(
  'something must follow in %j',
  (argv) => {
    expect(refusal(...argv)).toBe('Something must follow --config.');
  },
);

test.each([['--config='], ['--user-data-dir='], ['--kiosk=']])(
  'something must follow in "%s"',
  (typed) => {
    expect(refusal(typed)).toBe(`Something must follow ${typed.slice(0, -1)}.`);
  },
);

test.each(['safe', 'help', 'version', 'self-test'])('nothing can follow --%s', (option) => {
  expect(refusal(`--${option}=yes`)).toBe(`--${option} can’t be "yes": write --${option} alone.`);
});

test('a code that doesn’t fit into its field is refused', () => {
  expect(refusal(`--kiosk=${'1'.repeat(41)}`)).toBe(
    '--kiosk needs a code of at most 40 letters: choose a shorter one.',
  );
});

test('a language that the program does not speak is refused', () => {
  expect(refusal('--language=la')).toMatch(/^--language can’t be "la"\. Allowed: en\b/);
});

test.each([
  [['--language=de', '--seed=often'], 'de'],
  [['--language', 'de', '--config'], 'de'],
  [['--language=la'], undefined],
  [['--language'], undefined],
])('what is wrong with %j is said in the language that it asks for', (argv, language) => {
  expect(argumentsOf(argv).ok).toBe(false);
  expect(languageAsked(argv)).toBe(language);
});

test.each(['12abc', 'often', '1.5', '1e3', '-3', '4294967296', ''])(
  'a seed of "%s" is refused with what is allowed',
  (typed) => {
    expect(refusal(`--seed=${typed}`)).toBe(
      `--seed can’t be "${typed}". Allowed: 0 to 4294967295.`,
    );
  },
);

test.each([
  [['--help'], 'help'],
  [['--version', '--seed=7'], 'version'],
  [['--self-test'], 'self-test'],
])('%j does one thing instead of opening a board', (argv, oneShot) => {
  expect(argumentsOf(argv)).toMatchObject({ ok: true, value: { oneShot } });
});

test.each(languageTags)('help names every option, in %s', (language) => {
  const help = helpLines().map((line) => wordsOf(language).say(line));
  const options = [
    'config',
    'user-data-dir',
    'language',
    'seed',
    'safe',
    'kiosk',
    'self-test',
    'version',
  ];
  for (const option of options) {
    expect(help.filter((line) => line.startsWith(`  --${option} `))).toHaveLength(1);
  }
});
