// npm run collect: prepares the downloads of all systems in release/ for publication: checksums, notes,
// and the list of components. Fails unless every download is there.
import fs from 'node:fs';
import { buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { parseOptions } from './common/options.mjs';
import { runScript, say } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { changesOf } from './releases/changes.mjs';
import { collect, refuseOtherTag } from './releases/collect.mjs';

await runScript(async () => {
  parseOptions({});
  await ensureInstalled();
  const { version } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  if (process.env.GITHUB_REF_NAME !== undefined) {
    refuseOtherTag(process.env.GITHUB_REF_NAME, version);
  }
  const changes = changesOf(fs.readFileSync(inRoot('CHANGELOG.md'), 'utf8'), version);
  await buildStale(program);
  const sbom = inRoot('dist', 'notices', 'sbom.cdx.json');
  const names = collect(inRoot('release'), { version, changes, sbom });
  say(`${names.length} files are ready to be published, with their SHA256SUMS and NOTES.md.`);
});
