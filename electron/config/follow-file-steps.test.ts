import { renameSync, writeFileSync, type FSWatcher } from 'node:fs';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followFile } from './follow-file.ts';
import { file, inConfigFolders, open, set } from './testing.ts';

// Events of a real folder come when the system likes.
const folder = vi.hoisted(() => ({ say: (_event: string, _name: string): void => undefined }));
vi.mock(import('node:fs'), async (original) => ({
  ...(await original()),
  watch: ((_folder: string, listener: typeof folder.say) => {
    folder.say = listener;
    return Object.assign(new EventEmitter(), { close: () => undefined, unref: () => undefined });
  }) as unknown as () => FSWatcher,
}));

inConfigFolders();
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

test('a file that is removed and written again, however slowly, is read once: nothing flashes in between', () => {
  const seen: unknown[] = [];
  const config = open({ changed: () => void seen.push(config.config().difficulty) });
  set(config, ['difficulty'], 'hard');
  const steps = [
    () => renameSync(file, `${file}~`),
    () => writeFileSync(file, ''),
    () => writeFileSync(file, '{ "difficulty": "easy" }'),
  ];
  for (const step of steps) {
    step();
    folder.say('rename', 'config.jsonc');
    // Some editors take longer than an event takes to arrive.
    vi.advanceTimersByTime(200);
  }
  vi.runAllTimers();
  expect(seen).toEqual([['easy']]);
});
