import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Folders } from '../storage/files/folders.ts';
import { folder, inFolders } from '../storage/files/testing.ts';
import { moveIn } from './move-in.ts';

inFolders();
let folders: Folders;
beforeEach(() => {
  const state = path.join(folder, 'state');
  folders = {
    data: path.join(folder, 'data'),
    state,
    logs: path.join(state, 'logs'),
    cache: path.join(folder, 'cache'),
  };
});
afterEach(() => vi.restoreAllMocks());

/** A data folder as it was. */
const before = {
  'config.jsonc': '{}',
  'people/1/journal.jsonl': '{}',
  'matches/a.duel': 'a match',
  'logs/main.log': 'a line',
  'windows.json': '{ "version": 1 }',
  'recent-files.json': '[]',
  'unfinished-starts': '1\n',
  'Cache/Cache_Data/data_0': 'cached',
  'Local Storage/leveldb/LOG': 'stored',
  'Local State': '{}',
};

/** The same once everything is where it belongs. */
const after = {
  'data/config.jsonc': '{}',
  'data/people/1/journal.jsonl': '{}',
  'data/matches/a.duel': 'a match',
  'state/logs/main.log': 'a line',
  'state/windows.json': '{ "version": 1 }',
  'state/recent-files.json': '[]',
  'state/unfinished-starts': '1\n',
  'cache/Cache/Cache_Data/data_0': 'cached',
  'cache/Local Storage/leveldb/LOG': 'stored',
  'cache/Local State': '{}',
};

function lay(files: Readonly<Record<string, string>>, home = folders.data): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(home, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** All files of the test, by their paths. */
function found(): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      fs.readFileSync(file, 'utf8'),
    ]),
  );
}

test('the data folder keeps what is the user’s, and the rest moves', () => {
  lay(before);
  moveIn(folders);
  expect(found()).toEqual(after);
  expect(fs.readdirSync(folders.data).toSorted()).toEqual(['config.jsonc', 'matches', 'people']);
});

test('a folder that Chromium never used stays as it is, whatever its files are called', () => {
  lay({ 'logs/mine.txt': 'mine', 'Cache/mine.txt': 'mine' });
  moveIn(folders);
  expect(found()).toEqual({ 'data/logs/mine.txt': 'mine', 'data/Cache/mine.txt': 'mine' });
});

test('of two different files, the one at the new place counts, and none is lost', () => {
  lay(before);
  lay({ 'windows.json': 'newer' }, folders.state);
  moveIn(folders);
  expect(found()).toMatchObject({
    'state/windows.json': 'newer',
    'data/windows.json': '{ "version": 1 }',
  });
});

/** A killed process: every later change of a file fails, too. */
class Killed extends Error {}

const steps = ['renameSync', 'cpSync', 'rmSync', 'rmdirSync', 'mkdirSync'] as const;

/** Ends the work before its nth change of the file system; moves lead to another disk if `far`. */
function killBefore(nth: number, far: boolean): () => number {
  let count = 0;
  for (const name of steps) {
    const work = fs[name].bind(fs) as (...args: readonly unknown[]) => unknown;
    vi.spyOn(fs, name).mockImplementation((...args: readonly unknown[]) => {
      if (++count >= nth) throw new Killed();
      const [from, to] = args as [string, string];
      const isFar = far && name === 'renameSync' && !path.basename(from).startsWith('.digit-duels');
      if (isFar && path.dirname(from) !== path.dirname(to)) {
        throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' });
      }
      return work(...args);
    });
  }
  return () => count;
}

test.each([false, true])(
  'cut short anywhere, nothing is lost, and the next start finishes (other disk: %s)',
  (far) => {
    vi.spyOn(console, 'error').mockReturnValue();
    lay(before);
    const counted = killBefore(Infinity, far);
    moveIn(folders);
    const all = counted();
    expect(all).toBeGreaterThan(8);
    for (let nth = 1; nth <= all; nth++) {
      vi.restoreAllMocks();
      vi.spyOn(console, 'error').mockReturnValue();
      fs.rmSync(folder, { recursive: true });
      lay(before);
      killBefore(nth, far);
      moveIn(folders);
      vi.restoreAllMocks();
      const texts = Object.values(found());
      for (const text of Object.values(before)) expect(texts).toContain(text);
      // Temporary files of this process are as young as it is.
      vi.spyOn(process, 'uptime').mockReturnValue(-10);
      if (far) killBefore(Infinity, far);
      moveIn(folders);
      vi.restoreAllMocks();
      expect(found(), `killed before step ${nth}`).toEqual(after);
    }
  },
);
