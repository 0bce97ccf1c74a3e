import { expect, test } from 'vitest';
import { dayInWords, readDay } from './day-text.ts';

test.each([
  ['26.11.2026', 'de', '2026-11-26'],
  ['1. 2. 26', 'de', '2026-02-01'],
  ['11/26/2026', 'en', '2026-11-26'],
  ['2026-11-26', 'de', '2026-11-26'],
  ['31.11.2026', 'de', undefined],
  ['11.2026', 'de', undefined],
  ['gestern', 'de', undefined],
])('%s in %s is the day %s', (typed, language, day) => {
  expect(readDay(typed, language)).toBe(day);
});

test('a day is written as its language does, and read again', () => {
  expect(dayInWords('2026-02-01', 'de')).toBe('01.02.2026');
  for (const language of ['de', 'en']) {
    expect(readDay(dayInWords('2026-02-01', language), language)).toBe('2026-02-01');
  }
  expect(dayInWords('', 'de')).toBe('');
});
