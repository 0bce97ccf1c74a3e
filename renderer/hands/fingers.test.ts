import { expect, test } from 'vitest';
import { beyondFive, extensionsFor, FINGERS, fingersText } from './fingers.ts';

test.each([
  [0, [0, 0, 0, 0, 0]],
  [0.5, [0, 0.5, 0, 0, 0]],
  [1, [0, 1, 0, 0, 0]],
  [1.5, [0, 1, 0.5, 0, 0]],
  [4, [0, 1, 1, 1, 1]],
  [4.5, [0.5, 1, 1, 1, 1]],
  [5, [1, 1, 1, 1, 1]],
  [7.5, [1, 1, 1, 1, 1]],
  [-2, [0, 1, 1, 0, 0]],
  [1.75, [0, 1, 0.75, 0, 0]],
])('%d fingers: index first, thumb last', (value, expected) => {
  const extensions = extensionsFor(value);
  expect(FINGERS.map((finger) => extensions[finger])).toEqual(expected);
});

test('the cuff shows what five fingers can’t', () => {
  expect([4.5, 5, 7.5, 99].map(beyondFive)).toEqual([0, 0, 2.5, 94]);
});

test('fractions are written as usual', () => {
  expect([0, 0.5, 1, 2.5, 10].map(fingersText)).toEqual(['0', '½', '1', '2½', '10']);
});

test('each quarter of a finger has its own drawing', () => {
  const parts = [0, 0.25, 0.5, 0.75, 1].map((value) => extensionsFor(value).index);
  expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  expect(new Set(parts).size).toBe(5);
  expect([0.25, -1.75, -3].map(fingersText)).toEqual(['¼', '−1¾', '−3']);
});
