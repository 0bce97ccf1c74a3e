import fs, { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TournamentLine } from '../../engine/tournament/line.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { spoken } from '../../words/testing.ts';
import type { RequestName } from '../api/requests.ts';
import type { TournamentView } from '../api/tournaments.ts';
import { answer } from '../ipc/channel.ts';
import { wonGame } from '../match/testing.ts';
import { startProgram, type Program } from '../program.ts';
import { testPlatform } from '../testing.ts';

inFolders();
const running: Program[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const program of running.splice(0)) program.close();
});

const at = '2026-11-27T10:00:00.000+01:00';

/** Starts the program; one that runs is as if it was killed. @param config - that of a new folder. */
function start(config?: object) {
  if (config !== undefined) {
    writeFileSync(path.join(folder, 'config.jsonc'), JSON.stringify(config));
  }
  let copied = '';
  const platform = testPlatform(folder);
  const program = startProgram({
    ...platform,
    clipboard: {
      ...platform.clipboard,
      writeText: (text) => Promise.resolve(void (copied = text)),
    },
  });
  running.push(program);
  const ask = async <Answer>(name: RequestName, payload?: unknown): Promise<Answer> => {
    const reply = await answer(program.handlers, name, payload, () => undefined);
    return (reply.ok ? reply.value : spoken(reply.error)) as Answer;
  };
  const head = () => program.firstViews().match.head;
  return {
    ask,
    head,
    copied: () => copied,
    close: () => program.close(),
    /** The notices that the windows show. */
    notices: () => program.firstViews().preferences.notices.map((notice) => JSON.stringify(notice)),
    play: async (...moves: readonly string[]) => {
      for (const move of moves) {
        expect(await ask('play', { move, revision: head().revision })).toEqual({
          revision: head().revision,
        });
      }
    },
  };
}

type Started = ReturnType<typeof start>;

/** A round robin of Ann and Ben, whose only pairing is on the table. */
async function paired({ ask }: Started, { game = 'chopsticks', bestOf = 1 } = {}) {
  const rules = { name: 'Club', game, system: 'round-robin', rounds: 1, bestOf };
  const players = ['Ann', 'Ben'];
  const { id } = await ask<TournamentView>('beginTournament', {
    at,
    ...rules,
    players,
    computers: [],
  });
  await ask('pairRound', { id, at });
  const pairing = { id, round: 0, table: 0 };
  await ask('playPairing', pairing);
  return pairing;
}

const resultOf = async ({ ask }: Started, id: string) => {
  const { rounds, rows } = await ask<TournamentView>('tournament', { id });
  const { won, soFar } = rounds[0]?.[0] ?? expect.fail();
  return { won, soFar, points: rows.map(({ points }) => points) };
};

const fileOf = (id: string) => path.join(folder, 'tournaments', `${id}.json`);
const linesOf = (id: string) =>
  (JSON.parse(readFileSync(fileOf(id), 'utf8')) as { lines: TournamentLine[] }).lines;

test('a game that was begun before the program was killed counts for its pairing, once', async () => {
  const before = start();
  const pairing = await paired(before);
  await before.play(...wonGame.slice(0, 4));

  const program = start();
  expect(program.head()).toMatchObject({ at: 4, pairing: { ...pairing, game: 0 } });
  expect(await program.ask('playPairing', pairing), 'it continues').toEqual({
    revision: program.head().revision,
  });
  expect(program.head().at).toBe(4);
  await program.play(...wonGame.slice(4));
  expect(await resultOf(program, pairing.id)).toEqual({ won: [1, 0], points: [1, 0] });
  await program.ask('copyRecord', { as: 'text' });
  expect(program.copied(), 'only the library knows').not.toContain(pairing.id);
  await program.ask('openRecordText', { text: program.copied(), name: 'a copy' });

  const last = start();
  await last.ask('tournament', { id: pairing.id });
  expect(linesOf(pairing.id).filter(({ what }) => what === 'game')).toHaveLength(1);
});

