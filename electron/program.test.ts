import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spoken } from '../words/testing.ts';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkOf } from '../storage/files/link.ts';
import { journalFile } from '../storage/journal/journal.ts';
import type { ReadLong } from '../storage/library/match-entries.ts';
import type { RequestName } from './api/requests.ts';
import type { MatchPage } from './api/library.ts';
import { updatedView } from './api/match-update.ts';
import type { Events } from './api/events.ts';
import { answer } from './ipc/channel.ts';
import { contentOf } from './ipc/handlers.ts';
import { fakeAnalyst, wonGame } from './match/testing.ts';
import { startProgram, type Program } from './program.ts';
import { testPlatform } from './testing.ts';
import { folder, inFolders } from '../storage/files/testing.ts';

inFolders();
let running: Program | undefined;
beforeEach(() => {
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "players": ["person", "person"] }');
});
afterEach(() => {
  running?.close();
  running = undefined;
});

type Sent = { readonly [Name in keyof Events]?: Events[Name] };

const readNow: ReadLong = (long) => Promise.resolve(long.now());

function start({ safe = false, kiosk = false, readLong = readNow } = {}) {
  running?.close();
  const board = vi.fn<(name: keyof Events, content: unknown) => void>();
  const all = vi.fn<(name: keyof Events, payload: unknown) => void>();
  const boardListens = vi.fn(() => Promise.resolve());
  const commandBoard = vi.fn<(name: string) => void>();
  const useTheme = vi.fn<(theme: string) => void>();
  const openBoard = vi.fn<() => void>();
  const printBoard = vi.fn(() => Promise.resolve(Buffer.from('%PDF-1.7')));
  const openBeginning = vi.fn<(name: string, at: string) => void>();
  const quit = vi.fn<() => void>();
  const restart = vi.fn<() => void>();
  const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  const spoken = vi.fn<() => void>();
  const analyst = fakeAnalyst();
  const platform = testPlatform(folder);
  const program = startProgram({
    ...platform,
    about: { ...platform.about, kiosk },
    safe,
    spoken,
    analyst,
    windows: {
      boardListens,
      close: () => undefined,
      closeFront: () => undefined,
      commandBoard,
      open: () => undefined,
      openBeginning,
      openBoard,
      printBoard,
      startDrag: () => undefined,
      tellAll: all,
      tellBoard: (name, content) => board(name, contentOf(content)),
    },
    useTheme,
    clipboard: {
      readText: () => Promise.resolve(''),
      writeText: copy,
      writePicture: () => Promise.resolve(),
    },
    readLong,
    quit,
    restart,
  });
  running = program;
  /** Makes a request as a window does. @returns the answer, and the events for this window alone. */
  async function ask(name: RequestName, payload?: unknown) {
    const sent: { -readonly [Name in keyof Sent]: Sent[Name] } = {};
    const reply = await answer(program.handlers, name, payload, (event, payload) => {
      Object.assign(sent, { [event]: contentOf(payload) });
    });
    return { reply, sent };
  }
  return {
    analyst,
    ask,
    board,
    boardListens,
    commandBoard,
    all,
    useTheme,
    openBeginning,
    openBoard,
    quit,
    restart,
    copy,
    spoken,
    run: program.run,
    keys: () => program.keys(),
    openHanded: program.openHanded.bind(program),
    firstViews: () => program.firstViews(),
  };
}

/** The match as a new window gets it. */
async function viewIn({ ask }: Pick<ReturnType<typeof start>, 'ask'>): Promise<Events['view']> {
  const { view } = (await ask('view')).sent;
  if (view === undefined) throw new Error('The window was sent nothing.');
  return view;
}

const movesOf = (view: Events['view']) => updatedView(undefined, view)?.tree ?? [];

/** All kept matches, the last played one first. */
async function matchesIn({ ask }: Pick<ReturnType<typeof start>, 'ask'>) {
  const sort = { by: 'changed', descending: true };
  const { reply } = await ask('listMatches', { filter: {}, sort, offset: 0, limit: 100 });
  if (!reply.ok) throw new Error(reply.error.code);
  return (reply.value as MatchPage).matches;
}

const config = () => readFileSync(path.join(folder, 'config.jsonc'), 'utf8');

test('what the board shows first is the same as JSON', () => {
  const views = start().firstViews();
  expect(JSON.parse(JSON.stringify(views))).toEqual(views);
});

