import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi, type Mock } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import { appWith, renderIn } from '../app/testing.ts';
import ChopsticksTable from '../games/chopsticks/ChopsticksTable.svelte';
import MoveList from './MoveList.svelte';
import { twoPersons, viewAfter } from '../table/testing.ts';

afterEach(cleanup);

const moves = ['B-C', 'B-C', 'B-D'];

const show = (props: { view: MatchView; onselect?: Mock }) =>
  renderIn(appWith(), MoveList, { onselect: vi.fn(), ...props });

const rowButtons = () => within(screen.getByRole('list')).getAllByRole('button');

test('before the first move it says how to play', () => {
  show({ view: viewAfter() });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('region', { name: 'Moves' }).textContent).toMatch(/strike/);
});

test('while the table says what to do first, the list doesn’t', () => {
  renderIn(appWith(), MoveList, { view: viewAfter(), onselect: vi.fn(), taught: true });
  expect(screen.getByRole('region', { name: 'Moves' }).textContent).not.toMatch(/strike/);
});

test('a match between computers has no advice', () => {
  const computer = { kind: 'computer', difficulty: 'easy' } as const;
  show({ view: viewAfter({ players: [computer, computer] }) });
  expect(screen.getByRole('region', { name: 'Moves' }).textContent).not.toMatch(/strike/);
});

test('every move has its number, its result, its notation and its words', () => {
  show({ view: viewAfter({ moves }) });
  const [first] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  for (const word of ['1', '1 → 2', 'B-C', 'Right hand strikes their left: 1 becomes 2']) {
    expect(first?.textContent).toContain(word);
  }
});

test('a split shows both hands before and after, as the viewer sees them', () => {
  const split = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D', '03-21'];
  show({ view: viewAfter({ moves: split }) });
  const texts = rowButtons().map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(texts[2]).toMatch(/^3 2 → B-D /);
  // The opponent's left hand is on the right as the viewer sees it.
  expect(texts[5]).toMatch(/^6 3 → 1\s?2 03-21 Splits 0 and 3 into 2 and 1/);
});

test('a turn of two decisions is one row, which says both', () => {
  const view = viewAfter({
    game: 'scholars-game',
    position: '3 1/1 1',
    moves: ['3+1', '4?p', '1+3', '4?s'],
  });
  show({ view });
  const texts = rowButtons().map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(3);
  expect(texts[1]).toMatch(/^2 .*4\?p 1\+3 Left hand \(4\) is paper Right hand adds/);
  expect(rowButtons()[1]?.title.split('\n')).toHaveLength(2);
  expect(texts[2]).toMatch(/^3 .*4\?s /);
});

test('a click on a move goes to the position after it', async () => {
  const onselect = vi.fn();
  show({ view: viewAfter({ moves }), onselect });
  await fireEvent.click(rowButtons()[1] as HTMLElement);
  expect(onselect).toHaveBeenCalledExactlyOnceWith({ path: [], at: 2 });
});

test('the current move is marked, even after moves were taken back', () => {
  show({ view: viewAfter({ moves, at: 2 }) });
  const current = rowButtons().map((button) => button.getAttribute('aria-current'));
  expect(current).toEqual([null, 'step', null]);
});

test('a digit and its use share a row, which leads to the position after both', async () => {
  const onselect = vi.fn();
  const digits = ['?7', '+7', '?5', '+5', '?2'];
  show({ view: viewAfter({ game: 'digit-conquest', moves: digits }), onselect });
  expect(rowButtons()).toHaveLength(3);
  const [first] = rowButtons();
  expect(first?.textContent).toMatch(/1\s*7\s+0\s+→\s+7/);
  await fireEvent.click(first as HTMLElement);
  expect(onselect).toHaveBeenCalledExactlyOnceWith({ path: [], at: 2 });
});

test('buttons step through the moves without any aiming', async () => {
  const onselect = vi.fn();
  show({ view: viewAfter({ moves, at: 1 }), onselect });
  for (const name of [/first move/, /move back/, /move forward/, /last move/]) {
    await fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(onselect.mock.calls).toEqual([0, 0, 2, 3].map((at) => [{ path: [], at }]));
});

test('in a long match, only the rows around the current one are drawn, each with its place among all', async () => {
  const passes = Array<string>(3000).fill('--');
  const settings = { repetition: 0, passEquivalentTransfers: true };
  show({ view: viewAfter({ settings, moves: passes, at: 1500 }) });
  await tick();
  const rows = screen.getAllByRole('listitem');
  expect(rows.length).toBeLessThan(60);
  const places = rows.map((row) => Number(row.getAttribute('aria-posinset')));
  expect(places).toContain(1500);
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('3000');
});

test('a match of the usual length is listed whole', () => {
  const passes = Array<string>(140).fill('--');
  const settings = { repetition: 0, passEquivalentTransfers: true };
  show({ view: viewAfter({ settings, moves: passes }) });
  expect(screen.getAllByRole('listitem')).toHaveLength(140);
});

test('with three players, hands have the same names at the table and in the list', () => {
  const players = [...twoPersons, { kind: 'person', name: 'Player 3' } as const];
  const view = viewAfter({ settings: { players: 3 }, players, moves: ['A-D3', 'A-C3'] });
  const props = { motion: 'off', hint: undefined, ratings: new Map(), thinking: false } as const;
  const { container } = render(ChopsticksTable, { view, ...props, onplay: vi.fn() });
  const letters = [...container.querySelectorAll('.letter')].map(({ textContent }) => textContent);
  expect(letters.sort()).toEqual(['A', 'B', 'C2', 'C3', 'D2', 'D3']);
  cleanup();
  show({ view });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent.replace(/\s+/g, ' '));
  expect(rows).toEqual([
    expect.stringMatching(/^1 1 → 2 A-D3 Player 1 Left hand strikes Player 3’s right hand/),
    expect.stringMatching(/^2 1 → 2 A-C3 Player 2 Left hand strikes Player 1’s left hand/),
  ]);
});

test('a long comment shows its beginning, and all of it on request', async () => {
  const view = { ...viewAfter({ moves }), comment: 'a\n'.repeat(9999) };
  show({ view });
  const lengthShown = () => screen.getByRole('list').textContent.length;
  expect(lengthShown()).toBeLessThan(1000);
  await fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(lengthShown()).toBeGreaterThan(19_000);
  await fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(lengthShown()).toBeLessThan(1000);
});
