import type { FSWatcher } from 'node:fs';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFile } from './follow-file.ts';

// Events of a real folder come when the system likes.
const folder = vi.hoisted(() => ({ say: (_event: string, _name: string): void => undefined }));
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  watch: ((_folder: string, listener: typeof folder.say) => {
    folder.say = listener;
    return Object.assign(new EventEmitter(), { close: () => undefined, unref: () => undefined });
  }) as unknown as () => FSWatcher,
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a file that is written in several steps is read once, when it is complete', () => {
  let steps = 0;
  const seen: number[] = [];
  followFile('/nowhere/config.jsonc', {
    look: () => 'other',
    changed: () => void seen.push(steps),
  });
  while (steps < 5) {
    steps++;
    folder.say('change', 'config.jsonc');
    vi.advanceTimersByTime(40);
  }
  vi.runAllTimers();
  expect(seen).toEqual([5]);
});
