import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { folder, inFolders } from '../files/testing.ts';
import { inEnglish } from '../../words/testing.ts';
import { openStatisticsResets } from './statistics-resets.ts';

inFolders();

test('resets are undone one by one, also after a restart', () => {
  const changed = vi.fn<() => void>();
  const open = () => openStatisticsResets(folder, changed);
  expect([open().undo(), open().since()]).toEqual([false, undefined]);
  open().reset(1000);
  open().reset(2000);
  expect(open().since()).toBe(2000);
  expect([open().undo(), open().since()]).toEqual([true, 1000]);
  expect([open().undo(), open().since()]).toEqual([true, undefined]);
  expect(changed).toHaveBeenCalledTimes(4);
});

test('a damaged file is reported, and kept beside once there is a new one', () => {
  const file = path.join(folder, 'statistics.json');
  writeFileSync(file, '{');
  const resets = openStatisticsResets(folder, () => undefined);
  expect(resets.problem && inEnglish(resets.problem)).toContain(file);
  expect(readFileSync(file, 'utf8')).toBe('{');
  for (const time of [1000, 2000]) resets.reset(time);
  expect(readdirSync(folder)).toHaveLength(2);
  expect(openStatisticsResets(folder, () => undefined).problem).toBeUndefined();
});
