// The configuration of the packages. Everything the program needs is bundled in dist, so nothing else is
// included.
import path from 'node:path';
import { languagesPresent } from '../common/languages.mjs';
import { inRoot } from '../common/paths.mjs';
import { setFileTimes } from './file-times.mjs';
import { setFuses } from './fuses.mjs';
import { removeLeftovers } from './leftovers.mjs';
import { checkPackage } from './package-contents.mjs';
import { macSigning } from './signing.mjs';
import { referenceFolder } from './stage.mjs';
import { secureTransport } from './transport-security.mjs';

/** @typedef {import('electron-builder').Configuration} Configuration */
/** @typedef {'linux' | 'mac' | 'win'} System */

/** The program's id in Flatpak, AppStream, macOS and the Windows installer. It must never change. */
export const appId = 'org.digitduels.DigitDuels';

/** The MIME type of match records, the files that the program opens, on Linux. */
const mimeType = 'application/vnd.digitduels.match';
const mimeFile = `usr/share/mime/packages/${appId}.xml`;
const mimeSource = `build/packaging/linux/${appId}.mime.xml`;

/**
 * The same on macOS, which shows the name, and on Windows, whose registry has it as a key (a ProgID) and shows
 * the description. What electron-builder would write for Linux lacks the parent and the German comment.
 *
 * @type {Record<System, NonNullable<Configuration['fileAssociations']>>}
 */
const records = {
  linux: [],
  mac: [{ ext: 'duel', name: 'Digit Duels match', role: 'Editor', icon: 'icons/match.icns' }],
  win: [
    {
      ext: 'duel',
      name: 'DigitDuels.Match',
      description: 'Digit Duels match',
      icon: 'icons/match.ico',
    },
  ],
};

/** What macOS knows about the type of records, besides which programs open it. */
const recordType = {
  UTTypeIdentifier: 'org.digitduels.match',
  UTTypeDescription: 'Digit Duels match',
  UTTypeIconFile: 'match.icns',
  UTTypeConformsTo: ['public.plain-text'],
  UTTypeTagSpecification: {
    'public.filename-extension': ['duel'],
    'public.mime-type': [mimeType],
  },
};

/** The system libraries the program needs besides the C library; both names if Debian renamed one. */
const debDepends = [
  'libasound2 | libasound2t64',
  'libatspi2.0-0 | libatspi2.0-0t64',
  'libcups2 | libcups2t64',
  'libdrm2',
  'libgbm1',
  'libgtk-3-0 | libgtk-3-0t64',
  'libnotify4',
  'libnss3',
  'libsecret-1-0',
  'libuuid1',
  'libxkbcommon0',
  'libxss1',
  'libxtst6',
  'xdg-utils',
];

/** The same by Fedora's names or openSUSE's. */
const rpmDepends = [
  '(alsa-lib or libasound2)',
  'at-spi2-core',
  '(cups-libs or libcups2)',
  '(gtk3 or libgtk-3-0)',
  '(libXScrnSaver or libXss1)',
  '(libXtst or libXtst6)',
  '(libdrm or libdrm2)',
  'libnotify',
  '(libsecret or libsecret-1-0)',
  '(libuuid or libuuid1)',
  '(libxkbcommon or libxkbcommon0)',
  '(mesa-libgbm or libgbm1)',
  '(nss or mozilla-nss)',
  'xdg-utils',
];

/** Files that a Linux package installs besides the program, as fpm's arguments. */
const linuxFiles = [
  `${inRoot('build', 'packaging', 'linux', `${appId}.metainfo.xml`)}=/usr/share/metainfo/${appId}.metainfo.xml`,
  `${inRoot(mimeSource)}=/${mimeFile}`,
  `${inRoot('build', 'packaging', 'icons', 'match.svg')}=/usr/share/icons/hicolor/scalable/mimetypes/${appId}.match.svg`,
  `${inRoot('LICENSE')}=/usr/share/doc/digit-duels/copyright`,
  `${referenceFolder}/share/=/usr/share`,
];

/**
 * An entry of the menu that a desktop shows for the program's icon.
 *
 * @param {string} id
 * @param {string} name
 * @param {string} german
 */
function action(id, name, german) {
  return { Name: name, 'Name[de]': german, Exec: `digit-duels --action=${id}` };
}

/**
 * @param {System} system whose packages are made: a name with a space is what macOS and Windows show, and
 *   what Chromium's sandbox on Linux can't be started from
 * @returns {Configuration}
 */
