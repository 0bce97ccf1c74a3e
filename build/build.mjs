// npm run build [-- targets]: builds everything, or the named targets, into dist.
import { buildAll, everyTarget } from './bundles/bundle.mjs';
import { targets } from './bundles/targets.mjs';
import { UserError, runScript } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';

/** @typedef {import('./bundles/targets.mjs').TargetName} TargetName */

await runScript(async () => {
  await ensureInstalled();
  const only = process.argv.slice(2);
  const unknown = only.find((name) => !(name in targets));
  if (unknown !== undefined) {
    throw new UserError(`There is no target "${unknown}". There are: ${everyTarget.join(', ')}.`);
  }
  await buildAll(only.length === 0 ? {} : { only: /** @type {TargetName[]} */ (only) });
});
