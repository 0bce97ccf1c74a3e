import { expect, test } from 'vitest';
import { mostShown, paces, planFilm, stays } from './plan.ts';

const plies = (count: number) => Array.from({ length: count }, (_, ply) => ({ seat: ply % 2 }));

const [{ most: mostSmooth }, { most: mostMoving }] = paces;

test.each([
  [0, { leftOut: 0, picturesPerStep: 9, pictures: 2 }],
  [1, { leftOut: 0, picturesPerStep: 9, pictures: 11 }],
  [mostSmooth, { leftOut: 0, picturesPerStep: 9, pictures: 182 }],
  [mostSmooth + 1, { leftOut: 0, picturesPerStep: 6, pictures: 128 }],
  [mostMoving, { leftOut: 0, picturesPerStep: 6, pictures: 242 }],
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
  const { pictures, stay } = planFilm(plies(13));
  expect(stay).toBe(1000 / 20);
  expect(stays.start + (pictures - 2) * stay + stays.end).toBe(8000);
});

test('a step lasts about as long with fewer pictures', () => {
  const [smooth, short] = paces.map(({ picturesPerStep, stay }) => picturesPerStep * stay);
  expect(short).toBeGreaterThan((smooth ?? 0) * 0.9);
});
