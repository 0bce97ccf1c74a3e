import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldersBelow, standardFolders } from '../storage/files/folders.ts';
import { folder, inFolders } from '../storage/files/testing.ts';
import { foldersFor } from './folders.ts';

inFolders();

test('a folder in the arguments has everything below it, the portable program’s, too', () => {
  const env = { PORTABLE_EXECUTABLE_DIR: folder };
  for (const platform of ['linux', 'win32']) {
    const given = path.join(folder, 'given');
    expect(foldersFor(given, { platform, env, home: folder })).toEqual(foldersBelow(given));
  }
});

test('the portable program keeps its data beside itself, unless it can’t write there', () => {
  const system = { platform: 'win32', env: { PORTABLE_EXECUTABLE_DIR: folder }, home: folder };
  const beside = path.join(folder, 'Digit Duels Data');
  expect(foldersFor(undefined, system)).toEqual(foldersBelow(beside));
  fs.rmSync(beside, { recursive: true });
  fs.writeFileSync(beside, 'a file is in the way');
  expect(foldersFor(undefined, system)).toEqual(standardFolders('win32', {}, folder));
});

test('what can’t be written in its usual place is kept with the data', () => {
  fs.writeFileSync(path.join(folder, '.cache'), 'a file is in the way');
  const usual = standardFolders('linux', {}, folder);
  expect(foldersFor(undefined, { platform: 'linux', env: {}, home: folder })).toEqual(
    Object.assign({}, usual, { cache: foldersBelow(usual.data).cache }),
  );
});
