// npm run package -- [targets] [--arch x64|arm64]: builds the program and packs it for the system it runs
// on. With --pretend it packs around a pretended Electron: for tests, never for a release.
import { buildAll, buildStale } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { parseOptions } from './common/options.mjs';
import { runScript, say } from './common/say.mjs';
import { ensureInstalled } from './machine/install.mjs';
import { pack } from './packaging/pack.mjs';
import { pretendTargets, realTargets } from './packaging/pack-targets.mjs';
import { requireElectron } from './packaging/require-electron.mjs';

await runScript(async () => {
  const { values, positionals } = parseOptions({
    options: {
      pretend: { type: 'boolean', default: false },
      arch: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  });
  await ensureInstalled();
  if (values.pretend) {
    const targets = pretendTargets(positionals, values.arch);
    await buildStale([...program, 'standin']);
    say('Packing around an Electron of our own making: for tests, NOT A RELEASE.');
    return pack(targets, { pretend: true });
  }
  const targets = realTargets(positionals, values.arch);
  const electron = await requireElectron();
  await buildAll({ only: program });
  return pack(targets, { electron });
});
