import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';
import { folder, inFolders } from '../../storage/files/testing.ts';

inFolders();

test('the later process waits, even for work that fails', async () => {
  let fail: () => void = () => undefined;
  const mayFail = new Promise<void>((resolve) => (fail = resolve));
  const order: string[] = [];
  const first = oneAtATime(
    'build',
    async () => {
      order.push('first begins');
      await mayFail;
      order.push('first fails');
      throw new Error('broken');
    },
    folder,
  );
  const second = oneAtATime('build', () => Promise.resolve(order.push('second')), folder);
  const other = await oneAtATime(
    'install',
    () => Promise.resolve('other work waits for nobody'),
    folder,
  );
  expect(other).toContain('nobody');
  fail();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(order).toEqual(['first begins', 'first fails', 'second']);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test('a lock of a killed process is ignored', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  fs.writeFileSync(path.join(folder, '.build.lock'), String(pid));
  expect(await oneAtATime('build', () => Promise.resolve('done'), folder)).toBe('done');
});
