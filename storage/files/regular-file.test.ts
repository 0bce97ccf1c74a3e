import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { fileReason } from './reason.ts';
import { withRegularFile } from './regular-file.ts';
import { folder, inFolders } from './testing.ts';

inFolders();
afterEach(() => vi.restoreAllMocks());

// Between the look at a file and its opening, anything may take its place.
test.skipIf(process.platform === 'win32')(
  'a pipe that has taken a file’s place is not read',
  () => {
    const file = path.join(folder, 'file.txt');
    fs.writeFileSync(file, 'a text');
    const before = fs.statSync(file);
    fs.rmSync(file);
    execFileSync('mkfifo', [file]);
    // With this end open, opening the other one doesn't wait in any case.
    const otherEnd = fs.openSync(file, fs.constants.O_RDWR);
    vi.spyOn(fs, 'statSync').mockReturnValue(before);
    const open = vi.spyOn(fs, 'openSync');
    const read = vi.fn();
    let refused = '';
    try {
      withRegularFile(file, read);
    } catch (error) {
      refused = inEnglish(fileReason(error));
    }
    fs.closeSync(otherEnd);
    expect(read).not.toHaveBeenCalled();
    expect(refused).toContain('it isn’t an ordinary file, but a pipe');
    const [, flags] = open.mock.calls[0] ?? [];
    expect(Number(flags) & fs.constants.O_NONBLOCK).not.toBe(0);
  },
);
