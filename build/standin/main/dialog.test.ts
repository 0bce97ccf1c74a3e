import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savePath } from './dialog.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'standin-dialog-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('saves under the proposed name if it is free', () => {
  const defaultPath = path.join(folder, 'match.duel');
  expect(savePath({ defaultPath, properties: [] }, 'linux')).toBe(defaultPath);
  expect(savePath({ defaultPath }, 'win32')).toBe(defaultPath);
});

it('replaces a file on Linux unless asked to confirm, and confirms elsewhere', () => {
  const defaultPath = path.join(folder, 'match.duel');
  writeFileSync(defaultPath, '');
  const other = path.join(folder, 'match (2).duel');
  const asking = { defaultPath, properties: ['showOverwriteConfirmation' as const] };
  expect(savePath({ defaultPath }, 'linux')).toBe(defaultPath);
  expect(savePath(asking, 'linux')).toBe(other);
  expect(savePath({ defaultPath }, 'darwin')).toBe(other);
});
