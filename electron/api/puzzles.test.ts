import { expect, test } from 'vitest';
import { puzzleRequests } from './puzzles.ts';

test('accepts only a moment of a day that exists in the calendar for the daily puzzle', () => {
  const opened = (day: string) => {
    const at = `${day}T12:00:00.000+01:00`;
    return puzzleRequests.openPuzzle.schema.safeParse({ which: 'daily', at, day: null }).success;
  };
  expect(opened('2026-02-28')).toBe(true);
  expect(opened('2026-02-30')).toBe(false);
});
