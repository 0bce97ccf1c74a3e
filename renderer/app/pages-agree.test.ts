import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Analyst } from '../../electron/analyst/analyst.ts';
import type { Events } from '../../electron/api/events.ts';
import { updatedView } from '../../electron/api/match-update.ts';
import type { MatchView } from '../../electron/api/match-view.ts';
import type { AnswerTo, RequestName, RequestOf } from '../../electron/api/requests.ts';
import { answer } from '../../electron/ipc/channel.ts';
import { contentOf } from '../../electron/ipc/handlers.ts';
import { fakeAnalyst } from '../../electron/match/testing.ts';
import { startProgram, type Program } from '../../electron/program.ts';
import { testPlatform } from '../../electron/testing.ts';
import { gameOf, games } from '../../engine/games.ts';
import { drawChance, legalMovesOf, playIn, startMatch, turnOf } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { pick, seededRandom } from '../../engine/random.ts';
import { parseSettings } from '../../engine/settings/settings.ts';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { tableOf } from '../../storage/library/testing.ts';
import App from './App.svelte';

vi.mock('electron', () => ({ app: {}, ipcMain: {}, session: {}, shell: {} }));

inFolders();

let program: Program | undefined;
let view: MatchView | undefined;
/** What the preferences window was opened at. */
let preferencesAt: string | undefined;

beforeEach(() => configure());

function configure(appearance: object = {}): void {
  const config = {
    start: 'table',
    players: ['person', 'person'],
    appearance: { motion: 'off', ...appearance },
  };
  writeFileSync(path.join(folder, 'config.jsonc'), JSON.stringify(config));
}

afterEach(() => {
  cleanup();
  program?.close();
  program = undefined;
  view = undefined;
  vi.unstubAllGlobals();
});

/** An analyst that answers at once. */
function promptAnalyst(): Analyst {
  const analyst = fakeAnalyst();
  return {
    ...analyst,
    ask(task, signal) {
      const answered = analyst.ask(task, signal);
      void analyst.answer(task.wanted);
      return answered;
    },
  };
}

/** Saves matches, the last one as played last. */
function keep(...tables: readonly SeatedMatch[]): void {
  const matches = openMatchFolder(path.join(folder, 'matches'), 0);
  for (const [index, table] of tables.entries()) {
    const time = 1000 * (index + 1);
    const notes = { title: '', comment: '', created: time, changed: time, played: 0 };
    matches.write(`kept-${index}`, table, notes);
  }
  matches.close();
}

