import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMenuLines } from './menu-lines.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

afterEach(() => {
  vi.restoreAllMocks();
});

test('the lines of the menu bar come from the module built beside the pages', async () => {
  mkdirSync(path.join(folder, 'menu'));
  writeFileSync(path.join(folder, 'menu', 'package.json'), '{ "type": "module" }');
  const text = 'export const menuLines = (platform, language) => ({ platform, language });';
  writeFileSync(path.join(folder, 'menu', 'menu-lines.js'), text);
  expect((await loadMenuLines(folder))('linux', 'de')).toEqual({
    platform: 'linux',
    language: 'de',
  });
});

test('if they can’t be loaded, there are none, and it is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await loadMenuLines(folder))('linux', 'en')).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
