import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldersBelow } from '../storage/files/folders.ts';
import { folder, inFolders } from '../storage/files/testing.ts';
import { kioskStart } from './kiosk.ts';

inFolders();

test('a kiosk has a copy of the config file and nothing else of the user’s', () => {
  const usual = foldersBelow(folder);
  writeFileSync(path.join(usual.data, 'config.jsonc'), '{ "language": "de" }');
  mkdirSync(path.join(usual.data, 'people'));
  const { given, folders } = kioskStart({ kiosk: '4711', records: ['a.duel'] }, usual);
  expect(given).toEqual({ kiosk: '4711' });
  expect(readdirSync(folders.data)).toEqual(['config.jsonc']);
  expect(folders.logs).toBe(usual.logs);
  for (const own of [folders.data, folders.state, folders.cache]) {
    expect(own.startsWith(usual.data)).toBe(false);
  }
});

test('another config file is copied, too, and may be missing', () => {
  const usual = foldersBelow(folder);
  const config = path.join(usual.data, 'other.jsonc');
  const copy = () => {
    const { given, folders } = kioskStart({ kiosk: '4711', config }, usual);
    expect(given).not.toHaveProperty('config');
    return path.join(folders.data, 'config.jsonc');
  };
  expect(existsSync(copy())).toBe(false);
  writeFileSync(config, '{}');
  expect(readFileSync(copy(), 'utf8')).toBe('{}');
});
