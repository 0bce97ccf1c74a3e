// npm run results: computes every row of docs/results in two ways and compares both with the page. Takes an hour.
// npm run results -- losing-targets 13: computes one row, or what would be one.
// Options: --shard 3/16 (only the third of 16 parts), --join FILE (can be repeated: prints what the shards printed
// as one run would). The rows go to the output, times to the errors.
import { builtTool } from './bundles/built-tool.mjs';
import { root } from './common/paths.mjs';
import { runScript } from './common/say.mjs';

await runScript(async () => {
  const built = await builtTool('results');
  const { checkResults } = /** @type {typeof import('./results/main.ts')} */ (built);
  return checkResults(process.argv.slice(2), root);
});
