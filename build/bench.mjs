// npm run bench -- [words]: measures the engine's speed; words select benchmarks by name. `start` alone
// measures how long the program takes to start, `memory` how much memory a hundred matches leave behind, and
// `records` how long others wait while a long record opens, `page` how long the page takes to answer while
// computers play, and `film` how long the animation of a match takes. `table [words]` puts what a user waits for
// beside its goals. `--json` prints JSON.
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

/** @typedef {import('./bench/table.mjs').Tables} Tables */

/**
 * Benchmarks that start the program, by name.
 *
 * @type {ReadonlyMap<string, (words: readonly string[]) => Promise<Tables>>}
 */
const benchesOfProgram = new Map([
  ['start', async () => (await import('./bench/starting.mjs')).benchStarting()],
  ['memory', async () => (await import('./bench/memory.mjs')).benchMemory()],
  ['records', async () => (await import('./bench/records.mjs')).benchRecords()],
  ['page', async () => (await import('./bench/page.mjs')).benchPage()],
  ['film', async () => (await import('./bench/film.mjs')).benchFilm()],
  [
    'table',
    async (/** @type {readonly string[]} */ words) =>
      (await import('./bench/table.mjs')).benchTable(words),
  ],
]);

await runScript(async () => {
  await ensureInstalled();
  const [name = '', ...words] = process.argv.slice(2).filter((word) => word !== '--json');
  const ofProgram = benchesOfProgram.get(name);
  if (ofProgram !== undefined) {
    await buildStale([...program, 'standin', 'bench']);
    print(await ofProgram(words));
    return 0;
  }
  await buildStale(['bench']);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(inRoot('dist', 'bench', 'main.js')).href);
  return process.exitCode === 1 ? 1 : 0;
});

/** @param {Tables} tables */
function print(tables) {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(tables, null, 2));
    return;
  }
  for (const [title, rows] of Object.entries(tables)) {
    console.log(`${title}:`);
    console.table(rows);
  }
}
