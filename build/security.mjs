// npm run security: removes each security measure that is marked in the code (`security/marks.mjs`) in a copy of the project,
// and checks that a test fails. `npm run security -- --write` writes their table in docs/security.md.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './common/paths.mjs';
import { parseOptions } from './common/options.mjs';
import { projectFiles } from './common/project-files.mjs';
import { runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { ensureInstalled } from './machine/install.mjs';

await runScript(async () => {
  const { values } = parseOptions({ options: { write: { type: 'boolean' } } });
  await ensureInstalled();
  const { markedMeasures } = await import('./security/marks.mjs');
  const measures = markedMeasures();
  if (values.write === true) {
    await (await import('./security/table.mjs')).writeTable(measures);
    return 0;
  }
  const unnoticed = await inTemporaryFolder(async (copy) => {
    await copySources(copy);
    const { takeAwayEach } = await import('./security/take-away.mjs');
    return takeAwayEach(measures, copy);
  });
  if (unnoticed.length === 0) {
    say(`Whichever of the ${measures.length} measures is removed, a test fails.`);
    return 0;
  }
  say(
    `${unnoticed.length} of the ${measures.length} measures can be removed without a failing test:`,
  );
  for (const { rule, file } of unnoticed) say(`  ${file}: ${rule}`);
  return 1;
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
