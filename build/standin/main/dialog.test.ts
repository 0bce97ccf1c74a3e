import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { app } from './app.ts';
import { dialog, savePath } from './dialog.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'standin-dialog-'))));
afterEach(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

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

it.each([
  [{ buttons: ['Wait', 'Reload'], cancelId: 0, defaultId: 0 }, 0],
  [{ buttons: ['Yes', 'No'] }, 1],
  [{ buttons: ['Safely', 'As usual'], defaultId: 0 }, 1],
  [{ buttons: ['OK'], defaultId: 0 }, 0],
  [{ buttons: ['Safely', 'As usual'] }, 0],
])('answers %j with %i, as Electron does for a closed box', async (options, response) => {
  vi.spyOn(app, 'isReady').mockReturnValue(true);
  vi.spyOn(console, 'log').mockReturnValue();
  expect(await dialog.showMessageBox({ message: 'Well?', ...options })).toMatchObject({ response });
});

it('takes only texts where Electron does', () => {
  vi.spyOn(app, 'isReady').mockReturnValue(true);
  const detail = 1 as unknown as string;
  expect(() => dialog.showMessageBox({ message: 'Well?', detail })).toThrow(
    'Detail must be a string',
  );
});
