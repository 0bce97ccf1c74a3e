// npm run security: removes each security measure in a copy of the project, and checks that a test
// fails.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './common/paths.mjs';
import { projectFiles } from './common/project-files.mjs';
import { runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { measures } from './security/measures.mjs';

await runScript(async () => {
  await ensureInstalled();
  const unnoticed = await inTemporaryFolder(async (copy) => {
    await copySources(copy);
    const { takeAwayEach } = await import('./security/take-away.mjs');
    return takeAwayEach(measures, copy);
  });
  say(`${measures.length - unnoticed.length} of ${measures.length} measures are missed when gone.`);
  return unnoticed.length === 0 ? 0 : 1;
});

/**
 * Copies the project, with a link to the dependencies.
 *
 * @param {string} copy
 */
async function copySources(copy) {
  for (const file of await projectFiles()) {
    fs.cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
}
