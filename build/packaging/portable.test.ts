import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { configurationFor } from './configuration.mjs';

type Defines = Readonly<Record<string, unknown>>;

const builder = createRequire(inRoot('node_modules/app-builder-lib/out/'));
// Its modules import each other in circles, which only this one enters at the right place.
builder('./index');
const { NsisTarget } = builder('./targets/nsis/NsisTarget') as {
  NsisTarget: new (
    packager: object,
    folder: string,
    name: string,
    helper: object,
  ) => { buildInstaller: (archs: Map<number, string>) => Promise<void> };
};
const { validateConfiguration } = builder('./util/config/config') as {
  validateConfiguration: (config: object, logger: object) => Promise<void>;
};

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
  const x64 = 1;
  await new NsisTarget(packager, '', 'portable', helper).buildInstaller(new Map([[x64, '']]));
  if (defines === undefined) throw new Error('electron-builder has not read the configuration.');
  return defines;
}

test('each start of the portable program has a folder of its own, so that none removes another’s', async () => {
  const config = configurationFor('win');
  await validateConfiguration(config, { isEnabled: false });
  expect(await definesOf(config)).toHaveProperty('APP_64');
  expect(await definesOf(config)).not.toHaveProperty('UNPACK_DIR_NAME');
  const shared = { ...config, portable: { ...config.portable, unpackDirName: false } };
  expect(await definesOf(shared)).toHaveProperty('UNPACK_DIR_NAME');
});
