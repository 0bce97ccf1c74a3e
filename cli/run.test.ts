import { describe, expect, test } from 'vitest';
import { games } from '../engine/games.ts';
import { unmetMessage } from '../engine/settings/settings.ts';
import { version } from '../package.json';
import { gameSummary, settingWords } from '../words/game-words.ts';
import { languageTags } from '../words/languages.ts';
import { wordsOf } from '../words/say.ts';
import { inEnglish } from '../words/testing.ts';
import { runWith } from './testing.ts';

const ids = games.map(({ id }) => id).join(', ');

describe('wrong arguments are refused in one sentence', () => {
  test.each([
    [
      ['slove', 'chopsticks'],
      'There is no command “slove”. Commands: play, solve, analyse, explore, perft, versus, rules, convert, atlas, games, matches, backup, restore, review, puzzle, task, results, engine, completion, manual.',
    ],
    [
      ['help', 'slove'],
      'There is no command “slove”. Commands: play, solve, analyse, explore, perft, versus, rules, convert, atlas, games, matches, backup, restore, review, puzzle, task, results, engine, completion, manual.',
    ],
    [['solve', 'chess'], `There is no game “chess”. Games: ${ids}.`],
    [['rules', 'chess'], `There is no game “chess”. Games: ${ids}.`],
    [['play'], `play needs a game. Games: ${ids}.`],
    [['solve'], 'solve needs <game>: solve [options] <game>'],
    [['analyse', 'chopsticks'], 'analyse needs <position>: analyse [options] <game> [position]'],
    [['perft', 'chopsticks'], 'perft needs --depth <n>: perft [options] <game>'],
    [['perft', 'chopsticks', '--depth'], 'Something must follow --depth <n>.'],
    [['solve', 'chopsticks', '1111'], 'There is no place for “1111”: solve [options] <game>'],
    [
      ['solve', 'chopsticks', '--quickly'],
      'There is no option “--quickly” for solve. Options: --set, --json, --version, --language, --help.',
    ],
    [
      ['--quiet'],
      'There is no option “--quiet” for digit-duels. Options: --version, --language, --help.',
    ],
    [
      ['solve', 'chopsticks', '--set', 'overflow=spill'],
      'overflow can’t be "spill". Allowed: cutoff or rollover.',
    ],
    [
      ['solve', 'chopsticks', '--set', 'suicide=maybe'],
      'suicide can’t be "maybe". Allowed: true or false.',
    ],
    [
      ['solve', 'chopsticks', '--set', 'repetition=1'],
      'repetition can’t be "1". Allowed: 0 or 2 to 9.',
    ],
    [
      ['solve', 'chopsticks', '--set', 'overflow'],
      '“overflow” is not a setting: write name=value, such as overflow=rollover.',
    ],
    [
      ['solve', 'chopsticks', '--set', 'suns=true'],
      'suns needs overflow to be rollover: set overflow to rollover, or suns to false.',
    ],
    [
      ['atlas', 'chopsticks', '--csv', '--json'],
      '--csv and --json contradict each other: give only one of them.',
    ],
  ])('%j', async (args, sentence) => {
    const { status, out, err } = await runWith(args);
    expect({ status, out, err }).toEqual({ status: 2, out: '', err: `${sentence}\n` });
  });

  test('an unknown setting is answered with the list of settings', async () => {
    const { status, err } = await runWith(['solve', 'chopsticks', '--set', 'speed=3']);
    expect(status).toBe(2);
    expect(err).toMatch(/^There is no setting “speed”\. Settings: overflow, .*repetition\.\n$/);
  });
});

const commands = [
  'play',
  'solve',
  'analyse',
  'perft',
  'versus',
  'rules',
  'convert',
  'games',
  'matches',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['help']]])('%j lists every command', async (args: string[]) => {
    const { status, out, err } = await runWith(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    for (const command of commands) {
      expect(out).toMatch(new RegExp(`^  ${command} `, 'm'));
    }
  });

  test.each(['play', 'solve', 'analyse'])('that of %s is plain text', async (command) => {
    for (const language of languageTags) {
      const { out } = await runWith([command, '--help', '--language', language]);
      expect(out).not.toContain('`');
    }
  });

  test.each(commands)('that of %s has an example', async (command) => {
    const { out } = await runWith([command, '--help']);
    const [, example = ''] = /\nExample:\n {2}digit-duels (.+)\n$/.exec(out) ?? [];
    expect(example.split(' ')[0]).toBe(command);
  });

  test('the help of play says how to play alone and in twos', async () => {
    const { out } = await runWith(['play', '--help']);
    expect(out.replaceAll(/\s+/g, ' ')).toContain(
      '1 plays against the computer, 2 lets two persons play each other',
    );
  });

  test('--version prints the version', async () => {
    expect(await runWith(['--version'])).toEqual({ status: 0, out: `${version}\n`, err: '' });
  });
});

test('games lists every game with its summary', async () => {
  const { out } = await runWith(['games']);
  const lines = out.trimEnd().split('\n');
  expect(lines.map((line) => line.split(' ')[0])).toEqual(games.map(({ id }) => id));
  for (const { id } of games) expect(out).toContain(gameSummary(wordsOf('en'), id));
});

test.each(games)('rules of $id explains every setting', async (game) => {
  const { out, status } = await runWith(['rules', game.id]);
  expect(status).toBe(0);
  for (const setting of game.settings) {
    const words = settingWords(wordsOf('en'), game.id, setting);
    expect(out).toContain(`${setting.name}=${String(setting.default)} `);
    const explained = [`${words.label}.`, words.sentence].filter(Boolean).join(' ');
    expect(out).toContain(`    ${explained}\n`);
    if (setting.kind !== 'choice') continue;
    for (const value of setting.options) {
      const { label, sentence } = words.option(value);
      const meaning = [`${value}: ${label}.`, sentence].filter(Boolean).join(' ');
      expect(out).toContain(`    ${meaning}\n`);
    }
  }
  for (const requirement of game.requirements) {
    expect(out).toContain(`\n${inEnglish(unmetMessage(game, requirement))}\n`);
  }
});

test.each(games)('rules of $id are those of its page, readable in a terminal', async (game) => {
  for (const [language, goal] of [
    ['en', 'Goal'],
    ['de', 'Ziel'],
  ] as const) {
    const { out } = await runWith(['rules', game.id, '--language', language]);
    expect(out).toContain(`\n\n${goal}\n\n`);
    expect(out).not.toMatch(/\*\*|\]\(|^[|#]/m);
  }
});

test('the rules of a match of several games say that their number is odd', async () => {
  const { out } = await runWith(['rules', 'summation-duel']);
  expect(out).toMatch(/bestOf=1 .*\n.*this odd number of games\./);
});
