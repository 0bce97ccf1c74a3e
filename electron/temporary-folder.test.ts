import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { makeStartFolder } from './temporary-folder.ts';

afterEach(() => vi.restoreAllMocks());

function folderWithEnd(): { folder: string; end: () => void } {
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const folder = makeStartFolder();
  const [event, listener] = once.mock.lastCall ?? [];
  expect(event).toBe('exit');
  once.mockRestore();
  return { folder, end: listener as () => void };
}

test('a temporary folder is removed with its content when the program ends', () => {
  const { folder, end } = folderWithEnd();
  fs.writeFileSync(`${folder}/file`, '');
  end();
  expect(fs.existsSync(folder)).toBe(false);
});

test('an open file in it does not change the exit status', () => {
  const { folder, end } = folderWithEnd();
  const remove = vi.spyOn(fs, 'rmSync').mockImplementation(() => {
    throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
  });
  expect(end).not.toThrow();
  remove.mockRestore();
  fs.rmdirSync(folder);
});
