// npm run security: takes each measure against an attack away, in a copy, and sees that a test notices.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './common/paths.mjs';
import { capture } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { measures } from './security/measures.mjs';
import { takeAwayEach } from './security/take-away.mjs';

await runScript(async () => {
  await ensureInstalled();
  const unnoticed = await inTemporaryFolder(async (copy) => {
    await copySources(copy);
    return takeAwayEach(measures, copy);
  });
  say(`${measures.length - unnoticed.length} of ${measures.length} measures are missed when gone.`);
  return unnoticed.length === 0 ? 0 : 1;
});

/**
 * What git keeps or would keep, with the dependencies behind a link.
 *
 * @param {string} copy
 */
async function copySources(copy) {
  const { status, output } = await capture('git', [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
  ]);
  if (status !== 0) throw new UserError(`git could not list the files: ${output}`);
  for (const file of output.split('\n').filter((name) => name && fs.existsSync(inRoot(name)))) {
    fs.cpSync(inRoot(file), path.join(copy, file), { recursive: true });
  }
  fs.symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'), 'junction');
}
