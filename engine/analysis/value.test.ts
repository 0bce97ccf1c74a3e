import { expect, test } from 'vitest';
import {
  byValue,
  chanceOf,
  decode,
  drawn,
  encode,
  estimateOf,
  lossIn,
  lossOf,
  pointsWithin,
  winIn,
  winnersMoves,
} from './value.ts';

const values = [winIn(0), winIn(1), winIn(7), drawn, lossIn(8), lossIn(1), lossIn(0)];

test('a table keeps each value in a number of its own', () => {
  expect(values.map((value) => decode(encode(value)))).toEqual(values);
  expect(new Set(values.map(encode)).size).toBe(values.length);
});

test('quick wins are best, then draws, then slow losses', () => {
  expect([...values].reverse().sort(byValue)).toEqual(values);
});

test('differences below the precision of the tables are no loss', () => {
  const best = chanceOf(0.5, true);
  expect(lossOf(best, chanceOf(0.5 - 1e-9, true))).toBe(0);
  expect(lossOf(best, chanceOf(0.4, true))).toBeCloseTo(0.1);
});

test.each([
  [0.0002747, 0.04],
  [0.0001, 0.02],
  [0, 0.01],
])('an error of %d is shown rounded up, with the rounding of the value', (within, points) => {
  expect(pointsWithin(estimateOf(0.5, within))).toBe(points);
});

test('neither an exact value nor an unproven one has an error to show', () => {
  expect(pointsWithin(chanceOf(0.5, true))).toBeUndefined();
  expect(pointsWithin(chanceOf(0.5, false))).toBeUndefined();
});

test.each([
  ['a win at once', winIn(1), 1],
  ['a win after one reply', winIn(3), 2],
  ['a win that the loser’s own ply brings', winIn(2), 1],
  ['a loss to the next ply', lossIn(2), 1],
  ['a loss in two of the winner’s plies', lossIn(4), 2],
  ['a loss by one’s own ply', lossIn(1), 0],
  ['the same two plies later', lossIn(3), 1],
  ['an end', winIn(0), 0],
  ['a draw', drawn, null],
])('%s is as long as the winner’s own plies', (_, value, moves) => {
  expect(winnersMoves(value)).toBe(moves);
});
