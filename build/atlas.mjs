// npm run atlas: solves every combination of the atlas of Chopsticks that is not solved yet, says first how
// many there are and about how long it takes, and writes engine/chopsticks/atlas/atlas.json.br and docs/atlas.md.
// Goes on where it was stopped: dist/atlas-rows.txt has what is solved; delete it when the rules have changed.
// Options: --plan (nothing but the plan), --fingers 5, --only misere,integers (where each is changed),
// --limit MINUTES, --threads NUMBER, --write (nothing but the table and the page, of what is solved).
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { buildStale } from './bundles/bundle.mjs';
import { inRoot, root } from './common/paths.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale(['atlas']);
  // It takes a while, and whoever uses the machine meanwhile comes first.
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  /** @type {unknown} */
  const built = await import(pathToFileURL(inRoot('dist', 'atlas', 'main.js')).href);
  const { makeAtlas } = /** @type {typeof import('./atlas/main.ts')} */ (built);
  return makeAtlas(process.argv.slice(2), root);
});
