import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { savesWhere } from './save-file.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

const answering = (file: string | undefined) => {
  const ask = vi.fn(() => Promise.resolve(file));
  return { ask, save: savesWhere(ask) };
};

const text = (content: string, name = 'Final') => ({
  offered: { name },
  content,
  as: 'duel' as const,
});

test('a text replaces the content of the chosen file', async () => {
  const file = path.join(folder, 'Final.duel');
  const { save, ask } = answering(file);
  expect(await save(text('old'))).toBe(file);
  expect(await save(text('new'))).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(ask).toHaveBeenCalledWith('Final.duel', 'duel');
});

test('a table is marked as UTF-8, so that a spreadsheet reads its names', async () => {
  const file = path.join(folder, 'Class.csv');
  await answering(file).save({ ...text('Name\r\nÖz\r\n'), as: 'csv' });
  expect(readFileSync(file)).toEqual(Buffer.from('\ufeffName\r\nÖz\r\n'));
});

test('nothing is written if no file was chosen', async () => {
  expect(await answering(undefined).save(text('text'))).toBeUndefined();
});

test('a file that can’t be written is refused in words', async () => {
  const file = path.join(folder, 'taken.duel');
  mkdirSync(file);
  const refused = await answering(file)
    .save(text('text'))
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(inEnglish((refused as Refusal).reason)).toBe(
    `“${file}” can’t be written: it is a folder, not a file.`,
  );
  expect(existsSync(file)).toBe(true);
});

test.each([
  ['../A:nn – B|*? vs. C', 'A nn – B vs. C.duel'],
  ['Ann\u202eleud.exe', 'Annleud.exe.duel'],
  ['\u2066Ann\u2069 vs.\u200e \u061cBo\u200f', 'Ann vs. Bo.duel'],
  ['con', '_con.duel'],
  ['...', 'Digit Duels.duel'],
  [`${'a'.repeat(119)}. b`, `${'a'.repeat(119)}.duel`],
])('a name that systems take amiss is made harmless: %s', async (name, offered) => {
  const { save, ask } = answering(undefined);
  await save(text('text', name));
  expect(ask).toHaveBeenCalledWith(offered, 'duel');
});

test('a file gets an extension, unless a file with it exists already', async () => {
  const { save } = answering(path.join(folder, 'Ann vs. Bert'));
  expect(await save(text('one'))).toBe(path.join(folder, 'Ann vs. Bert.duel'));
  expect(await save(text('two'))).toBe(path.join(folder, 'Ann vs. Bert'));
});
