import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { savesWhere } from './save-text.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const answering = (file: string | undefined) => {
  const ask = vi.fn(() => Promise.resolve(file));
  return { ask, save: savesWhere(ask) };
};

test('a text is written to the file that was chosen, in place of what was there', async () => {
  const file = path.join(folder, 'Final.duel');
  const { save, ask } = answering(file);
  expect(await save('Final.duel', 'duel', 'old')).toBe(file);
  expect(await save('Final.duel', 'duel', 'new')).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(ask).toHaveBeenCalledWith('Final.duel', 'duel');
});

test('where nobody chose a file, nothing is written', async () => {
  expect(await answering(undefined).save('Final.duel', 'duel', 'text')).toBeNull();
});

test('a file that can’t be written is refused in words', async () => {
  const file = path.join(folder, 'taken');
  mkdirSync(file);
  const refused = await answering(file)
    .save('Final.duel', 'duel', 'text')
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(inEnglish((refused as Refusal).told)).toBe(
    `${file} can’t be saved: it is a folder, not a file.`,
  );
  expect(existsSync(file)).toBe(true);
});
