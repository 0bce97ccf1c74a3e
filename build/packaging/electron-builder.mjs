// How the packages are made. Everything the program needs is bundled in dist, so nothing else goes in.
import { checkPackage } from './package-contents.mjs';

/**
 * Every switch that Electron's binary has, set the safe way. The type makes the list complete.
 *
 * @type {Required<Omit<import('app-builder-lib').FuseOptionsV1, 'resetAdHocDarwinSignature'>>}
 */
const fuses = {
  // Nobody turns the program into a plain Node, or talks to it with a debugger.
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  // What runs is what was packed.
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  // Pages come through a protocol of our own, and file: needs no privileges.
  grantFileProtocolExtraPrivileges: false,
  enableCookieEncryption: true,
  // There is no snapshot of ours to load.
  loadBrowserProcessSpecificV8Snapshot: false,
};

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.digit-duels.digit-duels',
  productName: 'Digit Duels',
  copyright: 'The Digit Duels team, MIT licence',
  directories: { output: 'release', buildResources: 'build/packaging' },
  files: ['package.json', 'dist/{main,preload,renderer}/**', '!**/*.map'],
  asar: true,
  npmRebuild: false,
  electronFuses: fuses,
  electronLanguages: ['en', 'en-US'],
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  afterPack: ({ appOutDir, packager }) => checkPackage(packager.getResourcesDir(appOutDir)),
  linux: {
    target: ['AppImage', 'deb', 'tar.gz'],
    icon: 'build/packaging/icons',
    category: 'Game;BoardGame',
    synopsis: 'Duels with digits',
    maintainer: 'The Digit Duels team <digit-duels@users.noreply.github.com>',
  },
  mac: {
    target: ['dmg', 'zip'],
    icon: 'build/packaging/icons/1024x1024.png',
    category: 'public.app-category.board-games',
  },
  win: { target: ['nsis'], icon: 'build/packaging/icons/256x256.png' },
  nsis: { oneClick: false, allowToChangeInstallationDirectory: true },
};
