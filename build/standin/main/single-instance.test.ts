import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inChromiumOrder, SingleInstance } from './single-instance.ts';

const start = { argv: ['program'], folder: '/', data: null };

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'standin-instance-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('grants the lock if nothing can be written', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const instance = new SingleInstance(() => undefined);
  expect(instance.request(path.join(file, 'folder'), start)).toBe(false);
  expect(instance.held).toBe(false);
});

it('holds the lock until it is released', () => {
  const instance = new SingleInstance(() => undefined);
  expect(instance.request(folder, start)).toBe(true);
  expect(instance.request(folder, start)).toBe(true);
  instance.release();
  expect(instance.held).toBe(false);
});

it('passes arguments on as Chromium does, switches first', () => {
  expect(
    inChromiumOrder(['program', '.', '-r', 'a.duel', '--seed=1', '--', '--b.duel', '-']),
  ).toEqual([
    'program',
    '-r',
    '--seed=1',
    '--allow-file-access-from-files',
    '.',
    'a.duel',
    '--',
    '--b.duel',
    '-',
  ]);
});
