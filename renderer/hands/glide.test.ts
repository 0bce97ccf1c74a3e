import { expect, test } from 'vitest';
import { makeSteppedClock } from './clock.ts';
import { Glide } from './glide.svelte.ts';

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

test('it arrives in time, from wherever it is', () => {
  const clock = makeSteppedClock();
  const glide = new Glide(0, between, clock);
  glide.set(10, 100);
  clock.pass(50);
  expect(glide.current).toBe(5);
  glide.set(1, 100);
  expect(glide.target).toBe(1);
  clock.pass(50);
  expect(glide.current).toBe(3);
  clock.pass(60);
  expect(glide.current).toBe(1);
  expect(clock.awaited).toBe(false);
});

test('without time it arrives at once', () => {
  const clock = makeSteppedClock();
  const glide = new Glide(0, between, clock);
  glide.set(10, 100);
  glide.set(3, 0);
  clock.pass(50);
  expect(glide.current).toBe(3);
});
