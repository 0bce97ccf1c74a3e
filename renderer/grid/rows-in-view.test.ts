import { expect, test } from 'vitest';
import { rowsInView, scrolledTo } from './rows-in-view.ts';

test('of many rows those in sight are drawn, and few around them', () => {
  expect(rowsInView({ top: 0, height: 600 }, 60, 10_000)).toEqual({ from: 0, to: 13 });
  expect(rowsInView({ top: 60_000, height: 600 }, 60, 10_000)).toEqual({ from: 997, to: 1013 });
  expect(rowsInView({ top: 599_400, height: 600 }, 60, 10_000)).toEqual({ from: 9987, to: 10_000 });
});

test('where fewer rows are left than one has scrolled past, the last ones are drawn', () => {
  const { from, to } = rowsInView({ top: 60_000, height: 600 }, 60, 3);
  expect([from, to]).toEqual([0, 3]);
  expect(rowsInView({ top: 60_000, height: 600 }, 60, 0)).toEqual({ from: 0, to: 0 });
});

test('before anything is measured, some are drawn', () => {
  expect(rowsInView({ top: 0, height: 0 }, 0, 10_000)).toEqual({ from: 0, to: 6 });
  expect(rowsInView({ top: 0, height: 0 }, 0, 2)).toEqual({ from: 0, to: 2 });
});

test('one scrolls no further than a row needs to be seen', () => {
  const seen = { top: 600, height: 300 };
  expect(scrolledTo(12, seen, 60)).toBe(600);
  expect(scrolledTo(9, seen, 60)).toBe(540);
  expect(scrolledTo(15, seen, 60)).toBe(660);
});

test('of a row that is higher than the list one sees the beginning', () => {
  expect(scrolledTo(20, { top: 600, height: 40 }, 60)).toBe(1200);
  expect(scrolledTo(20, { top: 1200, height: 40 }, 60)).toBe(1200);
});
