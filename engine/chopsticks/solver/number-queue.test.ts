import { expect, it } from 'vitest';
import { numberQueue } from './number-queue.ts';

it.each([undefined, 3])('returns numbers in order, however many wait: %s', (most) => {
  const queue = numberQueue(most);
  const wanted: number[] = [];
  const taken: number[] = [];
  for (let number = 0; number < 300_000; number++) {
    queue.push(number);
    wanted.push(number);
    // The queue grows over many blocks and shrinks to nothing.
    for (let more = Math.floor(number / 1000) % 3; more > 0; more--) {
      const next = queue.shift();
      if (next !== -1) taken.push(next);
    }
  }
  for (let next = queue.shift(); next !== -1; next = queue.shift()) taken.push(next);
  expect(taken).toEqual(wanted);
});

it('is empty at first, and after everything is removed', () => {
  const queue = numberQueue();
  expect(queue.shift()).toBe(-1);
  queue.push(7);
  expect(queue.shift()).toBe(7);
  expect(queue.shift()).toBe(-1);
  queue.push(8);
  expect(queue.shift()).toBe(8);
});
