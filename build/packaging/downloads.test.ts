import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inRoot } from '../common/paths.mjs';
import { downloadName, downloadsOf } from './downloads.mjs';

const { getArtifactArchName } = createRequire(inRoot('node_modules/app-builder-lib/'))(
  'builder-util',
) as { getArtifactArchName: (arch: number, extension: string) => string };

test('a release has downloads for two processors in each format of each system', () => {
  expect(downloadsOf('1.2.3')).toEqual([
    'digit-duels-1.2.3-linux-x64.tar.xz',
    'digit-duels-1.2.3-linux-arm64.tar.xz',
    'digit-duels-1.2.3-linux-x86_64.AppImage',
    'digit-duels-1.2.3-linux-arm64.AppImage',
    'digit-duels-1.2.3-linux-amd64.deb',
    'digit-duels-1.2.3-linux-arm64.deb',
    'digit-duels-1.2.3-linux-x86_64.rpm',
    'digit-duels-1.2.3-linux-aarch64.rpm',
    'digit-duels-1.2.3-mac-x64.dmg',
    'digit-duels-1.2.3-mac-arm64.dmg',
    'digit-duels-1.2.3-mac-x64.zip',
    'digit-duels-1.2.3-mac-arm64.zip',
    'digit-duels-1.2.3-win-x64-setup.exe',
    'digit-duels-1.2.3-win-arm64-setup.exe',
    'digit-duels-1.2.3-win-x64-portable.exe',
    'digit-duels-1.2.3-win-arm64-portable.exe',
  ]);
});

test.each(['tar.xz', 'AppImage', 'deb', 'rpm'])(
  'electron-builder names a %s as we do',
  (format) => {
    for (const [arch, id] of [
      ['x64', 1],
      ['arm64', 3],
    ] as const) {
      const named = `digit-duels-1.2.3-linux-${getArtifactArchName(id, format)}.${format}`;
      expect(downloadName('1.2.3', 'linux', format, arch)).toBe(named);
    }
  },
);