test('the end of a game that was saved, but not counted when the program was killed, is counted at the next start', async () => {
  const before = start();
  const pairing = await paired(before, { bestOf: 3 });
  await before.play(...wonGame);
  const lines = linesOf(pairing.id);
  expect(lines.at(-1)).toMatchObject({ what: 'game', points: 1 });
  writeFileSync(fileOf(pairing.id), JSON.stringify({ version: 1, lines: lines.slice(0, -1) }));
  for (let starts = 0; starts < 2; starts++) {
    const program = start();
    await vi.waitFor(async () =>
      expect(await resultOf(program, pairing.id)).toMatchObject({ soFar: [1, 0] }),
    );
  }
  const typed = { ...pairing, at, won: [1, 2] };
  const program = start();
  await program.ask('setResult', typed);
  expect(await resultOf(start(), pairing.id)).toMatchObject({ won: [1, 2] });
});

test('a result that was typed meanwhile stays, and the game that ends after it says so', async () => {
  const before = start();
  const pairing = await paired(before);
  await before.play(...wonGame.slice(0, 4));
  const program = start();
  await program.ask('setResult', { ...pairing, at, won: [0.5, 0.5] });
  await program.play(...wonGame.slice(4));
  expect(await resultOf(program, pairing.id)).toMatchObject({ won: [0.5, 0.5] });
  expect(program.notices().join()).toContain('tournament.is-over');
  expect(await resultOf(start(), pairing.id)).toMatchObject({ won: [0.5, 0.5] });
});

test('each game of a series counts for its pairing, which decides it, whatever series the game has by itself', async () => {
  let program = start({ 'summation-duel': { target: 10, bestOf: 5 } });
  const pairing = await paired(program, { game: 'summation-duel', bestOf: 3 });
  expect(program.head()).toMatchObject({ series: null, first: 0, settings: { target: 10 } });
  await program.play('10');
  expect(await resultOf(program, pairing.id)).toEqual({ soFar: [1, 0], points: [0, 0] });
  program = start();
  await program.ask('playPairing', pairing);
  expect(program.head().first, 'both go first in turn').toBe(1);
  await program.play('10');
  expect(await resultOf(program, pairing.id)).toEqual({ soFar: [1, 1], points: [0, 0] });
  await program.ask('playPairing', pairing);
  await program.play('10');
  expect(await resultOf(program, pairing.id)).toEqual({ won: [2, 1], points: [1, 0] });
  expect(await resultOf(start(), pairing.id)).toEqual({ won: [2, 1], points: [1, 0] });
  expect(await program.ask('playPairing', pairing)).toContain('has its result already');
});

test('nobody is helped in a game of a tournament until it is over, also after a restart', async () => {
  const before = start();
  await paired(before);
  await before.play(...wonGame.slice(0, 4));
  const program = start();
  const { revision } = program.head();
  const helps: Partial<Record<RequestName, unknown>> = {
    analyse: { revision },
    guide: { revision },
    undo: undefined,
    letComputerPlayOn: { on: true },
    history: { revision, from: 0 },
    swapSeats: { revision },
    restart: { revision },
  };
  for (const [name, payload] of Object.entries(helps)) {
    expect(await program.ask(name as RequestName, payload), name).toMatch(
      /^This game counts for a tournament: until it is over, there are no hints/,
    );
  }
  await program.play(...wonGame.slice(4));
  await program.ask('undo');
  expect(program.head().at, 'once it is over').toBe(wonGame.length - 1);
});

/** Where matches are kept, a file that keeps any from being saved. */
const noMatches = () => path.join(folder, 'matches');

