import { expect, it } from 'vitest';
import { puzzleRequests } from './puzzles.ts';

it('accepts only a day that exists in the calendar for the daily puzzle', () => {
  const opened = (day: string) =>
    puzzleRequests.openPuzzle.schema.safeParse({ which: 'daily', day }).success;
  expect(opened('2026-02-28')).toBe(true);
  expect(opened('2026-02-30')).toBe(false);
});
