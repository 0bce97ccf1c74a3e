import { expect, test } from 'vitest';
import { inEveryLanguage } from '../../words/testing.ts';
import { currentRow, momentMessage, rowsOf, stopsOf } from './move-rows.ts';
import { viewAfter, type Situation } from '../table/testing.ts';

const conquest: Situation = { game: 'digit-conquest', moves: ['?7', '+7', '?5', '+5', '?2'] };

test('a draw and what was done with the digit are one row', () => {
  const rows = rowsOf(viewAfter(conquest));
  expect(
    rows.map(({ number, seat, to, drawn, played }) => [
      number,
      seat,
      to,
      drawn?.notation,
      played?.notation,
    ]),
  ).toEqual([
    [1, 0, 2, '?7', '+7'],
    [2, 1, 4, '?5', '+5'],
    [3, 0, 5, '?2', undefined],
  ]);
});

test('the current row is that of the last move that somebody played', () => {
  const at = (place: number) => viewAfter({ ...conquest, at: place });
  const current = (place: number) => currentRow(rowsOf(at(place)), at(place))?.number;
  expect([1, 3, 5].map(current)).toEqual([undefined, 1, 2]);
});

test('where every move is one ply, so is every row', () => {
  const view = viewAfter({ moves: ['B-C', 'B-C', 'B-D'], at: 2 });
  expect(rowsOf(view)).toHaveLength(3);
  expect(currentRow(rowsOf(view), view)?.number).toBe(2);
});

test('one never stops before a draw, which was done for good', () => {
  expect(stopsOf(viewAfter(conquest).history)).toEqual([1, 3, 5]);
  expect(stopsOf(viewAfter({ moves: ['B-C', 'B-C'] }).history)).toEqual([0, 1, 2]);
});

test('moments have names, and none is called move 0', () => {
  const view = viewAfter({ moves: ['B-C', 'B-C'] });
  expect([0, 1, 2].map((at) => inEveryLanguage(momentMessage(view, at)))).toEqual([
    ['Before the first move', 'Vor dem ersten Zug'],
    ['After move 1', 'Nach Zug 1'],
    ['After move 2', 'Nach Zug 2'],
  ]);
});

test('a digit that was picked but not played is in the middle of a move', () => {
  const view = viewAfter({ ...conquest, settings: { draw: 'choice' }, at: 3 });
  expect(inEveryLanguage(momentMessage(view))).toEqual(['During move 2', 'Während Zug 2']);
});
