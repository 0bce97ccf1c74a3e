import { expect, test } from 'vitest';
import type { MoveRow } from '../table/move-rows.ts';
import { scoreLines } from './score-lines.ts';

const rowsBy = (...seats: (number | null)[]) =>
  seats.map((seat, index) => ({ seat, number: index + 1 }) as MoveRow);

const written = (players: number, ...seats: (number | null)[]) =>
  scoreLines(rowsBy(...seats), players).map(({ number, cells }) => [
    number,
    ...cells.map((row) => row?.number),
  ]);

test('a move of each of two players is a line', () => {
  expect(written(2, 1, 0, 1)).toEqual([
    [1, 1, 2],
    [2, 3],
  ]);
});

test('two moves of one player in a row stay in the player’s column', () => {
  expect(written(2, 0, 1, 1, 0)).toEqual([
    [1, 1, 2],
    [2, undefined, 3],
    [3, 4],
  ]);
});

test('with three players each move is a line', () => {
  expect(written(3, 0, 1, 2)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
