import { expect, it } from 'vitest';
import { dayOf, isDay, numberOfDay } from './day.ts';

it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-04-30', '2026-12-31', '0000-01-01'])(
  'knows the day %s',
  (day) => {
    expect(isDay(day)).toBe(true);
    expect(numberOfDay(day)).toEqual(expect.any(Number));
  },
);

it.each([
  '2026-02-29',
  '2026-02-30',
  '2026-02-31',
  '1900-02-29',
  '2026-04-31',
  '2026-11-31',
  '2026-00-01',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '26-1-1',
  '',
  ' 2026-01-01',
])('refuses “%s”, which the calendar hasn’t', (day) => {
  expect(isDay(day)).toBe(false);
  expect(() => numberOfDay(day)).toThrow(RangeError);
});

it('counts every day of four centuries once, including leap days', () => {
  const days = Array.from({ length: 400 * 365 + 97 }, (_, passed) =>
    dayOf(new Date(1900, 0, 1 + passed, 12)),
  );
  const first = numberOfDay('1900-01-01');
  expect(days.filter((day, passed) => numberOfDay(day) !== first + passed)).toEqual([]);
});
