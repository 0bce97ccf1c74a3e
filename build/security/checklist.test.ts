import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../common/paths.mjs';

const read = (...place: string[]): string => fs.readFileSync(inRoot(...place), 'utf8');

test('nothing is opened in a browser', () => {
  const files = fs.readdirSync(inRoot('electron'), { recursive: true, encoding: 'utf8' });
  const callers = files.filter(
    (file) =>
      file.endsWith('.ts') &&
      read('electron', file)
        .split('\n')
        .some((line) => line.includes('openExternal') && !line.startsWith('//')),
  );
  expect(callers).toEqual([]);
});

test('Electron is pinned, and a bot proposes newer versions', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>;
  };
  expect(devDependencies['electron']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(parse(read('.github', 'dependabot.yml'))).toMatchObject({
    updates: expect.arrayContaining([
      expect.objectContaining({ 'package-ecosystem': 'npm', schedule: { interval: 'weekly' } }),
    ]) as unknown,
  });
});
