import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ConfigFile } from './config-file.ts';
import { folder } from '../../storage/files/testing.ts';
import {
  defaultConfig,
  file,
  inConfigFolders,
  kept,
  open,
  schema,
  sentences,
  set,
} from './testing.ts';

inConfigFolders();

/** Opens the file, and returns a function that waits for the next change by another program. */
function follow(): { config: ConfigFile; next: () => Promise<void> } {
  let changed: () => void = () => undefined;
  const config = open({ changed: () => changed() });
  return { config, next: () => new Promise((resolve) => (changed = resolve)) };
}

test('by writing into it', async () => {
  const { config, next } = follow();
  const change = next();
  writeFileSync(file, '{ "difficulty": "hard" }');
  await change;
  expect(config.config().difficulty).toEqual(['hard']);
});

test('by putting another file in its place, as many editors do', async () => {
  const { config, next } = follow();
  const change = next();
  writeFileSync(`${file}.swp`, '{ "difficulty": "easy" }');
  renameSync(`${file}.swp`, file);
  await change;
  expect(config.config().difficulty).toEqual(['easy']);
});

test('and breaks it, and mends it', async () => {
  const { config, next } = follow();
  const breaking = next();
  writeFileSync(file, '{ "difficulty": "hard"');
  await breaking;
  expect(config.config()).toEqual(defaultConfig);
  expect(sentences(config)[0]).toContain('line 1, column 23');
  expect(kept()).toHaveLength(1);
  const mending = next();
  writeFileSync(file, '{ "difficulty": "hard" }');
  await mending;
  expect(config.config().difficulty).toEqual(['hard']);
  expect(config.notices()).toEqual([]);
});

test('but not by the program itself', async () => {
  let changed = 0;
  const config = open({
    changed: () => {
      changed++;
    },
  });
  set(config, ['difficulty'], 'easy');
  const other = follow();
  const change = other.next();
  writeFileSync(file, '{ "difficulty": "hard" }');
  await change;
  await expect.poll(() => changed).toBe(1);
  expect(config.config().difficulty).toEqual(['hard']);
});

test('by setting another language, which the schema uses at once', async () => {
  const { next } = follow();
  expect(schema()).not.toContain('Farbschema');
  const change = next();
  writeFileSync(file, '{ "language": "de" }');
  await change;
  expect(schema()).toContain('Farbschema');
});

test.skipIf(process.platform === 'win32')(
  'where it is a link: in the file that it leads to',
  async () => {
    const target = path.join(folder, 'dotfiles', 'digits.jsonc');
    mkdirSync(path.dirname(target));
    writeFileSync(target, '{}');
    symlinkSync(target, file);
    const { config, next } = follow();
    const change = next();
    writeFileSync(target, '{ "difficulty": "hard" }');
    await change;
    expect(config.config().difficulty).toEqual(['hard']);
  },
);
