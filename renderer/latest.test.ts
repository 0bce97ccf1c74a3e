import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('a turn is the newest until another one of the same begins', () => {
  const [loading, opening] = [latest(), latest()];
  const first = loading();
  const other = opening();
  expect(first()).toBe(true);
  const second = loading();
  expect([first(), second(), other()]).toEqual([false, true, true]);
});
