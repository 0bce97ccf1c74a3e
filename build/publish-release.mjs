// npm run publish-release: publishes what `npm run collect` has prepared in release/ as the release of the
// version in package.json. If it breaks off, it may be started again.
import fs from 'node:fs';
import { inRoot } from './common/paths.mjs';
import { parseOptions } from './common/options.mjs';
import { runScript } from './common/say.mjs';
import { refuseOtherTag } from './releases/collect.mjs';
import { publish } from './releases/publish.mjs';

await runScript(async () => {
  parseOptions({});
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  if (process.env.GITHUB_REF_NAME !== undefined) {
    refuseOtherTag(process.env.GITHUB_REF_NAME, version);
  }
  await publish(inRoot('release'), `v${version}`);
});