export function configurationFor(system) {
  return {
    appId,
    productName: system === 'linux' ? 'digit-duels' : 'Digit Duels',
    copyright: 'The Digit Duels team, MIT licence',
    directories: { output: 'release', buildResources: 'build/packaging' },
    files: ['package.json', { from: 'dist/packed', to: 'dist' }],
    extraResources: [
      { from: 'LICENSE', to: 'LICENSE.txt' },
      { from: 'dist/notices', to: '.' },
      // A link to it puts the program on the path.
      ...(system === 'mac' ? [{ from: 'build/packaging/mac/digit-duels', to: 'digit-duels' }] : []),
    ],
    asar: true,
    npmRebuild: false,
    // There are no automatic updates, so no place to publish them.
    publish: null,
    // The languages of the program; Chromium labels its menus in them.
    electronLanguages: [...languagesPresent(inRoot()), 'en-US'],
    // The AppImage that works without libfuse2.
    toolsets: { appimage: '1.0.3' },
    fileAssociations: records[system],
    artifactName: '${name}-${version}-${os}-${arch}.${ext}',
    async afterExtract({ appOutDir }) {
      removeLeftovers(appOutDir);
    },
    async afterPack(packed) {
      const { appOutDir, packager } = packed;
      const resources = packager.getResourcesDir(appOutDir);
      await checkPackage(resources);
      if (system === 'mac') secureTransport(path.join(resources, '..', 'Info.plist'));
      await setFuses(packed);
      setFileTimes(appOutDir);
    },
    linux: {
      icon: 'build/packaging/icons',
      category: 'Game;BoardGame',
      synopsis: 'Duels with digits',
      maintainer: 'The Digit Duels team <digit-duels@users.noreply.github.com>',
      vendor: 'The Digit Duels team',
      syncDesktopName: true,
      // electron-builder would add the scheme of `protocols` to this list once for each package.
      mimeTypes: [mimeType, 'x-scheme-handler/duel'],
      // An AppImage contains it below its own root folder.
      extraFiles: [{ from: mimeSource, to: mimeFile }],
      desktop: {
        entry: {
          Name: 'Digit Duels',
          GenericName: 'Board game',
          'GenericName[de]': 'Brettspiel',
          // The standard's own key, SingleMainWindow, is unknown to the validator of Debian 12; desktops know both.
          'X-GNOME-SingleWindow': 'true',
          Actions: 'continue;new-game;daily-puzzle;',
          'Comment[de]':
            'Duelle mit Fingern und Ziffern, gelöst und auf dem Schreibtisch zu spielen.',
          Keywords: 'chopsticks;fingers;digits;cards;duel;',
          'Keywords[de]': 'chopsticks;Finger;Ziffern;Karten;Duell;',
        },
        desktopActions: {
          continue: action('continue', 'Continue', 'Weiterspielen'),
          'new-game': action('new-game', 'New game', 'Neues Spiel'),
          'daily-puzzle': action('daily-puzzle', 'Daily puzzle', 'Aufgabe des Tages'),
        },
      },
    },
    deb: {
      depends: debDepends,
      recommends: [],
      packageCategory: 'games',
      fpm: [...linuxFiles, `${referenceFolder}/zsh/=/usr/share/zsh/vendor-completions`],
    },
    rpm: {
      depends: rpmDepends,
      fpm: [...linuxFiles, `${referenceFolder}/zsh/=/usr/share/zsh/site-functions`],
    },
    mac: {
      icon: 'build/packaging/icons/icon.icns',
      category: 'public.app-category.board-games',
      // On Windows, `windows/open-records.nsh` registers it.
      protocols: [{ name: 'Digit Duels match', schemes: ['duel'] }],
      extendInfo: { UTExportedTypeDeclarations: [recordType] },
      ...macSigning(process.env),
    },
    dmg: { writeUpdateInfo: false },
    win: {
      icon: 'build/packaging/icons/icon.ico',
      extraFiles: [
        { from: 'build/packaging/windows/digit-duels-cli.cmd', to: 'digit-duels-cli.cmd' },
      ],
    },
    nsis: {
      // Installs for the current user, without administrator rights.
      oneClick: true,
      perMachine: false,
      packElevateHelper: false,
      include: inRoot('build', 'packaging', 'windows', 'open-records.nsh'),
      buildUniversalInstaller: false,
      deleteAppDataOnUninstall: false,
      // Needed only for updates over the network.
      differentialPackage: false,
      artifactName: '${name}-${version}-${os}-${arch}-setup.${ext}',
    },
    portable: {
      // Each start unpacks into a folder of its own. Otherwise a second start would empty the one that the
      // first runs from: electron-builder then chooses one folder for all starts of a build. Its
      // documentation says that of `true`, and calls `false` what `true` does.
      unpackDirName: true,
      buildUniversalInstaller: false,
      artifactName: '${name}-${version}-${os}-${arch}-portable.${ext}',
    },
  };
}
