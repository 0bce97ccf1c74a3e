import { expect, test } from 'vitest';
import { mostMoving, mostShown, planFilm } from './plan.ts';

const plies = (count: number) => Array.from({ length: count }, (_, ply) => ({ seat: ply % 2 }));

test.each([
  [0, { leftOut: 0, picturesPerStep: 6, pictures: 2 }],
  [1, { leftOut: 0, picturesPerStep: 6, pictures: 8 }],
  [mostMoving, { leftOut: 0, picturesPerStep: 6, pictures: 362 }],
  [mostMoving + 1, { leftOut: 0, picturesPerStep: 1, pictures: 63 }],
  [mostShown, { leftOut: 0, picturesPerStep: 1, pictures: 402 }],
  [10_000, { leftOut: 9600, picturesPerStep: 1, pictures: 402 }],
])('%i moves', (count, expected) => {
  const plan = planFilm(plies(count));
  expect(plan).toMatchObject(expected);
  expect(plan.moments.at(0)).toBe(expected.leftOut);
  expect(plan.moments.at(-1)).toBe(count);
});

test('what chance does belongs to the move before it', () => {
  const drawAndPlay = [null, 0, null, 1, null].map((seat) => ({ seat }));
  expect(planFilm(drawAndPlay)).toMatchObject({ moments: [1, 3, 5], pictures: 14 });
});
