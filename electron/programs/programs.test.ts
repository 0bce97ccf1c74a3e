import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import { mainEndOf, type Match } from '../../engine/match/match.ts';
import { describeEnd } from '../../engine/match/adjudication.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { inEnglish } from '../../words/testing.ts';
import { message, type Message } from '../../words/message.ts';
import type { PlayingProgram } from '../api/playing-programs.ts';
import { answer } from '../ipc/channel.ts';
import type { Handlers } from '../ipc/handlers.ts';
import { letComputerPlay } from '../match/computers.ts';
import { MatchSession } from '../match/session.ts';
import { fakeAnalyst, tableOf, wonGame } from '../match/testing.ts';
import { Programs } from './programs.ts';

inFolders();

const confirm = vi.fn<(question: Message, detail: Message, yes: Message) => Promise<boolean>>();
let script = '';
let programs: Programs;

function open(): Programs {
  return new Programs({
    home: folder,
    askForFile: () => Promise.resolve(script === '' ? undefined : process.execPath),
    confirm,
  });
}

beforeEach(() => {
  confirm.mockReset().mockResolvedValue(true);
  programs = open();
});
afterEach(() => programs.close());

/** Writes a program that plays its first move and answers `go` by some code afterwards. */
function write(onGo: string): void {
  script = path.join(folder, 'my player.cjs');
  fs.writeFileSync(
    script,
    `require('fs').appendFileSync(${JSON.stringify(path.join(folder, 'started'))}, 'x');
    const say = (line) => process.stdout.write(line + '\\n');
    require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
      if (line === 'ugi') { say('id name Fewest\\u0007replies'); say('ugiok'); }
      if (line === 'isready') say('readyok');
      if (line.startsWith('go')) { ${onGo} }
      if (line === 'quit') process.exit();
    });`,
  );
}

const starts = () =>
  fs.existsSync(path.join(folder, 'started'))
    ? fs.readFileSync(path.join(folder, 'started'), 'utf8').length
    : 0;

async function ask(request: keyof Programs['handlers'], payload?: unknown): Promise<unknown> {
  const reply = await answer(programs.handlers as Handlers, request, payload, () => undefined);
  return reply.ok ? reply.value : inEnglish(reply.error);
}

async function added(onGo: string): Promise<PlayingProgram> {
  write(onGo);
  const list = (await ask('addPlayingProgram', { args: `"${script}"` })) as PlayingProgram[];
  return list.at(-1) ?? expect.fail('It was not added.');
}

test('a program that wasn’t agreed to isn’t started', async () => {
  confirm.mockResolvedValue(false);
  write('');
  expect(await ask('addPlayingProgram', { args: `"${script}"` })).toEqual([]);
  expect(starts()).toBe(0);
  script = '';
  expect(await ask('addPlayingProgram', { args: '' })).toEqual([]);
  expect(confirm).toHaveBeenCalledOnce();
});

test('a program is added once its whole command was agreed to, with the name that it gives itself', async () => {
  const { id, ...program } = await added('');
  expect(program).toEqual({ name: 'Fewest replies', command: `${process.execPath} "${script}"` });
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    message('playing-programs.question'),
    message('playing-programs.detail', { command: program.command }),
    message('playing-programs.start'),
  );
  programs = open();
  expect(await ask('playingPrograms')).toEqual([{ id, ...program }]);
  expect(await ask('removePlayingProgram', { id })).toEqual([]);
  programs = open();
  expect(await ask('playingPrograms')).toEqual([]);
});

test('a page can’t name the file of a program', async () => {
  write('');
  expect(await ask('addPlayingProgram', { args: '', file: script })).not.toEqual([]);
  expect(confirm).not.toHaveBeenCalled();
});

test('what doesn’t speak UGI isn’t added, with the reason', async () => {
  script = 'any';
  expect(
    await ask('addPlayingProgram', { args: '-e "console.error(\'no such engine\')"' }),
  ).toMatch(/^node.* has ended by itself\. It last said: “no such engine”$/);
  expect(await ask('playingPrograms')).toEqual([]);
});

test('a damaged list is reported, and kept before another is written', async () => {
  fs.writeFileSync(path.join(folder, 'programs.json'), '{ "programs": 3 }');
  programs = open();
  expect(programs.problem && inEnglish(programs.problem)).toMatch(
    /^The list of your programs that play can’t be used: .*programs\.json: it isn’t written as it should be\.$/,
  );
  await added('');
  expect(programs.problem).toBeUndefined();
  expect(fs.readdirSync(folder).filter((name) => name.startsWith('programs'))).toHaveLength(2);
});

