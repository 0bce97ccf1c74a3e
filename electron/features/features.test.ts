import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { updatedView } from '../api/match-update.ts';
import type { AnswerTo, RequestName, RequestOf } from '../api/requests.ts';
import { answer } from '../ipc/channel.ts';
import { contentOf } from '../ipc/handlers.ts';
import { fakeAnalyst, wonGame } from '../match/testing.ts';
import type { Platform } from '../platform.ts';
import { startProgram, type Program } from '../program.ts';
import { commandIds } from '../../storage/config/keys.ts';
import { testPlatform } from '../testing.ts';

inFolders();
let running: Program | undefined;
beforeEach(() => {
  writeFileSync(path.join(folder, 'config.jsonc'), '{ "players": ["person", "person"] }');
});
afterEach(() => {
  running?.close();
  running = undefined;
});

function start(changes: Partial<Platform> = {}) {
  running?.close();
  const analyst = fakeAnalyst();
  const platform = testPlatform(folder);
  const commandBoard = vi.fn();
  const tellBoard = vi.fn();
  const startDrag = vi.fn<(file: string) => void>();
  const windows = { ...platform.windows, commandBoard, startDrag, tellBoard };
  const program = startProgram({ ...platform, analyst, windows, ...changes });
  running = program;
  const ignore = () => undefined;
  async function ask<Name extends RequestName>(
    name: Name,
    payload?: RequestOf<Name>,
  ): Promise<AnswerTo<Name>> {
    const reply = await answer(program.handlers, name, payload, ignore);
    if (!reply.ok) throw new Error(reply.error.code);
    return reply.value;
  }
  /** The match on the table, as a new window gets it. */
  async function view() {
    let seen: ReturnType<typeof updatedView> | undefined;
    await answer(program.handlers, 'view', undefined, (name, content) => {
      if (name === 'view') seen = updatedView(undefined, contentOf<'view'>(content as never));
    });
    return seen ?? expect.fail('The window was sent nothing.');
  }
  async function play(moves: readonly string[]): Promise<void> {
    for (const move of moves) {
      const { revision } = await view();
      await ask('play', { move, revision });
    }
  }
  const sort = { by: 'changed', descending: true } as const;
  const matches = async () =>
    (await ask('listMatches', { filter: {}, sort, offset: 0, limit: 100 })).matches;
  return { analyst, ask, commandBoard, startDrag, tellBoard, view, play, matches };
}

test('a match that is resumed stays one match in the library', async () => {
  await start().play(['A-C']);
  const again = start();
  await again.play(['B-D']);
  expect((await again.matches()).map(({ plies }) => plies)).toEqual([2]);
});

test('a safe start leaves a long match in the library', async () => {
  const long = `[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n${'11-02 11-02 02-11 02-11 '.repeat(400)}*`;
  await start().ask('openRecordText', { text: long, name: 'long.duel' });
  const readLong = vi.fn();
  const safe = start({ safe: true, readLong });
  expect((await safe.view()).tree).toEqual([]);
  expect(readLong).not.toHaveBeenCalled();
});

test('a game that is started with its rules is shown on the table', async () => {
  const { ask, commandBoard, view } = start();
  await ask('startWithRules', { game: 'summation-duel' });
  expect((await view()).game.id).toBe('summation-duel');
  expect(commandBoard).toHaveBeenCalledExactlyOnceWith('table');
});

test('the mistakes of a match that ends come back to be tried again', async () => {
  const { analyst, ask, play } = start();
  await play(wonGame);
  await analyst.answer('review');
  expect(await ask('mistakes')).toMatchObject({ all: 1 });
});

const record = `[Game "chopsticks"]\n[suicide "true"]\n\n${wonGame.join(' ')} 1-0\n`;

test('a review adds the mistakes of a match, and they are listed until the match changes', async () => {
  const { analyst, ask, play, view } = start();
  await play(wonGame.slice(0, -1));
  const { revision } = await view();
  expect(await ask('matchMistakes', { revision })).toBeNull();
  const reviewed = ask('review', { revision });
  await analyst.answer('review');
  await reviewed;
  expect(await ask('mistakes')).toMatchObject({ all: 1 });
  const [mistake, ...others] = (await ask('matchMistakes', { revision })) ?? [];
  expect([mistake?.played, others]).toEqual([['B-D'], []]);
  expect(await ask('matchMistakes', { revision: revision - 1 })).toBeNull();
});

