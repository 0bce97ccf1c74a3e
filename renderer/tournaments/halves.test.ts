import { expect, test } from 'vitest';
import { halves } from './halves.ts';

test('half games and points are written as halves', () => {
  expect([0, 0.5, 1, 2.5].map(halves)).toEqual(['0', '½', '1', '2½']);
});
