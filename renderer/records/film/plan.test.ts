import { expect, test } from 'vitest';
import { mostMoving, mostShown, planFilm, stay } from './plan.ts';

const plies = (count: number) => Array.from({ length: count }, (_, ply) => ({ seat: ply % 2 }));

test.each([
  [0, { leftOut: 0, picturesPerStep: 9, pictures: 2 }],
  [1, { leftOut: 0, picturesPerStep: 9, pictures: 11 }],
  [mostMoving, { leftOut: 0, picturesPerStep: 9, pictures: 362 }],
  [mostMoving + 1, { leftOut: 0, picturesPerStep: 1, pictures: 43 }],
  [mostShown, { leftOut: 0, picturesPerStep: 1, pictures: 402 }],
  [10_000, { leftOut: 9600, picturesPerStep: 1, pictures: 402 }],
])('%i moves', (count, expected) => {
  const plan = planFilm(plies(count));
  expect(plan).toMatchObject(expected);
  expect(plan.moments.at(0)).toBe(expected.leftOut);
  expect(plan.moments.at(-1)).toBe(count);
});

test('a draw by chance belongs to the move before it', () => {
  const drawAndPlay = [null, 0, null, 1, null].map((seat) => ({ seat }));
  expect(planFilm(drawAndPlay)).toMatchObject({ moments: [1, 3, 5], pictures: 20 });
});

test('a film of 13 moves takes eight seconds, at 20 pictures a second', () => {
  const { pictures } = planFilm(plies(13));
  expect(stay.moving).toBe(1000 / 20);
  expect(stay.start + (pictures - 2) * stay.moving + stay.end).toBe(8000);
});
