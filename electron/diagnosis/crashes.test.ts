import fs from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { hasNewCrash, keepCrashDumps } from './crashes.ts';

inFolders();

test('crash dumps are written, and never sent', () => {
  const start = vi.fn<(options: object) => void>();
  keepCrashDumps({ start });
  expect(start).toHaveBeenCalledExactlyOnceWith({ uploadToServer: false });
});

test('each crash is reported once', () => {
  const dumps = path.join(folder, 'crashes');
  const reported = () => hasNewCrash(dumps, path.join(folder, 'crashes-reported'));
  expect(reported()).toBe(false);
  fs.mkdirSync(path.join(dumps, 'pending'), { recursive: true });
  fs.writeFileSync(path.join(dumps, 'settings.dat'), '');
  expect(reported()).toBe(false);
  fs.writeFileSync(path.join(folder, 'crashes-reported'), 'x');
  expect(reported(), 'with a broken note').toBe(false);
  for (const time of [1000, 2000]) {
    const dump = path.join(dumps, 'pending', `${time}.dmp`);
    fs.writeFileSync(dump, '');
    fs.utimesSync(dump, time, time);
    expect([reported(), reported()]).toEqual([true, false]);
  }
});
