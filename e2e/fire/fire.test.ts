import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { configFiles } from './config-files.ts';
import { fullDisk } from './full-disk.ts';
import { killsOf } from './kills.ts';
import { damagedRecords } from './records.ts';
import { madeUpRequests } from './requests.ts';
import { fireAt } from './run.ts';
import { savedMatches } from './saved-matches.ts';

let folder = '';
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-fire-'));
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      emptyOutDir: false,
      outDir: folder,
      rolldownOptions: {
        input: { writer: 'e2e/fire/writer.ts', measure: 'e2e/fire/measure.ts' },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}, 30_000);
afterAll(() => fs.rmSync(folder, { recursive: true }));

test.each([
  { part: configFiles, cases: 12 },
  { part: savedMatches, cases: 12 },
  { part: damagedRecords, cases: 20 },
  { part: madeUpRequests, cases: 30 },
  { part: fullDisk, cases: 6 },
])(
  '$part.name: a small sample of the long run finds no fault',
  async ({ part, cases }) => {
    expect((await fireAt(part, 1, cases)).faults).toEqual([]);
  },
  30_000,
);

test('kills: the file is whole whenever a writing process is killed', async () => {
  expect((await fireAt(killsOf(path.join(folder, 'writer.js')), 1, 3)).faults).toEqual([]);
}, 30_000);

test('bounds: a match stays within the limits under a few settings', async () => {
  expect((await fireAt(boundsOf(path.join(folder, 'measure.js')), 1, 1)).faults).toEqual([]);
}, 30_000);

test('a fault is reported with its seed and its case', async () => {
  const part = {
    name: 'sample',
    cases: 2,
    run: ({ fault }: { fault: (caseNumber: number, what: string) => void }) => {
      fault(2, 'something went wrong');
      return Promise.resolve('nothing else');
    },
  };
  const { figures, faults } = await fireAt(part, 7);
  expect(figures).toBe('sample: 2 cases, 1 faults; nothing else.');
  expect(faults[0]).toContain('sample, seed 7, caseNumber 2: something went wrong');
});
