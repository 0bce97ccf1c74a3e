import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterRest } from './after-rest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('work is done once nothing was touched for the time, and again after the next touch', () => {
  const work = vi.fn();
  const stop = afterRest(1000, work);
  vi.advanceTimersByTime(5000);
  expect(work, 'nobody came').not.toHaveBeenCalled();
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(1);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(2);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
});
