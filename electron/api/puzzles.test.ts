import { expect, it } from 'vitest';
import { puzzleRequests } from './puzzles.ts';

it('asks for the puzzle of a day that the calendar has', () => {
  const opened = (day: string) =>
    puzzleRequests.openPuzzle.schema.safeParse({ which: 'daily', day }).success;
  expect(opened('2026-02-28')).toBe(true);
  expect(opened('2026-02-30')).toBe(false);
});
