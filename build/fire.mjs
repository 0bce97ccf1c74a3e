// npm run fire -- [parts] [--seed N] [--shots N]: attacks the program as an outsider would, with damaged
// files, full disks, kills and settings as far out as can be, and says with which seed a fault is seen again.
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot, root } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { runScript } from './common/say.mjs';
import { hasDisplay } from './machine/display.mjs';
import { findElectron } from './machine/electron-binary.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { standinEntry } from './standin/index.mjs';

await runScript(async () => {
  await ensureInstalled();
  await buildStale([...program, 'standin', 'fire']);
  return run(process.execPath, [
    '--enable-source-maps',
    inRoot('dist', 'fire', 'main.js'),
    `--start=${JSON.stringify(startCommand())}`,
    ...process.argv.slice(2),
  ]);
});

/** How the program is started with somebody who watches it from within. */
function startCommand() {
  const electron = findElectron();
  const executable = electron === undefined ? [process.execPath, standinEntry] : [electron];
  const own = electron === undefined ? [] : ['--no-sandbox'];
  const unseen = hasDisplay() ? [] : ['--headless'];
  return [...executable, '-r', inRoot('e2e', 'fire', 'observer.cjs'), root, ...own, ...unseen];
}