/** Starts the whole program around a board. */
async function open(): Promise<void> {
  const listeners = new Set<readonly [string, (payload: unknown) => void]>();
  const tell = (name: keyof Events, payload: unknown): void => {
    if (name === 'view') view = updatedView(view, payload as Events['view']);
    for (const [heard, listener] of listeners) if (heard === name) listener(payload);
  };
  const running = startProgram({
    ...testPlatform(folder),
    analyst: promptAnalyst(),
    windows: {
      ...testPlatform(folder).windows,
      tellAll: tell,
      tellBoard: (name, content) => tell(name, contentOf(content)),
      commandBoard: (id) => tell('command', id),
      openBeginning: (_, at) => (preferencesAt = at),
    },
  });
  program = running;
  vi.stubGlobal('digitDuels', {
    request: (name: RequestName, payload: unknown) =>
      answer(running.handlers, name, payload, (event, content) => tell(event, contentOf(content))),
    on(name: string, listener: (payload: unknown) => void) {
      const entry = [name, listener] as const;
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
  });
  render(App);
  await waitFor(() => expect(screen.queryAllByRole('heading', { level: 1 })).not.toEqual([]));
  await vi.dynamicImportSettled();
}

async function ask<Name extends RequestName>(
  name: Name,
  payload?: RequestOf<Name>,
): Promise<AnswerTo<Name>> {
  const reply = await window.digitDuels.request(name, payload);
  if (!reply.ok) throw new Error(reply.error.code);
  await tick();
  return reply.value as AnswerTo<Name>;
}

const command = (id: string) => {
  program?.run(id);
  return tick();
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A match of a person against a computer, played at random to its end. */
function finished(game: (typeof games)[number], number: number): SeatedMatch {
  const random = seededRandom(number);
  const { settings } = parseSettings(game, game.id === 'digit-conquest' ? { target: 20 } : {});
  const players = [{ kind: 'person' }, { kind: 'computer', difficulty: 'easy' }] as const;
  let match = startMatch(gameOf(game.id).rules(settings), settings, 0);
  for (let turn = turnOf(match); turn.kind !== 'over'; turn = turnOf(match)) {
    match =
      turn.kind === 'chance'
        ? drawChance(match, random)
        : playIn(match, pick(random, legalMovesOf(match)));
  }
  return { game: game.id, players, first: 0, match };
}

describe.each(games)('a finished match of $id', (game) => {
  test('has one result, one length and one end on all pages', async () => {
    keep(finished(game, 5));
    await open();
    const summary = async () => {
      const sort = { by: 'changed', descending: true } as const;
      const { matches } = await ask('listMatches', { filter: {}, sort, offset: 0, limit: 1 });
      return matches[0];
    };
    const ended = await summary();
    await ask('openMatch', { id: 'kept-0' });
    const moves = view?.tree.filter(({ ply }) => !ply.opens).length;
    expect(view?.notation).toBe(ended?.notation);
    const over = within(await screen.findByRole('region', { name: 'Game over' }));
    const result = over.getAllByRole('heading')[0]?.textContent;

    // Looking back in it changes neither the list nor where it opens.
    await ask('goTo', { place: { path: [], at: 0 }, notation: null });
    expect(await summary()).toMatchObject({ notation: ended?.notation, plies: moves });
    await command('library');
    await heading('Matches');
    const cells = (await screen.findAllByRole('gridcell')).map(({ textContent }) =>
      textContent.replaceAll(/\s+/g, ' ').trim(),
    );
    expect(cells).toContain(String(moves));
    expect(cells).toContain(
      result
        ?.replace('!', '')
        .replace('You win', 'You won')
        .replace('Computer wins', 'Computer won'),
    );
    await fireEvent.click(screen.getByRole('button', { name: /^Open / }));
    await waitFor(() => expect(view?.notation).toBe(ended?.notation));
    await ask('goTo', { place: { path: [], at: 0 }, notation: null });
    const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
    await ask('newMatch', { game: 'chopsticks', players, first: 0 });
    await ask('openMatch', { id: 'kept-0' });
    expect(view?.notation).toBe(ended?.notation);

    await command('statistics');
    await heading('Statistics');
    expect((await screen.findAllByText(`${moves} on average`)).length).toBeGreaterThan(0);
    await command('home');
    expect(
      await screen.findByRole('button', { name: new RegExp(`^Open .*${cells[4]}$`) }),
    ).toBeTruthy();
  });
});

test('home offers the unfinished match while a finished one is on the table', async () => {
  keep(tableOf(['A-C', 'A-C']), finished(games[0] as (typeof games)[number], 5));
  await open();
  await ask('openMatch', { id: 'kept-1' });
  await command('home');
  const card = within(await screen.findByRole('region', { name: 'Pick up where you left off' }));
  expect(card.getByText(/2 moves/)).toBeTruthy();
  expect(screen.queryByText(/New here/)).toBeNull();
  await fireEvent.click(card.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(view?.tree).toHaveLength(2));
});

test('home offers a person their own match, and says of another one whose it is', async () => {
  await open();
  const play = async (name: string): Promise<string | null> => {
    const players = [
      { kind: 'person' as const, name },
      { kind: 'computer' as const, difficulty: 'easy' as const },
    ];
    await ask('newMatch', { game: 'chopsticks', players, first: 0 });
    await ask('play', { move: 'A-C', revision: view?.revision ?? 0 });
    const listed = { sort: { by: 'changed', descending: true }, offset: 0, limit: 1 } as const;
    return (await ask('listMatches', { filter: {}, ...listed })).onTable;
  };
  const offered = async (title: string): Promise<string | null> =>
    (await screen.findByRole('region', { name: title })).textContent;

  const { people } = await ask('people', undefined);
  await ask('changePerson', { id: people[0]?.id ?? '', name: 'Ann' });
  await ask('addPerson', { name: 'Ben', colour: 'teal' });
  const ofAnn = await play('Ann');
  await command('home');
  expect(await offered('Pick up where you left off')).toMatch(/Ann – Computer/);
  const ben = (await ask('people', undefined)).people.find(({ name }) => name === 'Ben');
  await ask('bePerson', { id: ben?.id ?? '' });
  expect(await offered('An unfinished match')).toMatch(/Ann – Computer/);

  await play('Ben');
  await ask('openMatch', { id: ofAnn ?? '' });
  expect(await offered('Pick up where you left off')).toMatch(/Ben – Computer/);
});

test.each([false, true])(
  'analysis begins as the preferences say, whatever was open before: %s',
  async (analysis) => {
    configure({ analysis });
    await open();
    const shown = () => screen.queryByRole('region', { name: 'Analysis' }) !== null;
    await waitFor(() => expect(shown()).toBe(analysis));
    await command('analysis');
    await waitFor(() => expect(shown()).toBe(!analysis));
    const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
    await ask('newMatch', { game: 'chopsticks', players, first: 0 });
    await waitFor(() => expect(shown()).toBe(analysis));
  },
);

test('preferences open at the game on the table', async () => {
  await open();
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;
  await ask('newMatch', { game: 'summation-duel', players: [...players], first: 0 });
  await command('preferences');
  expect(preferencesAt).toBe('summation-duel');
});

test('the map is of the game on the table as soon as that has one', async () => {
  await open();
  const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
  await ask('newMatch', { game: 'digit-conquest', players, first: 0 });
  await command('state-map');
  expect(await screen.findByText(/Here is Chopsticks instead/)).toBeTruthy();
  await ask('newMatch', { game: 'chopsticks', players, first: 0 });
  await command('table');
  await command('state-map');
  await heading('State map');
  await waitFor(() => expect(screen.queryByText(/instead/)).toBeNull());
});

test('the explorer counts matches of this minute', async () => {
  await open();
  await command('explorer');
  await heading('Explorer');
  await screen.findByText(/never/);
  const players = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const { revision } = await ask('newMatch', { game: 'chopsticks', players, first: 0 });
  await ask('play', { move: 'A-C', revision });
  await command('home');
  await command('explorer');
  expect(await screen.findByText(/You were here/)).toBeTruthy();
});