test('the preferences open at the game on the table, whatever game the config names', async () => {
  const { ask, run, openBeginning } = start();
  const players = [{ kind: 'person' }, { kind: 'person' }];
  await ask('newMatch', { game: 'summation-duel', players, first: 0 });
  await ask('setPreference', { path: ['game'], value: 'scholars-game' });
  run('preferences');
  expect(openBeginning).toHaveBeenLastCalledWith('preferences', 'summation-duel');
});

test('an unfinished match is resumed at the next start', async () => {
  const first = start();
  await first.ask('play', { move: 'A-C', revision: 0 });
  await first.ask('play', { move: 'B-D', revision: 1 });
  const view = await viewIn(start());
  expect(movesOf(view).map(({ ply }) => ply.notation)).toEqual(['A-C', 'B-D']);
});

test('a long match comes to the table once it is read, unless the user has begun another one', async () => {
  const long = `[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n${'11-02 11-02 02-11 02-11 '.repeat(400)}*`;
  await start().ask('openRecordText', { text: long, name: 'long.duel' });
  const again = start();
  expect(movesOf(await viewIn(again))).toEqual([]);
  await vi.waitFor(() => expect(again.board).toHaveBeenCalledWith('view', expect.anything()));
  const { head } = await viewIn(again);
  expect([head.at, head.revision]).toEqual([1600, 1]);

  let arrive: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (arrive = resolve));
  const other = start({ readLong: (long) => asked.then(() => long.now()) });
  const { revision } = (await viewIn(other)).head;
  await other.ask('play', { move: 'A-C', revision });
  arrive();
  await new Promise((resolve) => setImmediate(resolve));
  expect((await viewIn(other)).head.at).toBe(1);
});

test('a new match leaves the unfinished one in the library, which can be opened after a restart', async () => {
  const { ask } = start();
  await ask('play', { move: 'A-C', revision: 0 });
  const players = [{ kind: 'person' }, { kind: 'person' }];
  await ask('newMatch', { game: 'summation-duel', settings: {}, players, first: 0 });
  const { revision } = (await viewIn({ ask })).head;
  await ask('play', { move: '5', revision });

  const again = start();
  expect((await viewIn(again)).head.game.id, 'the last played one').toBe('summation-duel');
  const [, first] = await matchesIn(again);
  await again.ask('openMatch', { id: first?.id });
  const view = await viewIn(again);
  const { head } = view;
  expect(head.game.id).toBe('chopsticks');
  expect(movesOf(view).map(({ ply }) => ply.notation)).toEqual(['A-C']);
  await again.ask('play', { move: 'B-D', revision: head.revision });
  expect((await matchesIn(again)).map(({ game, plies }) => [game.id, plies])).toEqual([
    ['chopsticks', 2],
    ['summation-duel', 1],
  ]);
});

test('deleting the match on the table puts a new one there, also after a restart', async () => {
  const program = start();
  await program.ask('play', { move: 'A-C', revision: 0 });
  const [match] = await matchesIn(program);
  await program.ask('deleteMatches', { ids: [match?.id] });
  const view = await viewIn(program);
  const { head } = view;
  expect(movesOf(view)).toEqual([]);
  await program.ask('play', { move: 'B-D', revision: head.revision });
  const [other, ...more] = await matchesIn(program);
  expect([other?.id === match?.id, more.length]).toEqual([false, 0]);
  await program.ask('restoreMatches', { ids: [match?.id] });
  expect(await matchesIn(program)).toHaveLength(2);
});

test('a match without moves is replaced by one from the current config', async () => {
  await start().ask('undo');
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "game": "summation-duel" }');
  expect((await viewIn(start())).head.game.id).toBe('summation-duel');
});

test('an unreadable file has a notice, until it is dismissed', async () => {
  writeFileSync(path.join(folder, 'statistics.json'), '{');
  const { ask, all } = start();
  const [notice] = (await ask('preferences')).sent.preferences?.notices ?? [];
  expect(spoken(notice?.message)).toMatch(/statistics\.json can’t be used/);
  await ask('dismissNotices', { ids: [notice?.id] });
  expect(all).toHaveBeenLastCalledWith('preferences', expect.objectContaining({ notices: [] }));
});

test('a move is answered with its revision, and sent to the board once', async () => {
  const { ask, board } = start();
  const { reply, sent } = await ask('play', { move: 'A-C', revision: 0 });
  expect(reply).toEqual({ ok: true, value: { revision: 1 } });
  expect(sent).toEqual({});
  expect(board.mock.calls.map(([name]) => name)).toEqual(['view', 'library']);
  expect(board.mock.calls[0]?.[1]).toMatchObject({ head: { revision: 1, at: 1 } });
});

