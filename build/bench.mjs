// npm run bench -- [words]: how fast the engine is; words choose benchmarks by name.
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { inRoot } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale(['bench']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inRoot('dist', 'bench', 'main.js')).href);
  return process.exitCode === 1 ? 1 : 0;
});
