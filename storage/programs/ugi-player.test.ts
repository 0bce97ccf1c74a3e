import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { gameOf } from '../../engine/games.ts';
import type { Forfeited } from '../../engine/match/forfeit.ts';
import { legalMovesOf, playIn, startMatch } from '../../engine/match/match.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import { folder, inFolders } from '../files/testing.ts';
import type { ProgramCommand } from './command.ts';
import { usualLimits, type ProgramLimits } from './limits.ts';
import { onGo, programOf } from './testing.ts';
import { UgiPlayer } from './ugi-player.ts';

const game = gameOf('chopsticks');
const settings = defaultSettings(game.settings);
const rules = game.rules(settings);
const start = startMatch(rules, settings, 0);
const after = playIn(start, legalMovesOf(start)[0]);

/** More than a loaded machine needs, for a program that answers. */
const patient: ProgramLimits = { ...usualLimits, move: 1, grace: 60_000, start: 60_000 };
/** For a program that never answers. */
const impatient: ProgramLimits = { ...patient, grace: 59 };

inFolders();

const players: UgiPlayer[] = [];

function player(command: ProgramCommand, limits = patient): UgiPlayer {
  const made = new UgiPlayer(command, 'It', limits);
  players.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(players.splice(0).map((each) => each.end()));
});

/** How a program fails to choose its first move, and the sentence. */
async function failureOf(
  command: ProgramCommand,
  limits?: ProgramLimits,
): Promise<[string, string]> {
  const failed = await player(command, limits)
    .choose(game, start)
    .then(
      (move) => expect.fail(`It played ${JSON.stringify(move)}.`),
      (error: unknown) => error as Forfeited,
    );
  return [failed.forfeit, inEnglishAndGerman(failed.reason)[0]];
}

test('a program gets the rules, the moves so far and its time, and its move is played', async () => {
  const command = programOf(`
      const heard = [];
      hear = (line) => {
        if (line === 'ugi') say('option name Game type combo default x var chopsticks', 'option name chopsticks.fingers type spin');
        politely(line);
        heard.push(line);
        if (!line.startsWith('go')) return;
        const wanted = ['ugi', 'uginewgame', 'setoption name Game value chopsticks', 'setoption name chopsticks.fingers value 5', 'isready', 'position startpos', 'go movetime 1'];
        const wrong = wanted.find((each, index) => each !== heard[index]);
        say('info depth 1 score cp 3', 'bestmove ' + (wrong ? 'wrong:' + wrong : 'A-C ponder B-D'));
      };`);
  expect(await player(command).ready(game, start)).toBe('Test');
  const move = await player(command).choose(game, start);
  expect(rules.formatMove(start.start, move)).toBe('A-C');
});

test('a program that is asked again hears only what has changed', async () => {
  const program = player(
    programOf(`
      const heard = [];
      hear = (line) => {
        politely(line);
        heard.push(line);
        if (line.startsWith('go')) say('bestmove ' + (heard.at(-2).includes('moves') && heard.filter((each) => each === 'uginewgame').length === 1 ? 'A-D' : 'A-C'));
      };`),
  );
  expect(rules.formatMove(start.start, await program.choose(game, start))).toBe('A-C');
  const second = await program.choose(game, after);
  expect(legalMovesOf(after)).toContainEqual(second);
});

/** What the system refuses at once. */
const belowAFile = { file: path.join(process.execPath, 'player'), args: [] };

describe('loses the game by the rule:', () => {
  test.each([
    ['ends at once', programOf('process.exit()'), 'It has ended by itself.'],
    [
      'ends with a last word',
      onGo(`console.error('oops\\nout of luck'); process.exit(3)`),
      'It has ended by itself. It last said: “out of luck”',
    ],
    ['is killed', onGo(`process.kill(process.pid, 'SIGKILL')`), 'It has ended by itself.'],
    [
      'closes its output',
      onGo(`require('fs').closeSync(1); process.exit()`),
      'It has ended by itself.',
    ],
    [
      'isn’t there',
      { file: path.join(os.tmpdir(), 'no such program'), args: [] },
      'It can’t be started: there is no such file.',
    ],
    ['lies below a file', belowAFile, 'It can’t be started: what should be its folder is a file.'],
  ])('a program that %s', async (_, command, sentence) => {
    expect(await failureOf(command)).toEqual(['crash', sentence]);
  });

  test.each([
    ['thinks for ever', onGo('')],
    ['is busy for ever', onGo('for (;;);')],
    ['ignores signals', onGo(`process.on('SIGTERM', () => {})`)],
    ['writes only what nobody asked for', onGo(`setInterval(() => say('info string wait'), 50)`)],
    ['doesn’t end its line', onGo(`process.stdout.write('bestmove A-C')`)],
  ])('a program that %s', async (_, command) => {
    const [forfeit, sentence] = await failureOf(command, impatient);
    expect(forfeit).toBe('silence');
    expect(sentence).toMatch(/^It didn’t answer within 0.06 seconds\.$/);
  });

  test('a program that never says a word', async () => {
    const command = programOf('hear = () => {}');
    expect(await failureOf(command, { ...patient, start: 100 })).toEqual([
      'silence',
      'It didn’t answer within 0.1 seconds.',
    ]);
  });

  test.each([
    ['a move that isn’t there', 'say("bestmove A-Q")', /^It chose an illegal move: “A-Q” is not/],
    [
      'a move of the other player',
      'say("bestmove C-A")',
      /^It chose an illegal move: “C-A” is not/,
    ],
    ['no move', 'say("bestmove")', /^It chose an illegal move: “”/],
    [
      'an endless word',
      'say("bestmove " + "A".repeat(5000))',
      /^It chose an illegal move: “A{60,100}…?” [^A]{1,50}/,
    ],
  ])('a program that plays %s', async (_, code, sentence) => {
    const [forfeit, said] = await failureOf(onGo(code));
    expect(forfeit).toBe('illegal');
    expect(said).toMatch(sentence);
  });
});

