import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { MatchView } from '../../electron/api/match-view.ts';
import { viewOf } from '../../electron/match/match-view.ts';
import { goTo } from '../../engine/match/match.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { tableFrom } from '../../engine/testing/records.ts';
import type { Place } from '../../engine/match/tree.ts';
import { goToPlace } from '../../engine/match/variations.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import { announcementsOf } from './announcements.ts';
import { itemsOf } from './move-items.ts';
import MoveList from './MoveList.svelte';
import { speak } from '../words.svelte.ts';

afterEach(cleanup);

/** A match of two persons from its record, at one of its positions. */
function viewOfText(moves: string, place: Place, game = 'summation-duel'): MatchView {
  const table = tableFrom(`[Game "${game}"]\n\n${moves}`);
  const match = valueOf(goToPlace(table.match, place, (same) => same));
  return viewOf({ ...table, match }, { playedOn: false, revision: 0, gameNumber: 0 });
}

const moves =
  '{First.} 1. +10 2. +9 ! {Bold.} (2. +1 3. +2 ?! (3. +4 {Deep.}) 4. +3) (2. +5) 3. +8 *';
const main: Place = { path: [], at: 2 };
const inside: Place = { path: [{ ply: 1, variation: 0 }], at: 3 };

const show = (view: MatchView, more: object = {}) =>
  renderIn(appWith(), MoveList, { view, onselect: vi.fn(), ...more });

const lines = () =>
  screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim());

const current = () =>
  [...document.querySelectorAll('[aria-current=step]')].map((move) => move.textContent.trim());

describe.each([
  ['on the main line', main],
  ['in a variation', inside],
])('the move list %s', (_, place) => {
  test('each line is listed under the move that it replaces, with its comments', () => {
    show(viewOfText(moves, place));
    expect(lines()).toEqual([
      'First.',
      expect.stringMatching(/^1 10 0 → 10/),
      expect.stringMatching(/^2 9 10 → 19 .* ! Good move$/),
      'Bold.',
      expect.stringMatching(/^2 1 10 → 11 .* 3 2 11 → 13 .*\?! Doubtful move$/),
      expect.stringMatching(/^3 4 11 → 15/),
      'Deep.',
      expect.stringMatching(/^4 3 13 → 16/),
      expect.stringMatching(/^2 5 10 → 15/),
      expect.stringMatching(/^3 8 19 → 27/),
    ]);
    expect(current()).toEqual([expect.stringMatching(place === main ? /^2/ : /^3/)]);
  });
});

test('a click goes to any move of any line', async () => {
  const onselect = vi.fn();
  show(viewOfText(moves, main), { onselect });
  const variation = screen.getAllByRole('group', { name: 'Variation instead of move 2' });
  await fireEvent.click(within(variation[0] as HTMLElement).getByRole('button', { name: /^3 / }));
  await fireEvent.click(screen.getByRole('button', { name: /^3 Adds 8/ }));
  await fireEvent.click(screen.getByRole('button', { name: /^3 Adds 4/ }));
  expect(onselect.mock.calls).toEqual([
    [inside],
    [{ path: [], at: 3 }],
    [{ path: [...inside.path, { ply: 1, variation: 0 }], at: 3 }],
  ]);
});

test('Up and Down move through all lines, and Delete deletes a variation', async () => {
  const ondelete = vi.fn();
  show(viewOfText(moves, main), { ondelete });
  const [first] = within(screen.getByRole('list')).getAllByRole('button');
  first?.focus();
  for (let count = 0; count < 2; count++) {
    await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  }
  expect(document.activeElement?.textContent).toMatch(/^2\s+1\s/);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Delete' });
  expect(ondelete).toHaveBeenCalledExactlyOnceWith(inside.path);
  // The focus moves to the move before the variation.
  expect(document.activeElement?.textContent).toMatch(/\+9/);
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
  expect(document.activeElement?.textContent).toMatch(/\+10/);
});

