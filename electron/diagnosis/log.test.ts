import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import log from 'electron-log/node';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog, watchForErrors } from './log.ts';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();
const own = { ...console };
afterEach(() => {
  Object.assign(console, own);
  process.removeAllListeners('unhandledRejection');
});

test('lines of the console are in the log, and its last lines can be read', () => {
  const log = openLog(folder, 'Digit Duels');
  expect(log.recent(5)).toEqual([]);
  console.error('First');
  console.error('Second', new Error('with a reason'));
  console.error('Third');
  expect(log.file).toBe(path.join(folder, 'main.log'));
  expect(readFileSync(log.file, 'utf8')).toMatch(/\[error\].*First[^]*with a reason[^]*Third/);
  expect(log.recent(1)).toEqual([expect.stringMatching(/Third$/)]);
});

test('notes are in the log, and not on the console', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const log = openLog(folder, 'Digit Duels');
  log.note('Digit Duels starts.');
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  expect(log.recent(1)).toEqual([expect.stringMatching(/\[info\] +Digit Duels starts\.$/)]);
});

test('a large log is put aside, and only one such file is kept', () => {
  log.transports.file.maxSize = Infinity;
  const { file } = openLog(folder, 'Digit Duels');
  const line = 'x'.repeat(2 ** 16);
  for (let count = 0; count < 40; count++) console.error(line);
  expect(existsSync(file.replace('.log', '.old.log'))).toBe(true);
  const bytes = [file, file.replace('.log', '.old.log')].map((each) => readFileSync(each).length);
  for (const each of bytes) expect(each).toBeLessThan(1.2 * 2 ** 20);
});

test('nothing of the log leaves the computer', () => {
  log.transports.remote.level = 'silly';
  openLog(folder, 'Digit Duels');
  expect(log.transports.remote.level).toBe(false);
});

test('an uncaught error is logged and reported, and so is an unhandled rejection', () => {
  const before = process.listeners('uncaughtException');
  const log = openLog(folder, 'Digit Duels');
  const tell = vi.fn();
  const caught = watchForErrors(tell);
  const [added] = process.listeners('uncaughtException').filter((each) => !before.includes(each));
  added?.(new Error('from nowhere'), 'uncaughtException');
  process.removeListener('uncaughtException', added ?? (() => undefined));
  expect(tell).toHaveBeenCalledOnce();
  expect(log.recent(20).join('\n')).toContain('from nowhere');
  caught(new Error('with a file'));
  expect(tell).toHaveBeenCalledTimes(2);
  expect(log.recent(20).join('\n')).toContain('with a file');
});
