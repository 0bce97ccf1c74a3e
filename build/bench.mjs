// npm run bench -- [words]: how fast the engine is; words choose benchmarks by name. `start` alone is how long the
// program takes to start, and `memory` what a hundred matches leave behind in it.
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

/** Benchmarks that start the program, by their word. */
const benchesOfProgram = new Map([
  ['start', async () => (await import('./bench/starting.mjs')).benchStarting()],
  ['memory', async () => (await import('./bench/memory.mjs')).benchMemory()],
]);

await runScript(async () => {
  await ensureInstalled();
  const ofProgram = benchesOfProgram.get(process.argv[2] ?? '');
  if (ofProgram !== undefined) {
    await buildStale([...program, 'standin', 'bench']);
    await ofProgram();
    return 0;
  }
  await buildStale(['bench']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inRoot('dist', 'bench', 'main.js')).href);
  return process.exitCode === 1 ? 1 : 0;
});
