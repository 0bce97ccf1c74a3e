import fs, { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { obstacleIn } from './writable-folder.ts';
import { folder, inFolders } from './testing.ts';

inFolders();
afterEach(() => {
  vi.restoreAllMocks();
});

test('a folder is made, and stays empty', () => {
  const made = path.join(folder, 'new', 'one');
  expect(obstacleIn(made)).toBeUndefined();
  expect(readdirSync(made)).toEqual([]);
});

test('a file in its place or on its path is an obstacle', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(obstacleIn(file)).toEqual({ code: 'files.reason.in-the-way' });
  expect(obstacleIn(path.join(file, 'folder'))).toEqual({ code: 'files.reason.no-folder' });
});

test('a full disk is no obstacle', () => {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  });
  expect(obstacleIn(folder)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

// The superuser may write anywhere.
test.skipIf(process.getuid === undefined || process.getuid() === 0)(
  'a read-only folder is an obstacle',
  () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o555);
    expect(obstacleIn(closed)).toEqual({ code: 'files.reason.not-allowed' });
  },
);
