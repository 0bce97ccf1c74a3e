// npm run bench -- [words]: how fast the engine is; words choose benchmarks by name.
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './paths.mjs';
import { runScript } from './say.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale(['bench']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inRoot('dist', 'bench', 'main.js')).href);
  return process.exitCode === 1 ? 1 : 0;
});
