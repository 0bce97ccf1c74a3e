import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';
import { folder as home, inFolders } from './testing.ts';

inFolders();

test('a folder is made with its parents, and may exist', () => {
  const folder = path.join(home, 'one', 'two');
  makeFolder(folder);
  makeFolder(folder);
  expect(existsSync(folder)).toBe(true);
});

test('a file in its place or on the way is an error', () => {
  const file = path.join(home, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(path.join(file, 'folder'))).toThrow('ENOTDIR');
});

test.skipIf(process.platform !== 'linux')('a folder that can’t be made is an error', () => {
  expect(() => makeFolder('/proc/digit-duels/folder')).toThrow('ENOENT');
});
