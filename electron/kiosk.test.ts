import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldersBelow } from '../storage/files/folders.ts';
import { folder, inFolders } from '../storage/files/testing.ts';
import { kioskStart } from './kiosk.ts';

inFolders();

test('a kiosk has the settings of the config file without names, and nothing else of the user’s', () => {
  const usual = foldersBelow(folder);
  const config = { language: 'de', names: ['Ann', 'Ben'], person: '0123456789abcdef' };
  writeFileSync(path.join(usual.data, 'config.jsonc'), JSON.stringify(config));
  mkdirSync(path.join(usual.data, 'people'));
  const { given, folders } = kioskStart({ kiosk: '4711', records: ['a.duel'] }, usual);
  expect(given).toEqual({ kiosk: '4711' });
  expect(readdirSync(folders.data)).toEqual(['config.jsonc']);
  const copy = readFileSync(path.join(folders.data, 'config.jsonc'), 'utf8');
  expect(JSON.parse(copy)).toEqual({ language: 'de' });
  expect(folders.logs).toBe(usual.logs);
  for (const own of [folders.data, folders.state, folders.cache]) {
    expect(own.startsWith(usual.data)).toBe(false);
  }
});

test('the settings of another config file are taken, too; it may be missing or unusable', () => {
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
  writeFileSync(config, '{ "language": ');
  expect(existsSync(copy())).toBe(false);
});
