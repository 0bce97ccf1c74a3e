import { expect, test } from 'vitest';
import { pliesOf, type PlayedView } from '../../electron/api/match-view.ts';
import type { Line } from '../../electron/api/tree.ts';
import { inEnglishAndGerman } from '../../words/testing.ts';
import {
  currentRow,
  firstStop,
  lastStop,
  momentMessage,
  rowsOf,
  stopBy,
  stopNear,
} from './move-rows.ts';
import { itemsOf } from '../board/move-items.ts';
import { viewAfter, type Situation } from './testing.ts';

const conquest: Situation = { game: 'digit-conquest', moves: ['?7', '+7', '?5', '+5', '?2'] };

test('a draw and the use of the digit share a row', () => {
  const rows = rowsOf(viewAfter(conquest).tree);
  expect(
    rows.map(({ number, seat, to, openings, played }) => [
      number,
      seat,
      to,
      openings[0]?.notation,
      played?.notation,
    ]),
  ).toEqual([
    [1, 0, 2, '?7', '+7'],
    [2, 1, 4, '?5', '+5'],
    [3, null, 5, '?2', undefined],
  ]);
});

test('the choice for a hand shares a row with the move that follows it', () => {
  const moves = ['3+1', '4?p', '1+3', '4?s'];
  const { tree } = viewAfter({ game: 'scholars-game', position: '3 1/1 1', moves });
  const notations = rowsOf(tree).map(({ number, seat, openings, played }) => [
    number,
    seat,
    ...openings.map(({ notation }) => notation),
    played?.notation,
  ]);
  expect(notations).toEqual([
    [1, 0, '3+1'],
    [2, 1, '4?p', '1+3'],
    [3, 0, '4?s', undefined],
  ]);
});

test('a digit drawn last is listed for the player to move', () => {
  const [item] = itemsOf(viewAfter(conquest)).slice(2, 3);
  expect(item).toMatchObject({ kind: 'move', move: { row: { seat: 0 }, current: false } });
});

test('the current row is that of the last move that a player made', () => {
  const at = (place: number) => viewAfter({ ...conquest, at: place });
  const current = (place: number) => currentRow(at(place))?.number;
  expect([1, 3, 5].map(current)).toEqual([undefined, 1, 2]);
});

test('if every move is one ply, so is every row', () => {
  const view = viewAfter({ moves: ['B-C', 'B-C', 'B-D'], at: 2 });
  expect(rowsOf(view.tree)).toHaveLength(3);
  expect(currentRow(view)?.number).toBe(2);
});

test('rows stay right when moves are replaced, however many were taken back', () => {
  const seen = viewAfter(conquest);
  const texts = (tree: Line<PlayedView>) =>
    rowsOf(tree).map(({ number, from, to, played }) => [number, from, to, played?.notation]);
  for (const kept of [5, 4, 3, 2, 0]) {
    const other = viewAfter({ game: 'digit-conquest', moves: ['?7', '+7', '?5', '-5', '?1'] });
    texts(seen.tree);
    const mixed = [...seen.tree.slice(0, kept), ...other.tree.slice(kept)];
    expect(texts(mixed), `${kept} plies kept`).toEqual([
      [1, 0, 2, '+7'],
      [2, 2, 4, kept >= 4 ? '+5' : '-5'],
      [3, 4, 5, undefined],
    ]);
  }
});

test('no stop is before a draw, which can’t be undone', () => {
  const plies = pliesOf(viewAfter(conquest));
  expect([0, 1, 3, 4, 5].map((at) => stopBy(plies, at, 1))).toEqual([1, 3, 5, 5, 5]);
  expect([1, 2, 3, 5].map((at) => stopBy(plies, at, -1))).toEqual([1, 1, 1, 3]);
  expect([firstStop(plies), lastStop(plies)]).toEqual([1, 5]);
  expect([stopBy(plies, 1, 9), stopBy(plies, 5, -9)]).toEqual([5, 1]);
  const moved = pliesOf(viewAfter({ moves: ['B-C', 'B-C'] }));
  expect([firstStop(moved), stopBy(moved, 0, 1), lastStop(moved)]).toEqual([0, 1, 2]);
});

test('the nearest stop is used', () => {
  const plies = pliesOf(viewAfter(conquest));
  expect([-3, 0, 1.9, 2.2, 3.8, 4.4, 9].map((place) => stopNear(plies, place))).toEqual([
    1, 1, 1, 3, 3, 5, 5,
  ]);
});

test('moments have names, and none is called move 0', () => {
  const view = viewAfter({ moves: ['B-C', 'B-C'] });
  expect([0, 1, 2].map((at) => inEnglishAndGerman(momentMessage(view, at)))).toEqual([
    ['Before the first move', 'Vor dem ersten Zug'],
    ['After move 1', 'Nach Zug 1'],
    ['After move 2', 'Nach Zug 2'],
  ]);
});

test('a digit that was picked but not used is in the middle of a move', () => {
  const view = viewAfter({ ...conquest, settings: { draw: 'choice' }, at: 3 });
  expect(inEnglishAndGerman(momentMessage(view))).toEqual(['During move 2', 'Während Zug 2']);
});
