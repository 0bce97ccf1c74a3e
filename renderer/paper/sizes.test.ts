import { expect, test } from 'vitest';
import { inPages, overlap, tilesOf, usualPaper } from './sizes.ts';

test('items are divided among pages, the last of which may have fewer', () => {
  expect(inPages([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inPages([], 2)).toEqual([]);
});

test('the sheets of a poster overlap, row by row', () => {
  const room = { width: 100, height: 50 };
  const right = 100 - overlap;
  expect(tilesOf(2, 2, room).map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [right, 0],
    [0, 50 - overlap],
    [right, 50 - overlap],
  ]);
});

test.each([
  ['en-US', 'letter'],
  ['en-GB', 'a4'],
  ['de', 'a4'],
])('%s is printed on %s', (tag, paper) => {
  expect(usualPaper(tag)).toBe(paper);
});