test('a game whose match couldn’t be saved counts once: over a restart, and with a variation played to its end', async () => {
  const before = start();
  const pairing = await paired(before, { bestOf: 3 });
  writeFileSync(noMatches(), '');
  await before.play(...wonGame);
  expect(before.notices().join()).toContain('match.not-saved');
  const once = { soFar: [1, 0], points: [0, 0] };
  expect(await resultOf(before, pairing.id)).toEqual(once);
  await before.ask('goTo', { place: { path: [], at: 0 }, notation: null });
  await before.play('A-D', 'A-C');
  await before.ask('goTo', {
    place: { path: [], at: wonGame.length - 1 },
    notation: wonGame.at(-2),
  });
  await before.play(wonGame.at(-1) ?? '');
  expect(await resultOf(before, pairing.id)).toEqual(once);

  rmSync(noMatches());
  before.close();
  expect(readdirSync(noMatches()), 'saved in the end').toHaveLength(3);
  const last = start();
  await last.ask('tournament', { id: pairing.id });
  expect(await resultOf(last, pairing.id)).toEqual(once);
});

test('a game that was left is continued, not played again', async () => {
  const before = start();
  const pairing = await paired(before, { bestOf: 3 });
  await before.play(...wonGame.slice(0, 4));
  const players = [{ kind: 'person' }, { kind: 'person' }];
  await before.ask('newMatch', { game: 'chopsticks', players, first: 0 });
  expect(before.head().at).toBe(0);
  await before.ask('playPairing', pairing);
  expect(before.head()).toMatchObject({ at: 4, pairing: { ...pairing, game: 0 } });

  await before.ask('goTo', { place: { path: [], at: 0 }, notation: null });
  const program = start();
  expect(program.head(), 'looked back at when it was killed').toMatchObject({ at: 0, pairing });
  await program.ask('playPairing', pairing);
  await program.ask('goTo', { place: { path: [], at: 4 }, notation: wonGame[3] });
  await program.play(...wonGame.slice(4));
  await program.ask('playPairing', pairing);
  expect(program.head(), 'the next one').toMatchObject({ at: 0, first: 1, pairing: { game: 1 } });
});

test('a resignation that has counted isn’t taken back, and the next game is another one', async () => {
  const program = start();
  const pairing = await paired(program, { bestOf: 3 });
  await program.play('A-C');
  await program.ask('resign', { revision: program.head().revision });
  expect(await resultOf(program, pairing.id)).toMatchObject({ soFar: [1, 0] });
  expect(await program.ask('undo')).toContain('Correct its result in the tournament.');
  await program.ask('playPairing', pairing);
  expect(program.head()).toMatchObject({ at: 0, first: 1, pairing: { game: 1 } });
});

test('a game is locked as long as its pairing waits for it', async () => {
  const program = start();
  const pairing = await paired(program);
  await program.play(...wonGame.slice(0, 4));
  const undoes = async () => {
    const { counts = false } = program.head();
    await program.ask('undo');
    const isUndone = program.head().at === 3;
    await program.ask('redo');
    expect(counts, 'as the window shows it').toBe(!isUndone);
    return isUndone;
  };
  expect(await undoes()).toBe(false);
  await program.ask('deleteTournament', { id: pairing.id });
  expect(await undoes()).toBe(true);
  await program.ask('restoreTournament', { id: pairing.id });
  expect(await undoes()).toBe(false);
  await program.ask('setResult', { ...pairing, at, won: [0, 1] });
  expect(await undoes()).toBe(true);
  await program.ask('deleteTournament', { id: pairing.id });
  await program.play(...wonGame.slice(4));
  expect(program.notices(), 'of a tournament that was deleted').toEqual([]);
});

test('the solution isn’t given by practice beside the game', async () => {
  const program = start();
  await paired(program);
  await program.play(...wonGame.slice(0, 4));
  const { gameNumber, notation } = program.head();
  const retry = { of: 'retry', gameNumber, at: 4, position: notation };
  expect(await program.ask('beginPractice', retry)).toContain('This game counts for a tournament');
});

test('a result that can’t be written at the start says so', async () => {
  const before = start();
  const pairing = await paired(before);
  await before.play(...wonGame);
  const lines = linesOf(pairing.id).slice(0, -1);
  writeFileSync(fileOf(pairing.id), JSON.stringify({ version: 1, lines }));
  const { renameSync } = fs;
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (to === fileOf(pairing.id)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    renameSync(from, to);
  });
  const program = start();
  await vi.waitFor(() => expect(program.notices().join()).toContain('tournament.not-kept'));
});
