// npm run atlas: solves every unsolved combination of the Chopsticks atlas and writes
// engine/chopsticks/atlas/atlas.json.br and docs/atlas.md. It first prints how many there are and about
// how long it takes. It continues where it was stopped: solved rows are in dist/atlas-rows.txt; delete
// the file when the rules have changed. Options: --plan (only print the plan), --fingers 5, --only
// misere,integers (combinations that change all of these), --limit MINUTES, --threads NUMBER, --write
// (only write the table and the page from what is solved).
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { inRoot, root } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale(['atlas']);
  // It takes a while, so other programs on the machine come first.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  /** @type {unknown} */
  const built = await import(pathToFileURL(inRoot('dist', 'atlas', 'main.js')).href);
  const { makeAtlas } = /** @type {typeof import('./atlas/main.ts')} */ (built);
  return makeAtlas(process.argv.slice(2), root);
});
