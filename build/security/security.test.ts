import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from '../common/paths.mjs';
import { measures } from './measures.mjs';

const read = (...place: string[]): string => fs.readFileSync(inRoot(...place), 'utf8');

test('every one of the twenty items of the checklist has a measure', () => {
  const items = [...new Set(measures.map(({ item }) => item))];
  expect(items).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('docs/security.md has a row for every measure', () => {
  const rows = measures.map(
    ({ item, rule, file, test: tests }) => `| ${item} | ${rule} | \`${file}\` | \`${tests}\` |`,
  );
  const table = ['| item | rule | file | test |', '| ---: | --- | --- | --- |', ...rows].join('\n');
  expect(unpadded(read('docs', 'security.md'))).toContain(unpadded(table));
});

test('nothing is opened in a browser', () => {
  const files = fs.readdirSync(inRoot('electron'), { recursive: true, encoding: 'utf8' });
  const callers = files.filter(
    (file) => file.endsWith('.ts') && read('electron', file).includes('openExternal'),
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

/** A table without the spaces that align its columns. */
function unpadded(text: string): string {
  return text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').replace(/-+:/g, '-:');
}