/** Lets a program make its move at the table. */
function played(id: string, players: readonly string[] = ['computer', 'person']) {
  const table = tableOf({
    players,
    difficulty: `program:${id}`,
    settings: { chopsticks: { players: players.length } },
    chopsticks: { players: players.length },
  });
  const session = new MatchSession(
    { ...table, players: table.players.map(programs.named) },
    seededRandom(1),
    () => undefined,
  );
  const failed: string[] = [];
  const analyst = fakeAnalyst();
  const done = letComputerPlay(
    session,
    {
      analyst,
      random: seededRandom(1),
      pauses: () => ({ turn: 0, part: 0 }),
      askProgram: (...asked) => programs.choose(...asked),
      failed: (problem) => failed.push(inEnglish(problem)),
    },
    new AbortController().signal,
  );
  return { session, failed, analyst, done };
}

const movesOf = ({ moves }: Match<unknown, unknown>) => moves.map(({ ply }) => ply.notation);

test('a program plays at the table under its name', async () => {
  const { id } = await added(`say('bestmove A-C');`);
  const { session, failed, done } = played(id);
  await done;
  const { table } = session.state();
  expect(movesOf(table.match)).toEqual(['A-C']);
  expect(table.players[0]).toMatchObject({ name: 'Fewest replies' });
  expect(failed).toEqual([]);
});

test('a program that can’t play on loses the game, which says why', async () => {
  const { id } = await added(`say('bestmove A-Q');`);
  const { session, failed, done } = played(id);
  await done;
  const { match } = session.state().table;
  expect(match.adjudication).toEqual({ kind: 'win', winner: 1, by: 'illegal' });
  const outcome = mainEndOf(match) ?? expect.fail('It isn’t over.');
  expect(describeEnd(match.rules, outcome).code).toBe('game.forfeited.illegal');
  expect(failed).toEqual([expect.stringMatching(/^Fewest replies chose an illegal move: “A-Q”/)]);
});

test('a program that is ended with the window has not lost', async () => {
  const heard = path.join(folder, 'heard');
  const { id } = await added(`require('fs').writeFileSync(${JSON.stringify(heard)}, '');`);
  const { session, done } = played(id);
  await expect.poll(() => fs.existsSync(heard), { timeout: 30_000 }).toBe(true);
  await programs.close();
  await done;
  expect(session.state().table.match.adjudication).toBeUndefined();
});

test('for a program that isn’t among those added, hard plays, with a sentence', async () => {
  const { id } = await added('');
  await ask('removePlayingProgram', { id });
  const { session, failed, analyst, done } = played(id);
  await expect.poll(() => analyst.waiting('move')).toHaveLength(1);
  await analyst.answer('move');
  await done;
  expect(session.state().table.match.moves).toHaveLength(1);
  expect(failed).toEqual([
    'This program isn’t among those added here, so the hard computer plays for it.',
  ]);
});

test('a program that plays on after the end of its match isn’t started anew at each move', async () => {
  const { id } = await added(`say('bestmove A-C');`);
  const { table } = new MatchSession(
    tableOf({ players: ['computer', 'person'], difficulty: `program:${id}` }, wonGame),
    seededRandom(1),
    () => undefined,
  ).state();
  const inVariation = { ...table, match: { ...table.match, at: 2 } };
  programs.keepOnly(table);
  const before = starts();
  for (let moves = 0; moves < 2; moves++) {
    await programs.choose(id, 'chopsticks', tableOf({}).match);
    programs.keepOnly(inVariation);
  }
  expect(starts()).toBe(before + 1);
  programs.keepOnly(table);
  await programs.choose(id, 'chopsticks', tableOf({}).match);
  expect(starts()).toBe(before + 2);
});

test('for a program that is removed while it thinks, hard plays, with a sentence', async () => {
  const heard = path.join(folder, 'heard');
  const { id } = await added(`require('fs').writeFileSync(${JSON.stringify(heard)}, '');`);
  const { session, failed, analyst, done } = played(id);
  await expect.poll(() => fs.existsSync(heard), { timeout: 30_000 }).toBe(true);
  await ask('removePlayingProgram', { id });
  await expect.poll(() => analyst.waiting('move')).toHaveLength(1);
  await analyst.answer('move');
  await done;
  expect(session.state().table.match.moves).toHaveLength(1);
  expect(failed).toEqual([
    'This program isn’t among those added here, so the hard computer plays for it.',
  ]);
});

test('a program is ended when the match is over or another one is on the table', async () => {
  const { id } = await added(`say('bestmove A-C');`);
  const { session, done } = played(id);
  await done;
  const before = starts();
  const { table } = session.state();
  programs.keepOnly(table);
  await programs.choose(id, 'chopsticks', tableOf({}).match);
  expect(starts()).toBe(before);
  programs.keepOnly(tableOf({}));
  await programs.choose(id, 'chopsticks', tableOf({}).match);
  expect(starts()).toBe(before + 1);
});
