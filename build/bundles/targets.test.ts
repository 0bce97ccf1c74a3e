import fs from 'node:fs';
import { builtinModules } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, mergeConfig } from 'vite';
import { gameOf } from '../../engine/games.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { inRoot } from '../common/paths.mjs';
import { analystConfig } from './targets.mjs';

/** The archive's path in a package, where package.json makes every .js file a module. */
let archive = '';
let worker = '';

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  archive = path.join(folder, 'app.asar');
  worker = path.join(archive, 'dist', 'analyst', 'worker.cjs');
  await build(
    mergeConfig(await analystConfig(), {
      configFile: false,
      logLevel: 'error',
      root: inRoot(),
      build: { outDir: path.dirname(worker), emptyOutDir: true, reportCompressedSize: false },
    }),
  );
  fs.writeFileSync(path.join(archive, 'package.json'), '{ "type": "module" }');
});
afterAll(() => fs.rmSync(path.dirname(archive), { recursive: true }));

test('the worker is one file that imports only Node’s own modules', () => {
  expect(fs.readdirSync(path.dirname(worker))).toEqual(['worker.cjs']);
  const required = [...fs.readFileSync(worker, 'utf8').matchAll(/require\("([^"]+)"\)/g)];
  expect(required.length).toBeGreaterThan(0);
  for (const [, name = ''] of required) {
    expect(builtinModules).toContain(name.replace(/^node:/, ''));
  }
});

test('the worker plays as a CommonJS script from inside app.asar', async () => {
  const thread = new Worker(worker);
  const chopsticks = gameOf('chopsticks');
  const settings = defaultSettings(chopsticks.settings);
  const position = chopsticks.rules(settings).start(0);
  const task = {
    wanted: 'move',
    game: 'chopsticks',
    settings,
    position,
    difficulty: 'easy',
    seed: 1,
  };
  thread.postMessage({ id: 7, task });
  const answer = await new Promise((resolve, reject) => {
    thread.on('error', reject);
    thread.on('message', (message: object) => {
      if ('id' in message) resolve(message);
    });
  });
  await thread.terminate();
  expect(answer).toMatchObject({ id: 7, answer: expect.stringMatching(/^[AB]-[CD]$/) as string });
});
