import { expect, test } from 'vitest';
import { parseWholeNumber } from './whole-number.ts';

test.each([
  ['0', 0],
  ['12', 12],
  ['007', 7],
  ['-3', -3],
])('"%s" is %d', (text, number) => {
  expect(parseWholeNumber(text, -5, 20)).toBe(number);
});

test.each(['', ' 7', '7 ', '12abc', '1.5', '1e1', '0x10', '+7', '--7', '٣', 'NaN', '21', '-6'])(
  '"%s" is no whole number from -5 to 20',
  (text) => {
    expect(parseWholeNumber(text, -5, 20)).toBeUndefined();
  },
);
