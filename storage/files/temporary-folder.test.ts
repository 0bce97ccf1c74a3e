import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeTemporaryFolder, removeLeftFolders } from './temporary-folder.ts';
import { folder, inFolders } from './testing.ts';

inFolders();
beforeEach(() => void vi.spyOn(os, 'tmpdir').mockReturnValue(folder));
afterEach(() => vi.restoreAllMocks());

/** Makes a folder of a process that has been killed. */
function leftFolder(purpose: 'program' | 'start'): string {
  const { pid } = spawnSync(process.execPath, ['-v']);
  const own = makeTemporaryFolder(purpose);
  const left = own.replace(`-${process.pid}-`, `-${pid}-`);
  fs.renameSync(own, left);
  fs.writeFileSync(path.join(left, 'file'), '');
  return left;
}

test('what a killed process has left is removed; all else stays', () => {
  const left = leftFolder('start');
  const others = [
    makeTemporaryFolder('start'),
    leftFolder('program'),
    path.join(folder, 'digit-duels-start-9-other-name'),
    path.join(folder, 'target'),
  ];
  for (const each of others.slice(2)) fs.mkdirSync(each);
  const link = leftFolder('start');
  fs.rmSync(link, { recursive: true });
  fs.symlinkSync(path.join(folder, 'target'), link, 'junction');
  const removed = vi.fn<(name: string) => void>();
  removeLeftFolders('start', removed);
  expect(removed.mock.calls).toEqual([[path.basename(left)]]);
  expect(fs.existsSync(left)).toBe(false);
  for (const each of [...others, link]) expect(fs.existsSync(each), each).toBe(true);
});
