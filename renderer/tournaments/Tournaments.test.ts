import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutComputers } from '../../electron/tournaments/testing.ts';
import { hostTournaments } from '../../electron/tournaments/tournament-handlers.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { TournamentFolder } from '../../storage/tournaments/tournament-folder.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import Tournaments from './Tournaments.svelte';

inFolders();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const click = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const rowsOf = (table: HTMLElement | undefined) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replace(/\s+/g, ' '));

function open(config: object = {}) {
  const { handlers } = hostTournaments({
    folder: new TournamentFolder(folder),
    rulesSet: () => ({}),
    play: () => Promise.resolve({ revision: 1 }),
    ...withoutComputers,
    named: (player) => ({ ...player, name: player.kind === 'computer' ? player.difficulty : '' }),
  });
  const main = fakeMain({ ...handlers, copyTable: () => null });
  renderIn(appWith({ config }), Tournaments, {});
  return { ...main, handlers };
}

const write = async (names: readonly string[]) =>
  fireEvent.input(await screen.findByRole('textbox', { name: /^Players$|players?$/ }), {
    target: { value: names.join('\n') },
  });

test('names that are too long and too many players are refused in the dialog, and stay', async () => {
  open();
  await click('New tournament…');
  await write(['Ann', 'B'.repeat(41)]);
  await click('Start');
  expect(
    await screen.findByText(/^“B+” is too long: a name has at most 40 characters\.$/),
  ).toBeTruthy();
  await write(Array.from({ length: 201 }, (_, number) => `Player ${number}`));
  await click('Start');
  expect(
    await screen.findByText('There are 201 players, and 200 is the most: leave some out.'),
  ).toBeTruthy();
  await write(['Ann', 'Ben']);
  await click('Start');
  expect(await screen.findByRole('button', { name: 'Pair round 1' })).toBeTruthy();
});

test('a tournament is begun with names, paired, copied, deleted and restored', async () => {
  const main = open();
  expect(await screen.findByText('No tournament yet')).toBeTruthy();

  await click('New tournament…');
  await fireEvent.input(await screen.findByRole('textbox', { name: 'Players' }), {
    target: { value: 'Ann\nBen\nAnn' },
  });
  await click('Start');
  expect(await screen.findByText(/There are two players/)).toBeTruthy();
  await fireEvent.input(screen.getByRole('textbox', { name: '3 players' }), {
    target: { value: 'Ann\n\n Ben \nCem' },
  });
  await click('Start');

  await click('Pair round 1');
  const [pairings, standings] = await vi.waitFor(() => {
    const tables = screen.getAllByRole('table');
    expect(tables).toHaveLength(2);
    return tables;
  });
  expect(rowsOf(pairings).filter((row) => row.includes('has no opponent'))).toHaveLength(1);
  expect(rowsOf(pairings).filter((row) => row.includes('Play here'))).toHaveLength(1);
  expect(rowsOf(standings)).toHaveLength(3);
  expect(screen.getByText(/Round 1 isn’t over/)).toBeTruthy();

  await click('Copy');
  const [copied] = main.payloads('copyTable') as { table: string }[];
  expect(JSON.parse(copied?.table ?? '[]')).toHaveLength(1 + 3);

  await click('Delete');
  await click('Undo');
  expect(await screen.findByText(/Round 1 isn’t over/)).toBeTruthy();
  await click('All tournaments');
  expect(
    await screen.findByRole('button', { name: /Chopsticks · 3 players · 1 round/ }),
  ).toBeTruthy();
});

test('the button of the computers keeps the focus when all is played, and says why it does nothing', async () => {
  const main = open();
  const { handlers } = main;
  const at = '2026-11-27T12:00:00.000+01:00';
  const kind = { name: 'Club', game: 'chopsticks', system: 'round-robin', bestOf: 1 } as const;
  const nobody = () => undefined;
  const begun = await handlers.beginTournament(
    { ...kind, rounds: 1, at, players: [], computers: ['easy', 'hard'] },
    nobody,
  );
  cleanup();
  renderIn(appWith(), Tournaments, {});
  await click(/^Club/);
  const button = await screen.findByRole('button', { name: 'Let them play' });
  button.focus();
  main.tell('tournament', { ...begun, run: null });
  expect(
    await screen.findByText('The computers have played all that they can for now.'),
  ).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await fireEvent.click(button);
  expect(main.payloads('runTournament')).toEqual([]);
});

