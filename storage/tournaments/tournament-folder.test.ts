import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folder as data, inFolders } from '../files/testing.ts';
import { TournamentFolder } from './tournament-folder.ts';

inFolders();

test('an id names no other file', () => {
  const folder = new TournamentFolder(data);
  writeFileSync(path.join(data, 'config.json'), '{}');
  expect(folder.delete('../config')).toBe(false);
  expect(folder.restore('../../config')).toBe(false);
  expect(folder.read('../config')).toMatchObject({ error: { code: 'tournament.unknown' } });
  expect(readdirSync(data)).toEqual(['config.json']);
});