test('a match that a person has ended is a line of the journal', async () => {
  const { ask } = start();
  for (const [revision, move] of wonGame.entries()) await ask('play', { move, revision });
  const [{ id, plies } = expect.fail()] = await matchesIn({ ask });
  const journal = readFileSync(path.join(folder, journalFile), 'utf8').split('\n');
  const of = { what: 'match', id, game: 'chopsticks', settings: {}, result: 'won', guided: false };
  const lines = journal.filter((line) => line.includes('"match"'));
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { ...of, opponents: ['person'], plies },
  ]);
});

test('a match is guided in the journal if the guide was on for a move, although it is off at the end', async () => {
  const players = [{ kind: 'person' }, { kind: 'person' }];
  const guidedAfter = async (switches: readonly (boolean | undefined)[]) => {
    await start().ask('newMatch', { game: 'chopsticks', players, first: 0 });
    // The file of the match keeps it.
    const program = start();
    for (const [played, move] of wonGame.entries()) {
      const on = switches[played];
      if (on !== undefined) {
        await program.ask('setGuided', { on: !on });
        await program.ask('setGuided', { on });
      }
      await program.ask('play', { move, revision: (await viewIn(program)).head.revision });
    }
    const lines = readFileSync(path.join(folder, journalFile), 'utf8').trim().split('\n');
    return (JSON.parse(lines.at(-1) ?? '') as { guided: boolean }).guided;
  };
  expect(await guidedAfter([])).toBe(false);
  expect(await guidedAfter([true, false])).toBe(true);
  expect(await guidedAfter([undefined, false]), 'turned on and off again').toBe(false);
});

test('a guided match stays guided over restarts until the guide is turned off, and the next one isn’t', async () => {
  const players = [{ kind: 'person' }, { kind: 'person' }];
  const wanted = { game: 'chopsticks', players, first: 0 };
  const guided = async (program: ReturnType<typeof start>) => {
    const { head } = await viewIn(program);
    return [head.guided, head.at];
  };
  const program = start();
  await program.ask('newMatch', { ...wanted, guided: true });
  await program.ask('play', { move: 'A-C', revision: 1 });
  expect(await guided(start())).toEqual([true, 1]);
  const later = start();
  await later.ask('restart', { revision: 0 });
  await later.ask('play', { move: 'A-C', revision: 1 });
  expect(await guided(start()), 'begun again').toEqual([true, 1]);
  await start().ask('setGuided', { on: false });
  const last = start();
  expect(await guided(last), 'turned off').toEqual([false, 1]);
  await last.ask('setGuided', { on: true });
  await last.ask('newMatch', wanted);
  expect(await guided(last), 'another match').toEqual([false, 0]);
});

test('what was practised is forgotten on request, and nothing else', async () => {
  const { ask, restart } = start();
  await ask('firstMovesMade', { game: 'chopsticks' });
  expect((await ask('forgetProgress')).reply).toEqual({ ok: true, value: null });
  expect(restart).toHaveBeenCalledOnce();
  expect((await start().ask('firstMoves')).reply).toEqual({ ok: true, value: [] });
  const kept = readdirSync(path.dirname(path.join(folder, journalFile)));
  expect(kept).toEqual([expect.stringMatching(/^journal-forgotten-.*\.jsonl$/)]);
});

test('what a visitor of a kiosk practised is forgotten for the next one, and the window stays', async () => {
  const { ask, board, restart } = start({ kiosk: true });
  await ask('firstMovesMade', { game: 'chopsticks' });
  expect((await ask('forgetProgress')).reply).toEqual({ ok: true, value: null });
  expect(restart).not.toHaveBeenCalled();
  expect(board).toHaveBeenCalledWith('person', expect.any(String));
  expect((await ask('firstMoves')).reply).toEqual({ ok: true, value: [] });
});

test('a refused move sends no event, and is answered in words', async () => {
  const { ask, board } = start();
  const { reply } = await ask('play', { move: 'A-C', revision: 7 });
  expect(spoken(reply)).toEqual({
    ok: false,
    error: 'The match has moved on since you chose that move.',
  });
  expect(board).not.toHaveBeenCalled();
});

