// First, since its modules import each other in circles.
import { Arch } from 'app-builder-lib';
import { NsisTarget } from 'app-builder-lib/out/targets/nsis/NsisTarget.js';
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { configurationFor } from './configuration.mjs';

type Defines = Readonly<Record<string, unknown>>;

const appInfo = {
  id: 'org.example',
  name: 'example',
  productName: 'Example',
  productFilename: 'Example',
  version: '1.2.3',
  buildVersion: '1.2.3',
  copyright: '',
  description: '',
  getVersionInWeirdWindowsForm: () => '1.2.3.0',
};

/** What electron-builder would define for the script of the portable program; it makes no file. */
async function definesOf(config: ReturnType<typeof configurationFor>): Promise<Defines> {
  let defines: Defines | undefined;
  const packager = {
    config,
    projectDir: inRoot(),
    appInfo,
    info: { metadata: {}, emitArtifactBuildStarted: () => Promise.resolve() },
    platformSpecificBuildOptions: {},
    expandArtifactNamePattern: () => 'portable.exe',
    getIconPath: () => Promise.resolve(null),
    packagerOptions: {
      effectiveOptionComputed: ([found]: [Defines]) => {
        defines = found;
        return Promise.resolve(true);
      },
    },
  };
  const packed = { fileInfo: { path: 'app.7z', sha512: '' }, unpackedSize: 0 };
  const helper = { refCount: 0, packArch: () => Promise.resolve(packed) };
  type Given = ConstructorParameters<typeof NsisTarget>;
  const [given, helping] = [packager, helper] as unknown as [Given[0], Given[3]];
  await new NsisTarget(given, '', 'portable', helping).build('', Arch.x64);
  if (defines === undefined) throw new Error('electron-builder has not read the configuration.');
  return defines;
}

test('each start of the portable program has a folder of its own, so that none removes another’s', async () => {
  const config = configurationFor('win');
  const log = { isEnabled: false } as Parameters<typeof validateConfiguration>[1];
  await validateConfiguration(config, log);
  expect(await definesOf(config)).toHaveProperty('APP_64');
  expect(await definesOf(config)).not.toHaveProperty('UNPACK_DIR_NAME');
  const shared = { ...config, portable: { ...config.portable, unpackDirName: false } };
  expect(await definesOf(shared)).toHaveProperty('UNPACK_DIR_NAME');
});