test('the mistakes of a match from a file aren’t the user’s', async () => {
  const { analyst, ask, view } = start();
  await ask('openRecordText', { text: record, name: 'won.duel' });
  const { revision, tree } = await view();
  expect(tree).toHaveLength(wonGame.length);
  const reviewed = ask('review', { revision });
  await analyst.answer('review');
  await reviewed;
  expect(await ask('mistakes')).toMatchObject({ all: 0 });
});

test('a finished match that is opened again from the library is shown at its end', async () => {
  const { ask, play, matches, view } = start();
  await play(wonGame);
  await ask('goTo', { place: { path: [], at: 2 }, notation: wonGame[1] ?? null });
  const [match] = await matches();
  await ask('openMatch', { id: match?.id ?? '' });
  expect((await view()).at).toBe(wonGame.length);
});

test('a kept match that can’t be read is reported once the board is shown', async () => {
  const matches = path.join(folder, 'matches');
  mkdirSync(matches);
  writeFileSync(path.join(matches, 'abc.duel'), 'Not a match.');
  const { view } = start();
  const notices = () =>
    running?.firstViews().preferences.notices.map(({ message }) => JSON.stringify(message));
  expect(notices()).toEqual([]);
  await view();
  await vi.waitFor(() => expect(notices()?.join('')).toContain('abc.duel'));
});

test('a page has matches dragged out by their ids, and nothing else', async () => {
  const { ask, startDrag, play, matches } = start();
  await expect(ask('startDrag', { drag: 0 })).rejects.toThrow('records.nothing-to-drag');
  await play(['A-C']);
  const [match] = await matches();
  const ready = await ask('exportMatches', { ids: [match?.id ?? ''], to: 'drag' });
  expect(ready).toEqual({ kind: 'ready', drag: 0 });
  await ask('startDrag', { drag: 0 });
  const file = startDrag.mock.lastCall?.[0] ?? '';
  expect(path.basename(file)).toMatch(/^Player 1 – Player 2, Chopsticks, .*\.duel$/);
  expect(readFileSync(file, 'utf8')).toContain('A-C');
  const strange = [
    { ids: ['../config'], to: 'drag' },
    { file: '/etc/passwd', to: 'drag' },
    { ids: [match?.id], to: '/tmp' },
  ];
  for (const payload of strange) {
    await expect(ask('exportMatches', payload as never)).rejects.toThrow(
      /^(library\.not-there|request\.not-understood)$/,
    );
  }
  await ask('startDrag', { drag: 0 });
  expect(startDrag.mock.calls).toEqual([[file], [file]]);
});

test('a task that is opened is shown on its page, and is no match', async () => {
  const { ask, commandBoard, tellBoard, matches } = start();
  const text = '[Task "Two wins"]\n\n[Game "chopsticks"]\n\n*\n';
  await ask('openRecordText', { text, name: 'two.duel' });
  expect(commandBoard).toHaveBeenCalledExactlyOnceWith('tasks');
  expect(commandIds).toContain('tasks');
  expect(tellBoard.mock.lastCall).toMatchObject(['task', { name: 'Two wins', state: 'offered' }]);
  expect(await matches()).toEqual([]);
});

test('a person who is renamed in the middle of a match keeps it, and what is done in it later', async () => {
  const { ask, play, view } = start();
  await ask('changePerson', { id: '1', name: 'Ann' });
  await ask('addPerson', { name: 'Ben', colour: 'teal' });
  const players = ['ann', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  await ask('newMatch', { game: 'chopsticks', players, first: 0 });
  const before = wonGame.length - 2;
  await play(wonGame.slice(0, before));
  const { people } = await ask('people');
  const id = people.find(({ name }) => name === 'Ann')?.id ?? expect.fail();
  await ask('changePerson', { id, name: 'Anna' });
  expect((await view()).players.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  await play(wonGame.slice(before));
  for (const { id } of people) expect((await ask('belongings', { id })).matches).toBe(1);
});