test('the match and preferences that a new window asks for are sent to it alone', async () => {
  const { ask, board, boardListens, all } = start();
  expect(Object.keys((await ask('view')).sent)).toEqual(['view']);
  expect(Object.keys((await ask('preferences')).sent)).toEqual(['preferences']);
  expect(board).not.toHaveBeenCalled();
  expect(all).not.toHaveBeenCalled();
  expect(boardListens).toHaveBeenCalledOnce();
});

test('a changed preference is written, and sent to all windows', async () => {
  const { ask, all, useTheme } = start();
  const { reply } = await ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
  expect(reply).toEqual({ ok: true, value: null });
  expect(config()).toContain('"dark"');
  expect(useTheme).toHaveBeenLastCalledWith('dark');
  expect(all.mock.calls.map(([name]) => name)).toEqual(['preferences']);
});

test('a new match has the current rules of the preferences, unless it brings its own', async () => {
  const program = start();
  const player = { kind: 'person' as const };
  const request = { game: 'chopsticks', players: [player, player], first: 0 };
  const fingers = async () => {
    const { settings } = (await viewIn(program)).head;
    return 'fingers' in settings ? settings.fingers : undefined;
  };
  await program.ask('setPreference', { path: ['chopsticks', 'fingers'], value: 7 });
  await program.ask('newMatch', request);
  expect(await fingers()).toBe(7);
  await program.ask('newMatch', { ...request, settings: {} });
  expect(await fingers()).toBe(5);
});

test('a refused preference is neither written nor sent', async () => {
  const { ask, all } = start();
  const before = config();
  const { reply } = await ask('setPreference', {
    path: ['summation-duel', 'bestOf'],
    value: 2,
  });
  expect(spoken(reply)).toMatchObject({
    ok: false,
    error: expect.stringContaining('Best of') as unknown,
  });
  const name = 'Swaps';
  expect((await ask('savePreset', { game: 'chopsticks', name, replace: true })).reply.ok).toBe(
    false,
  );
  expect(config()).toBe(before);
  expect(all).not.toHaveBeenCalled();
});

test('presets are kept, renamed and deleted', async () => {
  const { ask } = start();
  const names = async () => {
    const { preferences } = (await ask('preferences')).sent;
    const presets = preferences?.games.find(({ id }) => id === 'chopsticks')?.presets ?? [];
    return presets.filter(({ own }) => own).map(({ name }) => name);
  };
  await ask('savePreset', { game: 'chopsticks', name: 'Mine', replace: false });
  expect(await names()).toEqual(['Mine']);
  await ask('renamePreset', { game: 'chopsticks', name: 'Mine', to: 'Ours' });
  expect(await names()).toEqual(['Ours']);
  await ask('deletePreset', { game: 'chopsticks', name: 'Ours' });
  expect(await names()).toEqual([]);
});

test('the menu forwards the commands of the board to it', async () => {
  const { ask, commandBoard, quit, run } = start();
  run('undo');
  run('hint');
  run('quit');
  expect(commandBoard.mock.calls).toEqual([['undo'], ['hint']]);
  expect(quit).toHaveBeenCalledOnce();
  await ask('runCommand', 'quit');
  expect(quit).toHaveBeenCalledTimes(2);
  expect((await ask('runCommand', 'undo')).reply.ok, 'no window asks for what is its own').toBe(
    false,
  );
});

test('the menu bar has its words before the board opens, which would grow by it later', () => {
  const { spoken, openBoard } = start();
  expect(spoken).toHaveBeenCalledBefore(openBoard);
});

test('another language takes effect at once, and changes only the menu and the preferences', async () => {
  const program = start();
  program.spoken.mockClear();
  await program.ask('setPreference', { path: ['language'], value: 'de' });
  expect(program.spoken).toHaveBeenCalledOnce();
  expect(program.board).not.toHaveBeenCalled();
  expect(program.all).toHaveBeenLastCalledWith(
    'preferences',
    expect.objectContaining({ language: 'de' }),
  );

  await program.ask('setPreference', { path: ['appearance', 'textSize'], value: 125 });
  expect(program.spoken).toHaveBeenCalledOnce();
  await program.ask('setPreference', { path: ['language'], value: 'en' });
  expect(program.spoken).toHaveBeenCalledTimes(2);
});

test('the user’s own keys are kept and in the menu at once, and can be reset', async () => {
  const program = start();
  program.spoken.mockClear();
  const path = ['keys', 'hint'];
  expect((await program.ask('setPreference', { path, value: 'F8' })).reply.ok).toBe(true);
  expect(program.spoken).toHaveBeenCalledOnce();
  expect(program.keys()).toEqual({ hint: 'F8' });
  const wrong = [
    { path, value: 'ctrl+j' },
    { path: ['keys', 'hnt'], value: 'F8' },
  ];
  for (const each of wrong) expect((await program.ask('setPreference', each)).reply.ok).toBe(false);
  await program.ask('resetPreferences', { paths: [path] });
  expect(program.keys()).toEqual({});
  expect(program.spoken).toHaveBeenCalledTimes(2);
});

