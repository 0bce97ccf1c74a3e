// npm run package -- [--dir] [--linux] [--mac] [--win]: builds the program and packs it for other people.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './bundles/bundle.mjs';
import { program } from './bundles/targets.mjs';
import { inRoot } from './common/paths.mjs';
import { run } from './common/process.mjs';
import { UserError, runScript, say } from './common/say.mjs';
import { inTemporaryFolder } from './common/temporary-folder.mjs';
import { tool } from './common/tool.mjs';
import { findElectron } from './machine/electron-binary.mjs';
import { ensureInstalled } from './machine/install.mjs';

const realConfig = inRoot('build', 'packaging', 'electron-builder.mjs');

await runScript(async () => {
  const args = process.argv.slice(2);
  await ensureInstalled();
  await buildAll({ only: program });
  if (findElectron() !== undefined || !args.includes('--dir')) return pack(args);

  say('Electron is not here (npm start fetches it). Packing around an empty binary instead, which');
  say('proves that packing works: NOT A RELEASE, and it can not be started.');
  return inTemporaryFolder((folder) => pack(args, pretendConfig(folder)));
});

/**
 * @param {string[]} args of electron-builder's own command
 * @param {string} [config]
 */
async function pack(args, config = realConfig) {
  const status = await run(process.execPath, [
    tool('electron-builder'),
    ...['--config', config, '--publish', 'never'],
    ...args,
  ]);
  if (status !== 0) throw new UserError('Packing failed (see above).');
}

/**
 * Fills a folder with as much of Electron as electron-builder looks at.
 *
 * @param {string} folder
 * @returns {string} a configuration that packs it
 */
function pretendConfig(folder) {
  const manifest = inRoot('node_modules', 'electron', 'package.json');
  const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  const electron = path.join(folder, 'electron');
  const binary = process.platform === 'win32' ? 'electron.exe' : 'electron';
  for (const part of ['resources', 'locales']) {
    fs.mkdirSync(path.join(electron, part), { recursive: true });
  }
  fs.writeFileSync(path.join(electron, 'version'), version);
  fs.writeFileSync(path.join(electron, 'locales', 'en-US.pak'), '');
  fs.writeFileSync(path.join(electron, binary), '', { mode: 0o755 });

  // The fuses are switches inside the real binary.
  const changes = { electronDist: electron, electronVersion: version, electronFuses: null };
  const config = path.join(folder, 'config.mjs');
  fs.writeFileSync(
    config,
    `import real from ${JSON.stringify(pathToFileURL(realConfig).href)};\n` +
      `export default { ...real, ...${JSON.stringify(changes)} };\n`,
  );
  return config;
}
