import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folder, inFolders } from '../files/testing.ts';
import { environmentOf } from './processes.ts';
import { makeProgramFolder, removeLeftFolders } from './program-folder.ts';
import { isRunning, programOf } from './testing.ts';

inFolders();
beforeEach(() => void vi.spyOn(os, 'tmpdir').mockReturnValue(folder));
afterEach(() => vi.restoreAllMocks());

/** Makes the folder of a program whose starter has been killed. */
function leftFolder(): string {
  const own = makeProgramFolder();
  const { pid } = spawnSync(process.execPath, ['-v']);
  const left = own.replace(`-${process.pid}-`, `-${pid}-`);
  fs.renameSync(own, left);
  fs.writeFileSync(path.join(left, 'file'), '');
  return left;
}

test('what a program leaves behind whose starter was killed is removed; all else stays', () => {
  const left = leftFolder();
  const others = [makeProgramFolder(), path.join(folder, 'digit-duels-program-9-other-name')];
  fs.mkdirSync(others[1] ?? '');
  const target = path.join(folder, 'target');
  fs.mkdirSync(target);
  const link = leftFolder();
  fs.rmSync(link, { recursive: true });
  fs.symlinkSync(target, link, 'junction');
  removeLeftFolders();
  expect(fs.existsSync(left)).toBe(false);
  for (const each of [...others, link, target]) expect(fs.existsSync(each), each).toBe(true);
});

test.runIf(process.platform === 'linux')(
  'a program whose starter was killed is ended if it still runs',
  async () => {
    const left = leftFolder();
    const { file, args } = programOf(
      `process.on('SIGTERM', () => {}); setTimeout(() => {}, 30_000)`,
    );
    const child = spawn(file, args, { cwd: left, env: environmentOf(left, path.basename(left)) });
    await once(child, 'spawn');
    const exited = once(child, 'exit');
    expect(isRunning(child.pid ?? 0)).toBe(true);
    removeLeftFolders();
    await exited;
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);
