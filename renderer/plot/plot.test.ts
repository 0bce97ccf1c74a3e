import { expect, test } from 'vitest';
import { across, down, stepsOf } from './plot.ts';

test('places go from left to right, and heights from the top down', () => {
  const extent = { places: [1, 5], heights: [-1, 1] } as const;
  expect([1, 2, 5].map((at) => across(extent, at))).toEqual([0, 0.25, 1]);
  expect([1, 0, -1].map((height) => down(extent, height))).toEqual([0, 0.5, 1]);
});

test('a plot with a single place shows it at the left', () => {
  expect(across({ places: [1, 1], heights: [-1, 1] }, 1)).toBe(0);
});

test('keys move by places, by pages and to the ends', () => {
  expect(['ArrowUp', 'ArrowLeft', 'PageUp', 'Home', 'End', 'a'].map(stepsOf)).toEqual([
    1,
    -1,
    10,
    -Infinity,
    Infinity,
    undefined,
  ]);
});
