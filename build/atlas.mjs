// npm run atlas: solves every unsolved combination of the Chopsticks atlas and writes
// engine/chopsticks/atlas/atlas.json.br and docs/atlas.md. It first prints how many there are and about
// how long it takes. It continues where it was stopped: solved rows are in dist/atlas-rows.txt; delete
// the file when the rules have changed. Options: --plan (only print the plan), --fingers 5, --only
// misere,integers (combinations that change all of these), --limit MINUTES, --threads NUMBER, --write
// (only write the table and the page from what is solved), --shard 3/16 (solve only the third of 16 parts, into
// a file of its own), --join FILE (put the files of all shards together, and write; can be repeated).
import { builtTool } from './bundles/built-tool.mjs';
import { root } from './common/paths.mjs';
import { runScript } from './common/say.mjs';

await runScript(async () => {
  const built = await builtTool('atlas');
  const { makeAtlas } = /** @type {typeof import('./atlas/main.ts')} */ (built);
  return makeAtlas(process.argv.slice(2), root);
});
