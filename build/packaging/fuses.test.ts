import fs from 'node:fs';
import path from 'node:path';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { findElectron } from '../machine/electron-binary.mjs';
import { configurationFor } from './configuration.mjs';
import { fuses, setFuses } from './fuses.mjs';
import { fuseWire } from './pretend/pretend-electron.mjs';

inFolders();

/** Writes a binary whose fuses have the given states, sets them, and reads what has become of them. */
async function statesAfter(platform: string, file: string, states: string): Promise<string> {
  const binary = path.join(folder, file);
  fs.mkdirSync(path.dirname(binary), { recursive: true });
  fs.writeFileSync(binary, `code${fuseWire(states)}code`, 'latin1');
  const packager = { appInfo: { productFilename: 'Digit Duels' } };
  const packed = { appOutDir: folder, electronPlatformName: platform, packager };
  await setFuses(packed as Parameters<typeof setFuses>[0]);
  return fs.readFileSync(binary, 'latin1').slice(`code${fuseWire('')}`.length, -'code'.length);
}

const binaries = [
  ['linux', 'Digit Duels'],
  ['win32', 'Digit Duels.exe'],
  ['darwin', 'Digit Duels.app/Contents/Frameworks/Electron Framework.framework/Electron Framework'],
] as const;

// A Mac would sign what is no program.
test.each(binaries.filter(([platform]) => platform !== 'darwin' || process.platform !== 'darwin'))(
  'every fuse of the binary packed for %s stands the safe way',
  async (platform, file) => {
    expect(await statesAfter(platform, file, '101100011')).toBe('000011001');
    expect(await statesAfter(platform, file, '000000000')).toBe('000011001');
  },
);

test('packs no Electron that has a fuse more, or one less', async () => {
  await expect(statesAfter('linux', 'Digit Duels', '1011000111')).rejects.toThrow('has 10 fuses');
  await expect(statesAfter('linux', 'Digit Duels', '10110001')).rejects.toThrow('WasmTrapHandlers');
});

test('sets every fuse of Electron’s own list, and leaves none to electron-builder', () => {
  const listed = Object.keys(FuseV1Options).filter((name) => !/^\d+$/.test(name));
  expect(Object.keys(fuses).sort()).toEqual(listed.sort());
  expect(configurationFor('linux').electronFuses).toBeUndefined();
});

const electron = findElectron();
test.runIf(electron !== undefined)(
  'the installed Electron has as many fuses, and no others',
  async () => {
    const { version, ...wire } = await getCurrentFuseWire(electron ?? '');
    expect(version).toBe('1');
    expect(Object.keys(wire)).toHaveLength(Object.keys(fuses).length);
  },
);