test('another language renews the moves of all lines', async () => {
  onTestFinished(() => speak('en'));
  show(viewOfText(moves, inside));
  const english = lines();
  speak('de');
  await tick();
  expect(lines().join()).toMatch(/^First.,.* Legt 10: .* Legt 2: 11 → 13 /);
  expect(screen.getAllByRole('group', { name: 'Variante statt Zug 2' })).not.toEqual([]);
  speak('en');
  await tick();
  expect(lines()).toEqual(english);
});

test('only the current variation can be promoted and deleted', async () => {
  const [onpromote, ondelete] = [vi.fn(), vi.fn()];
  const { unmount } = show(viewOfText(moves, main), { onpromote, ondelete });
  expect(screen.queryByRole('button', { name: 'Make this the main line' })).toBeNull();
  unmount();
  show(viewOfText(moves, inside), { onpromote, ondelete });
  await fireEvent.click(screen.getByRole('button', { name: 'Make this the main line' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Delete this variation' }));
  expect(onpromote).toHaveBeenCalledExactlyOnceWith(inside.path);
  expect(ondelete).toHaveBeenCalledExactlyOnceWith(inside.path);
});

test("before a variation begins, the main line's move is current, and the variation is ahead", () => {
  show({ ...viewOfText(moves, inside), at: 1 });
  expect(current()).toEqual([expect.stringMatching(/^1/)]);
  expect(screen.queryByRole('button', { name: 'Delete this variation' })).toBeNull();
});

test('a drawn digit and its use are one move in a variation, too', () => {
  const text = '1. ?7 +7 (1. -7) 2. ?3 (2. ?5 +5 3. ?1 +1) +3 *';
  const view = viewOfText(text, { path: [], at: 3 }, 'digit-conquest');
  const items = itemsOf(view).slice(0, 99);
  const lines = items.flatMap((item) =>
    item.kind === 'variation'
      ? [
          item.moves.map(
            ({ row }) =>
              `${row.number} ${row.openings[0]?.drawn ?? ''}${row.played?.notation ?? ''}`,
          ),
        ]
      : [],
  );
  expect(lines).toEqual([['1 -7'], ['2 5+5', '3 1+1']]);
});

test('a long variation is split into paragraphs, of which no more moves are drawn than of a long match', () => {
  const passes = '-- '.repeat(2000);
  const text = `[repetition "0"]\n[passEquivalentTransfers "true"]\n\nA-C (B-C ${passes}) ${passes}*`;
  const { match, ...rest } = tableFrom(`[Game "chopsticks"]\n${text}`);
  const table = { ...rest, match: goTo(match, 2) };
  show(viewOf(table, { playedOn: false, revision: 0, gameNumber: 0 }));
  expect(document.querySelectorAll('li button').length).toBeLessThan(150);
});

test('going to another line announces the position, and no new game', () => {
  const before = viewOfText(moves, main);
  const there = { ...viewOfText(moves, inside), revision: 1 };
  expect(announcementsOf(there, before).join()).toMatch(/^Forward: after move 3/);
  expect(announcementsOf({ ...before, tree: before.tree.slice() } as MatchView, before)).toEqual(
    [],
  );
});

test('a comment is saved to the match it was written for', async () => {
  const { asked } = fakeMain({ annotate: () => ({ revision: 1 }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const view = { ...viewOfText(moves, main), gameNumber: 1 };
  const { board, services } = appWith({ view });
  const { variations } = board;
  variations.openComment();
  expect(services.dialogs.isOpen('comment')).toBe(true);
  expect(await variations.note('Good', [])).toBe(true);
  expect(asked).toHaveLength(1);
  variations.openComment();
  services.match.view = { ...view, gameNumber: 2 };
  expect(await variations.note('Good', [])).toBe(false);
  expect(services.notices.problem).toMatch(/^A different match is on the table now\./);
  expect(asked).toHaveLength(1);
});
