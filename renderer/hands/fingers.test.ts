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
])('%d fingers: index first, thumb last', (value, expected) => {
  const extensions = extensionsFor(value);
  expect(FINGERS.map((finger) => extensions[finger])).toEqual(expected);
});

test('what five fingers cannot show is left for the cuff', () => {
  expect([4.5, 5, 7.5, 99].map(beyondFive)).toEqual([0, 0, 2.5, 94]);
});

test('halves are written as people write them', () => {
  expect([0, 0.5, 1, 2.5, 10].map(fingersText)).toEqual(['0', '½', '1', '2½', '10']);
});
