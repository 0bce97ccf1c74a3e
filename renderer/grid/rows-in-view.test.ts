import { expect, test } from 'vitest';
import { rowsInView, scrolledTo } from './rows-in-view.ts';

test('only visible rows and a few around them are drawn', () => {
  expect(rowsInView({ top: 0, height: 600 }, 60, 10_000)).toEqual({ from: 0, to: 13 });
  expect(rowsInView({ top: 60_000, height: 600 }, 60, 10_000)).toEqual({ from: 997, to: 1013 });
  expect(rowsInView({ top: 599_400, height: 600 }, 60, 10_000)).toEqual({ from: 9987, to: 10_000 });
});

test('if the list has become shorter than the scroll position, the last rows are drawn', () => {
  const { from, to } = rowsInView({ top: 60_000, height: 600 }, 60, 3);
  expect([from, to]).toEqual([0, 3]);
  expect(rowsInView({ top: 60_000, height: 600 }, 60, 0)).toEqual({ from: 0, to: 0 });
});

test('some rows are drawn before anything is measured', () => {
  expect(rowsInView({ top: 0, height: 0 }, 0, 10_000)).toEqual({ from: 0, to: 6 });
  expect(rowsInView({ top: 0, height: 0 }, 0, 2)).toEqual({ from: 0, to: 2 });
});

test('a list scrolls no further than needed to show a row', () => {
  const seen = { top: 600, height: 300 };
  expect(scrolledTo(12, seen, 60)).toBe(600);
  expect(scrolledTo(9, seen, 60)).toBe(540);
  expect(scrolledTo(15, seen, 60)).toBe(660);
});

test('a row higher than the list shows its beginning', () => {
  expect(scrolledTo(20, { top: 600, height: 40 }, 60)).toBe(1200);
  expect(scrolledTo(20, { top: 1200, height: 40 }, 60)).toBe(1200);
});
