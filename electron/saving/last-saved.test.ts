import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { rememberingLast } from './last-saved.ts';
import type { SaveFile } from './save-file.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const wanted = { offered: { name: 'Final' }, as: 'duel', content: 'text' } as const;

test('the last saved file is known and reported while it exists', async () => {
  const file = path.join(folder, 'Final.duel');
  const save = vi.fn<SaveFile>(() => Promise.resolve(file));
  const saved = vi.fn<(file: string) => void>();
  const last = rememberingLast(save, saved);
  expect(() => last.file()).toThrow('records.saved-gone');

  writeFileSync(file, 'text');
  expect(await last.saveFile(wanted)).toBe(file);
  expect(saved).toHaveBeenCalledExactlyOnceWith(file);
  save.mockResolvedValueOnce(undefined);
  expect(await last.saveFile(wanted), 'cancelled').toBeUndefined();
  expect(saved).toHaveBeenCalledOnce();
  expect(last.file()).toBe(file);

  rmSync(file);
  expect(() => last.file()).toThrow('records.saved-gone');
});
