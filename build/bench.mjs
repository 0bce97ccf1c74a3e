// npm run bench -- [words]: how fast the engine is; words choose benchmarks by name. `start` alone is how long the
// program takes to start.
import { pathToFileURL } from 'node:url';
import { benchStarting } from './bench/starting.mjs';
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  if (process.argv[2] === 'start') {
    await buildStale([...program, 'standin']);
    await benchStarting();
    return 0;
  }
  await buildStale(['bench']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inRoot('dist', 'bench', 'main.js')).href);
  return process.exitCode === 1 ? 1 : 0;
});
