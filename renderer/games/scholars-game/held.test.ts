import { expect, test } from 'vitest';
import { faceOf, functionName, heldInWords, isOpen } from './held.ts';

test.each([
  ['x', 0, 'fingers', 'out'],
  ['1', 1, 'fingers', '1'],
  ['2', 2, 'scissors', '2, scissors'],
  ['3', 3, 'double-scissors', '3, double scissors'],
  ['4p', 4, 'paper', '4, paper'],
  ['4s', 4, 'scissors', '4, scissors'],
  ['4?', 4, 'fingers', '4, still to be decided'],
  ['5r', 5, 'rock', '5, rock'],
] as const)('%s is drawn and spoken', (held, value, posture, words) => {
  expect(faceOf(held)).toEqual({ value, posture });
  expect(heldInWords(held)).toBe(words);
});

test('only an undecided function is open', () => {
  expect(isOpen('5?')).toBe(true);
  expect(isOpen('5p')).toBe(false);
  expect(functionName('5p')).toBe('paper');
  expect(functionName('5?')).toBe('');
});