test('each row of the cross table has the letter of its column under a header of its own', async () => {
  open();
  await click('New tournament…');
  await write(['Ann', 'Ben']);
  await click('Start');
  const table = await screen.findByRole('table');
  const headers = within(table).getAllByRole('columnheader');
  const column = headers.findIndex(({ textContent }) => textContent === 'Column');
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children]);
  expect(rows.map((cells) => cells[column]?.textContent)).toEqual(['A', 'B']);
});

test('the page opens at the tournament it was sent to, and one that is gone gives way to the list', async () => {
  const { handlers } = open();
  const nobody = () => undefined;
  const begin = async (name: string) => {
    const kind = { name, game: 'chopsticks', system: 'swiss', rounds: 2, bestOf: 1 } as const;
    const entered = { players: ['Ann', 'Ben'], computers: [] };
    const at = '2026-11-27T10:00:00.000+01:00';
    return (await handlers.beginTournament({ ...kind, ...entered, at }, nobody)).id;
  };
  const [club, school] = [await begin('Club'), await begin('School')];
  const openAt = (id: string) => {
    cleanup();
    const app = appWith();
    app.services.router.go('tournaments', { id });
    renderIn(app, Tournaments, {});
  };
  for (const [id, name] of [
    [school, /School/],
    [club, /Club/],
  ] as const) {
    openAt(id);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  }
  await handlers.deleteTournament({ id: club }, nobody);
  openAt(club);
  expect(await screen.findByRole('button', { name: /School/ })).toBeTruthy();
});

test('a tournament that is over says so, and one where everybody met has no Buchholz', async () => {
  const main = open();
  const { handlers } = main;
  const at = '2026-11-27T12:00:00.000+01:00';
  const players = ['Ann', 'Ben'];
  const kind = { name: 'Club', game: 'chopsticks', system: 'round-robin', bestOf: 1 } as const;
  const nobody = () => undefined;
  const { id } = await handlers.beginTournament(
    { ...kind, rounds: 1, at, players, computers: [] },
    nobody,
  );
  await handlers.pairRound({ id, at }, nobody);
  cleanup();
  renderIn(appWith(), Tournaments, {});
  await click(/^Club/);
  expect((await screen.findByText('Pair round 2')).closest('[aria-disabled]')).toBeTruthy();
  main.tell(
    'tournament',
    await handlers.setResult({ id, at, round: 0, table: 0, won: [1, 0] }, nobody),
  );
  expect(
    await screen.findByText('Everybody has met everybody: the tournament is over.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pair/ })).toBeNull();
  expect(screen.queryByText(/Buchholz/)).toBeNull();
});

test.each([
  [3, 'Best of 3 games', 3],
  [0, 'One game', 1],
  [99, 'One game', 1],
])(
  'a new tournament has the series of the game by itself, if it may be so long: %i',
  async (own, proposed, bestOf) => {
    const main = open({ 'summation-duel': { bestOf: own } });
    await click('New tournament…');
    const chosen = async (name: string) =>
      (await screen.findByRole('combobox', { name })).textContent.trim();
    expect(await chosen('Games of each pairing')).toBe('One game');
    await fireEvent.keyDown(screen.getByRole('combobox', { name: 'Game' }), { key: 'S' });
    expect(await chosen('Game')).toBe('Summation Duel');
    expect(await chosen('Games of each pairing')).toBe(proposed);
    await write(['Ann', 'Ben']);
    await click('Start');
    await screen.findByRole('button', { name: 'Pair round 1' });
    expect(main.payloads('beginTournament')).toEqual([expect.objectContaining({ bestOf })]);
  },
);
