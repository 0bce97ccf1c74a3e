import { expect, test } from 'vitest';
import { lastMatches, rangeOf, resultPoints } from './result-points.ts';

const results = (...list: ('won' | 'drawn' | 'lost')[]) =>
  list.map((result, at) => ({ id: String(at), at, result }));

test('a win adds one, a loss subtracts one, and a draw changes nothing', () => {
  const points = resultPoints(results('won', 'won', 'drawn', 'lost'));
  expect(points.map(({ score }) => score)).toEqual([1, 2, 2, 1]);
  expect(points.map(({ share }) => share)).toEqual([1, 1, 2 / 3, 1 / 2]);
});

test('the share of wins is that of the last matches', () => {
  const won = Array.from({ length: lastMatches }, () => 'won' as const);
  const points = resultPoints(results('lost', ...won, 'lost', 'drawn'));
  expect(points.at(-3)?.share).toBe(1);
  expect(points.at(-1)?.share).toBe(18 / 20);
});

test("the plot's range fits the score, and includes 0", () => {
  const range = (...list: Parameters<typeof results>) =>
    rangeOf(resultPoints(results(...list)), 'score');
  expect(range('won', 'won')).toEqual([0, 2]);
  expect(range('lost')).toEqual([-1, 0]);
  expect(range('drawn')).toEqual([-1, 1]);
  expect(rangeOf([], 'share')).toEqual([0, 1]);
});
