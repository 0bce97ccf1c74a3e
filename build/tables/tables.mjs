// npm run tables -- [clamped|exact]: finds the tables of Digit Conquest's real deck and writes them
// where the engine reads them. Goes on where it was stopped. Takes 8 GB of memory.
// npm run tables -- check: makes one more pass with the tables that are there, and proves them.
// npm run tables -- small: holds all small decks against plain two-sided passes. Takes some minutes.
import os from 'node:os';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../install.mjs';
import { inRoot } from '../paths.mjs';
import { runScript } from '../say.mjs';

const outDir = inRoot('dist', 'tables');

await runScript(async () => {
  await ensureInstalled();
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    root: inRoot(),
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          main: inRoot('build', 'tables', 'main.ts'),
          worker: inRoot('build', 'tables', 'worker.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // It takes a while, and whoever uses the machine meanwhile comes first.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  const main = pathToFileURL(inRoot('dist', 'tables', 'main.js')).href;
  /** @type {unknown} */
  const built = await import(main);
  const { makeTables } = /** @type {typeof import('./main.ts')} */ (built);
  return makeTables(process.argv.slice(2), inRoot());
});
