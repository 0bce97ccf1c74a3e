import fs, { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

/** The folder of the current test, see {@link inFolders}; it is empty at first. */
export let folder = '';

/** Gives each test of a file its own folder. Call it before other hooks, which can then use the folder. */
export function inFolders(): void {
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}

/** Pretends that the disk has room for `left` more bytes, until mocks are restored. */
export function fillDisk(left = 0): void {
  const write = fs.writeSync.bind(fs) as (...args: readonly unknown[]) => number;
  let free = left;
  vi.spyOn(fs, 'writeSync').mockImplementation((...args: readonly unknown[]) => {
    const [descriptor, bytes, offset, length] = args as [number, Buffer, number, number];
    if (free === 0) {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    }
    const taken = Math.min(free, length);
    free -= taken;
    return write(descriptor, bytes, offset, taken);
  });
}
