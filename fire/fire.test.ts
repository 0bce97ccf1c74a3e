import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFiles } from './config-files.ts';
import { fullDisk } from './full-disk.ts';
import { killsOf } from './kills.ts';
import { fireAt } from './run.ts';
import { savedMatches } from './saved-matches.ts';

let folder = '';
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-writer-'))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  { part: configFiles, shots: 20 },
  { part: savedMatches, shots: 20 },
  { part: fullDisk, shots: 6 },
])('$part.name: a small sample of the long run finds no fault', async ({ part, shots }) => {
  expect((await fireAt(part, 1, shots)).faults).toEqual([]);
});

test('kills: whenever a process is killed that writes, the file is whole', async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: 'fire/writer.ts',
      outDir: folder,
      rolldownOptions: { output: { format: 'cjs' } },
    },
  });
  const writer = path.join(folder, 'writer.cjs');
  fs.renameSync(path.join(folder, fs.readdirSync(folder)[0] ?? ''), writer);
  expect((await fireAt(killsOf(writer), 1, 4)).faults).toEqual([]);
});

test('what goes wrong is a fault with its seed', async () => {
  const part = {
    name: 'sample',
    shots: 2,
    run: ({ fault }: { fault: (shot: number, what: string) => void }) => {
      fault(2, 'something went wrong');
      return Promise.resolve('nothing else');
    },
  };
  const { figures, faults } = await fireAt(part, 7);
  expect(figures).toBe('sample: 2 shots, 1 faults; nothing else.');
  expect(faults[0]).toContain('sample, seed 7, shot 2: something went wrong');
});
