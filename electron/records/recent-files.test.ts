import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openRecentFiles } from './recent-files.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();
let kept = '';
const changed = vi.fn<() => void>();
beforeEach(() => {
  kept = path.join(home, 'recent-files.json');
});

const names = () =>
  openRecentFiles(kept, changed)
    .list()
    .map(({ file }) => file);

test('recent files are listed once each, the last one first, also after a restart', () => {
  const recent = openRecentFiles(kept, changed);
  for (const name of ['a', 'b', 'a']) recent.add(name, `match-${name}`);
  expect(names()).toEqual(['a', 'b']);
  expect(recent.fileOf('match-b')).toBe('b');
  expect(changed).toHaveBeenCalledTimes(3);
});

test('at most ten files are listed', () => {
  const recent = openRecentFiles(kept, changed);
  for (let count = 1; count <= 12; count++) recent.add(String(count), '');
  expect(names()).toHaveLength(10);
  expect(names()[0]).toBe('12');
});

test('a cleared list leaves no file behind', () => {
  const recent = openRecentFiles(kept, changed);
  recent.add('a', '');
  recent.clear();
  expect(existsSync(kept)).toBe(false);
  expect(names()).toEqual([]);
});

test.each(['{', '[{"file": 1}]', '{"a": 1}'])('what is damaged is an empty list: %s', (text) => {
  writeFileSync(kept, text);
  expect(names()).toEqual([]);
});