test('diagnostics are copied, with the match on the table and the end of the log', async () => {
  const program = start();
  await program.ask('newMatch', {
    game: 'summation-duel',
    settings: { numbers: 12 },
    players: [{ kind: 'person', name: 'Maria' }, { kind: 'person' }],
    first: 0,
  });
  expect((await program.ask('copyDiagnostics')).reply).toEqual({ ok: true, value: null });
  const text = program.copy.mock.lastCall?.[0] ?? '';
  expect(JSON.parse(text)).toMatchObject({
    version: '1',
    systemLanguages: ['en-GB'],
    language: 'en',
    match: { game: 'summation-duel', settings: { numbers: 12 }, moves: 0 },
    log: ['the last line'],
  });
  expect(text).not.toContain('Maria');
});

test.each<[RequestName, unknown, string]>([
  [
    'newMatch',
    { game: 'chess', settings: {}, players: [{ kind: 'person' }, { kind: 'person' }], first: 0 },
    'There is no game “chess”.',
  ],
  [
    'savePreset',
    { game: 'constructor', name: 'Mine', replace: true },
    'There is no game “constructor”.',
  ],
  ['renamePreset', { game: 'chess', name: 'Mine', to: 'Ours' }, 'There is no game “chess”.'],
  ['deletePreset', { game: '__proto__', name: 'Mine' }, 'There is no game “__proto__”.'],
  [
    'resetPreferences',
    {
      paths: [
        ['appearance', 'theme'],
        ['chess', 'fingers'],
      ],
    },
    'There is no setting “chess.fingers”.',
  ],
  [
    'setPreference',
    { path: ['chess', 'fingers'], value: 5 },
    'There is no setting “chess.fingers”.',
  ],
  [
    'setPreference',
    { path: ['chopsticks', 'fingers'], value: -200 },
    'Fingers of a full hand can’t be -200. Allowed: 2 to 100.',
  ],
  ['dismissNotices', { ids: Array(60_000).fill(0) }, 'The request “dismissNotices” is too large.'],
])('%s %j is refused in words, and nothing is changed', async (name, payload, error) => {
  const { ask, all, board } = start();
  const before = config();
  expect(spoken((await ask(name, payload)).reply)).toEqual({ ok: false, error });
  expect(config()).toBe(before);
  expect(all).not.toHaveBeenCalled();
  expect(board).not.toHaveBeenCalled();
});

test('an unsaved match has a notice until it is saved', async () => {
  const { ask } = start();
  const notices = async () => (await ask('preferences')).sent.preferences?.notices ?? [];
  const matches = path.join(folder, 'matches');
  writeFileSync(matches, 'in the way');
  await ask('play', { move: 'A-C', revision: 0 });
  expect((await notices()).map(({ message }) => spoken(message))).toEqual([
    expect.stringContaining('is lost when you quit'),
  ]);
  rmSync(matches);
  await ask('play', { move: 'B-D', revision: 1 });
  expect(await notices()).toEqual([]);
});

test('a computer that fails has a notice until the match changes', async () => {
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "players": ["person", "computer"] }');
  const { ask, analyst } = start();
  const notices = async () => (await ask('preferences')).sent.preferences?.notices ?? [];
  await ask('play', { move: 'A-C', revision: 0 });
  await analyst.answer('move', new Error('No memory.'));
  expect((await notices()).map(({ message }) => message.code)).toEqual(['match.computer-failed']);
  await ask('undo');
  expect(await notices()).toEqual([]);
});

test('why a program lost is said until the match changes', async () => {
  const program = { id: '0123abcd', name: 'Gone', file: path.join(folder, 'gone'), args: [] };
  writeFileSync(
    path.join(folder, 'programs.json'),
    JSON.stringify({ version: 1, programs: [program] }),
  );
  const config = { players: ['person', 'computer'], difficulty: 'program:0123abcd' };
  writeFileSync(path.join(folder, 'config.jsonc'), JSON.stringify(config));
  const { ask } = start();
  const codes = async () => {
    const notices = (await ask('preferences')).sent.preferences?.notices ?? [];
    return notices.map(({ message }) => message.code);
  };
  await ask('play', { move: 'A-C', revision: 0 });
  await vi.waitFor(async () => expect(await codes()).toEqual(['ugi.not-started']));
  await ask('newMatch', {
    game: 'chopsticks',
    players: [{ kind: 'person' }, { kind: 'person' }],
    first: 0,
  });
  expect(await codes()).toEqual([]);
});

