import { expect, test, vi } from 'vitest';
import { pliesOf } from '../../../electron/api/match-view.ts';
import { viewAfter } from '../../table/testing.ts';
import { columnsFor } from './grid.ts';
import { playedNumbers } from './played-numbers.ts';
import { TypedNumber } from './typed-number.svelte.ts';

vi.mock('electron', () => ({ app: {}, ipcMain: {}, session: {}, shell: {} }));

test('ten numbers are in two rows, twenty in three', () => {
  expect(columnsFor(10)).toBe(5);
  expect(Math.ceil(20 / columnsFor(20))).toBe(3);
});

test('digits typed in quick succession are one number, and never half of it', () => {
  const typed = new TypedNumber();
  const upToTen = (number: number) => number >= 1 && number <= 10;
  expect(typed.type('1', 0, upToTen)).toEqual({ number: 1, exists: true });
  expect(typed.type('0', 300, upToTen)).toEqual({ number: 10, exists: true });
  expect(typed.type('7', 600, upToTen)).toEqual({ number: 107, exists: false });
  expect(typed.type('7', 900, upToTen)).toEqual({ number: 7, exists: true });
  expect(typed.type('7', 1200, upToTen)).toEqual({ number: 77, exists: false });
  expect(typed.type('0', 5000, upToTen)).toEqual({ number: 0, exists: false });
});

test('a typed number can be corrected, and 1 waits for a 0', () => {
  const typed = new TypedNumber();
  const upToTen = (number: number) => number >= 1 && number <= 10;
  typed.type('1', 0, upToTen);
  expect(typed.type('0', 60_000, upToTen)).toEqual({ number: 10, exists: true });
  expect(typed.erase(60_100)).toBe(1);
  expect(typed.erase(60_200)).toBeUndefined();
  expect(typed.type('3', 60_300, upToTen)).toEqual({ number: 3, exists: true });
  typed.clear();
  expect(typed.type('4', 60_400, upToTen)).toEqual({ number: 4, exists: true });
});

test('a position of a match shows its numbers in the order of play, with their players', () => {
  const game = 'summation-duel';
  const match = viewAfter({ game, moves: ['+5', '+6', '+8', '+10'] });
  const alone = viewAfter({ game, position: '5,6,8,10' });
  expect(playedNumbers({ ...alone, earlier: pliesOf(match) })).toEqual(playedNumbers(match));
  expect(playedNumbers(alone).map(({ seat }) => seat)).toEqual([null, null, null, null]);
});
