import { expect, test } from 'vitest';
import { durationInWords } from './duration.ts';

test.each([
  [0, '0 sec'],
  [45_400, '45 sec'],
  [60_000, '1 min'],
  [12.4 * 60_000, '12 min'],
  [59.9 * 60_000, '1 hr'],
  [65 * 60_000, '1 hr 5 min'],
])('%d ms are %s', (milliseconds, words) => {
  expect(durationInWords(milliseconds, 'en')).toBe(words);
});