test('the theme is set before the window of the board is opened in its colour', () => {
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "appearance": { "theme": "dark" } }');
  const { useTheme, openBoard } = start();
  expect(openBoard).toHaveBeenCalledOnce();
  expect(useTheme.mock.calls[0]).toEqual(['dark']);
  expect(useTheme.mock.invocationCallOrder[0]).toBeLessThan(
    openBoard.mock.invocationCallOrder[0] ?? 0,
  );
});

describe('a safe start', () => {
  const preferencesOf = async ({ ask }: Pick<ReturnType<typeof start>, 'ask'>) => {
    const { preferences } = (await ask('preferences')).sent;
    if (preferences === undefined) throw new Error('The window was sent nothing.');
    return preferences;
  };

  test('leaves the last match in the library, and the next start resumes it', async () => {
    await start().ask('play', { move: 'A-C', revision: 0 });
    const safe = start({ safe: true });
    expect(movesOf(await viewIn(safe))).toEqual([]);
    expect(await matchesIn(safe)).toHaveLength(1);
    expect(movesOf(await viewIn(start()))).toHaveLength(1);
  });

  test('is without motion, says so, and does not write that to the config file', async () => {
    const text = '{ "appearance": { "motion": "full" } }';
    writeFileSync(path.join(folder, 'config.jsonc'), text);
    const safe = start({ safe: true });
    const { appearance, notices } = await preferencesOf(safe);
    expect(appearance).toMatchObject({ motion: 'off' });
    expect(notices).toEqual([
      expect.objectContaining({ message: { code: 'program.safe.notice' } }),
    ]);
    await safe.ask('setPreference', { path: ['appearance', 'theme'], value: 'dark' });
    expect(JSON.parse(config())).toEqual({
      appearance: { motion: 'full', theme: 'dark' },
    });
    const usual = (await preferencesOf(start())).appearance;
    expect(usual).toMatchObject({ motion: 'full' });
  });

  test('applies the changes that the user makes', async () => {
    const safe = start({ safe: true });
    await safe.ask('setPreference', { path: ['appearance', 'notation'], value: true });
    expect((await preferencesOf(safe)).appearance).toMatchObject({
      motion: 'off',
      notation: true,
    });
    await safe.ask('resetPreferences', { paths: [['appearance', 'motion']] });
    expect((await preferencesOf(safe)).appearance).toMatchObject({
      motion: 'system',
      notation: true,
    });
  });
});

describe('a record that the system hands over', () => {
  const noticesOf = ({ firstViews }: Pick<ReturnType<typeof start>, 'firstViews'>) =>
    firstViews().preferences.notices.map(({ message }) => spoken(message));

  test('is opened from a link', async () => {
    const program = start();
    const text = '[Game "chopsticks"]\n[Player1 "Ann"]\n[Player2 "Bert"]\n\n1. A-C 2. B-D *\n';
    await program.openHanded(await linkOf(text));
    const view = await viewIn(program);
    expect(movesOf(view).map(({ ply }) => ply.notation)).toEqual(['A-C', 'B-D']);
    expect(program.commandBoard).toHaveBeenCalledWith('table');
    expect(noticesOf(program)).toEqual([]);
  });

  test.each([
    ['a link that is none', () => 'duel:../../etc/passwd', /^“The link” can’t be opened\. ./],
    ['a bomb', () => linkOf('x'.repeat(2 ** 24 + 1)), /^“The link” can’t be opened\. .*\b16 MB/],
    [
      'a link with a game that is none',
      () => linkOf('[Game "chess"] *'),
      /^“The link” can’t be opened\. .*chess/,
    ],
    ['a file that is none', () => path.join(folder, 'none.duel'), /none\.duel/],
  ])('is refused with a sentence: %s', async (_what, record, sentence) => {
    const program = start();
    const before = await viewIn(program);
    await program.openHanded(await record());
    expect(noticesOf(program)).toEqual([expect.stringMatching(sentence)]);
    expect(movesOf(await viewIn(program))).toEqual(movesOf(before));
    expect(await matchesIn(program)).toEqual([]);
  });
});