test('binary output is no answer, and does no harm', async () => {
  const program = player(
    onGo(
      `process.stdout.write(Buffer.from([0, 255, 254, 27, 10, 128, 13, 10, 0xed, 0xa0, 10])); say('bestmove A-C')`,
    ),
  );
  expect(rules.formatMove(start.start, await program.choose(game, start))).toBe('A-C');
});

test('a second answer to one question isn’t taken for the next one', async () => {
  const program = player(
    programOf(`
      let asked = 0;
      hear = (line) => {
        politely(line);
        if (line.startsWith('go')) say(...(asked++ === 0 ? ['bestmove A-C', 'bestmove A-Q', 'readyok'] : ['bestmove A-D']));
      };`),
  );
  await program.choose(game, start);
  expect(rules.formatMove(start.start, await program.choose(game, start))).toBe('A-D');
});

test('a search that isn’t needed any more is stopped, and its late answer isn’t taken for another', async () => {
  const heard = path.join(folder, 'heard');
  const program = player(
    programOf(
      `
      let asked = 0;
      hear = (line) => {
        politely(line);
        if (line === 'stop') setTimeout(() => say('bestmove A-Q'), 20);
        if (!line.startsWith('go')) return;
        if (asked++ > 0) say('bestmove A-C');
        else require('fs').writeFileSync(process.argv[1], '');
      };`,
      heard,
    ),
  );
  const outdated = new AbortController();
  const first = program.choose(game, start, outdated.signal).catch(() => 'dropped');
  const second = program.choose(game, start);
  await expect.poll(() => fs.existsSync(heard), { timeout: 30_000 }).toBe(true);
  outdated.abort();
  expect(await first).toBe('dropped');
  expect(rules.formatMove(start.start, await second)).toBe('A-C');
});

test('a request that waits doesn’t start a program that was ended', async () => {
  const [starts, heard] = ['starts', 'heard'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const program = player(
    programOf(
      `
      const fs = require('fs');
      fs.appendFileSync(process.argv[1], 'x');
      hear = (line) => {
        politely(line);
        if (line.startsWith('go')) fs.writeFileSync(process.argv[2], '');
      };`,
      starts,
      heard,
    ),
  );
  const isDropped = (choice: Promise<unknown>) =>
    choice.then(
      () => false,
      () => true,
    );
  expect(await isDropped(program.choose(game, start, AbortSignal.abort()))).toBe(true);
  expect(fs.existsSync(starts)).toBe(false);
  const both = [program.choose(game, start), program.choose(game, start)].map(isDropped);
  await expect.poll(() => fs.existsSync(heard), { timeout: 30_000 }).toBe(true);
  await program.end();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(fs.readFileSync(starts, 'utf8')).toBe('x');
});

test('a program that failed is started again for the next game', async () => {
  const program = player(onGo(`say('bestmove A-Q')`));
  await expect(program.choose(game, start)).rejects.toThrow();
  expect(await program.ready(game, start)).toBe('Test');
});

test('a program that says it can’t play a game or its rules is refused', async () => {
  const withOption = (option: string) =>
    player(programOf(`say('option name Game type combo default x var ${option}')`));
  const reasonOf = async (program: UgiPlayer, other: Record<string, number>) =>
    program.ready(game, { rules, settings: { ...settings, ...other } }).then(
      () => 'It plays.',
      (error: unknown) => inEnglishAndGerman((error as Forfeited).reason)[0],
    );
  expect(await reasonOf(withOption('tak'), {})).toBe(
    'It doesn’t play this game: its option Game has no value “chopsticks”.',
  );
  expect(await reasonOf(withOption('chopsticks'), { fingers: 6 })).toBe(
    'It doesn’t play by these rules: it has no option “chopsticks.fingers”.',
  );
});
