// npm run fire -- [parts] [--seed N] [--shots N]: attacks the program as an outsider would, with damaged
// files, full disks and kills, and says with which seed a fault is seen again.
import { buildStale } from './bundles/bundle.mjs';
import { inRoot } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale(['fire']);
  const program = inRoot('dist', 'fire', 'main.js');
  return run(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]);
});
