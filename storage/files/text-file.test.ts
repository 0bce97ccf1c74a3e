import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { fileReason } from './reason.ts';
import { readPiped, readText } from './text-file.ts';
import { folder, inFolders } from './testing.ts';

inFolders();
let file = '';
beforeEach(() => {
  file = path.join(folder, 'file.txt');
});

/** Why a file can't be used, because of its content or because it can't be read. */
function problem(): string {
  try {
    const found = readText(file, 1);
    return found.kind === 'unusable' ? inEnglish(found.reason) : found.kind;
  } catch (error) {
    return inEnglish(fileReason(error));
  }
}

test('a missing file is missing, an empty one is empty', () => {
  expect(readText(file, 1)).toEqual({ kind: 'missing' });
  writeFileSync(file, '');
  expect(readText(file, 1)).toEqual({ kind: 'text', text: '', mark: '' });
});

test('a byte order mark is not part of the text', () => {
  writeFileSync(file, '\u{FEFF}{}');
  expect(readText(file, 1)).toEqual({ kind: 'text', text: '{}', mark: '\u{FEFF}' });
});

test.each([
  ['UTF-16', Buffer.from('\u{FEFF}{}', 'utf16le'), 'written in UTF-16: save it as UTF-8'],
  [
    'UTF-16 the other way round',
    Buffer.from('\u{FEFF}{}', 'utf16le').swap16(),
    'written in UTF-16',
  ],
  ['Latin-1', Buffer.from('{ "ä": 1 }', 'latin1'), 'not all of it is text in UTF-8'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff]), 'not all of it is text in UTF-8'],
  ['more than it may have', Buffer.alloc(2 ** 20 + 1, 32), 'it is larger than 1 MB'],
])('%s is refused with a reason', (_, bytes, sentence) => {
  writeFileSync(file, bytes);
  expect(problem()).toContain(sentence);
});

test('the largest file allowed is read', () => {
  writeFileSync(file, Buffer.alloc(2 ** 20, 32));
  expect(problem()).toBe('text');
});

test('a folder is refused as one', () => {
  mkdirSync(file);
  expect(problem()).toBe('it is a folder, not a file');
});

test.skipIf(process.platform === 'win32')('pipes and devices are never opened', () => {
  const open = vi.spyOn(fs, 'openSync');
  execFileSync('mkfifo', [file]);
  expect(problem()).toContain('it isn’t an ordinary file, but a pipe');
  for (const device of ['/dev/full', '/dev/zero', '/dev/tty']) {
    rmSync(file);
    symlinkSync(device, file);
    expect(problem()).toContain('it isn’t an ordinary file, but a pipe');
  }
  expect(open).not.toHaveBeenCalled();
  open.mockRestore();
});

test('a pipe is read as far as a limit, and no further', async () => {
  let given = 0;
  function* megabytes(): Generator<Buffer> {
    for (; given < 9; given += 1) yield Buffer.alloc(2 ** 20, 'x');
  }
  const pipe = Readable.from(megabytes(), { highWaterMark: 1 });
  expect(await readPiped(pipe, 2)).toEqual({
    kind: 'unusable',
    reason: expect.objectContaining({ code: 'files.reason.too-large' }) as unknown,
  });
  expect(given).toBeLessThan(9);
});
