// npm run library: packs the engine as a package for other programs, with types: release/digit-duels-engine-….tgz.
import fs from 'node:fs';
import { buildStale } from './bundles/bundle.mjs';
import { inRoot } from './common/paths.mjs';
import { parseOptions } from './common/options.mjs';
import { runScript } from './common/say.mjs';
import { stageLibrary } from './library/stage.mjs';
import { ensureInstalled, npm } from './machine/install.mjs';

await runScript(async () => {
  parseOptions({});
  await ensureInstalled();
  await buildStale(['library']);
  const folder = inRoot('dist', 'library-package');
  await stageLibrary(folder);
  fs.mkdirSync(inRoot('release'), { recursive: true });
  return npm('pack', [folder, '--pack-destination', inRoot('release')]);
});
