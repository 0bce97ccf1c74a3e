import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appId, configurationFor } from './configuration.mjs';

const root = path.join(import.meta.dirname, '..', '..');
const read = (...segments: string[]) => fs.readFileSync(path.join(root, ...segments), 'utf8');
const manifest = JSON.parse(read('package.json')) as { version: string; desktopName: string };
const metainfo = read('build/packaging/linux', `${appId}.metainfo.xml`);
const flatpak = read('build/packaging/flatpak', `${appId}.yml`);

test('every description has the version of package.json', () => {
  expect(metainfo).toContain(`<release version="${manifest.version}"`);
  expect(flatpak).toContain(
    `/v${manifest.version}/digit-duels-${manifest.version}-linux-x64.tar.xz`,
  );
  expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});

test('software centres show pictures and the news of the current version', () => {
  const pictures = [...metainfo.matchAll(/<image[^>]*>\S+\/v([^/]+)\/([^<]+)<\/image>/g)];
  expect(pictures.map(([, version]) => version)).toEqual(Array(4).fill(manifest.version));
  for (const [, , file = ''] of pictures)
    expect(fs.existsSync(path.join(root, file)), file).toBe(true);
  const [, release] = metainfo.split(`<release version="${manifest.version}"`);
  expect(release).toMatch(/^[^>]*>\s*<description>\s*<p>[^<]{40,}<\/p>\s*<p xml:lang="de">/);
  expect(release).toContain(`/releases/tag/v${manifest.version}</url>`);
});

test('every description has the same program name', () => {
  expect(manifest.desktopName).toBe(`${appId}.desktop`);
  expect(metainfo).toContain(`<id>${appId}</id>`);
  expect(metainfo).toContain(`>${manifest.desktopName}</launchable>`);
  expect(flatpak).toContain(`id: ${appId}\n`);
});

test('the Flatpak doesn’t ask for the network, since the program never connects', () => {
  expect(flatpak).not.toContain('--share=network');
  expect(flatpak).not.toContain('--filesystem');
});

test('the Flatpak may play sounds', () => {
  expect(flatpak).toContain('\n  - --socket=pulseaudio\n');
});

test('match records are text files with a name in both languages', () => {
  const mime = read('build/packaging/linux', `${appId}.mime.xml`);
  expect(mime).toContain('<sub-class-of type="text/plain"/>');
  expect(mime).toContain('<comment>Digit Duels match</comment>');
  expect(mime).toContain('<comment xml:lang="de">Digit-Duels-Partie</comment>');
  // electron-builder's own version would have neither.
  expect(configurationFor('linux').fileAssociations).toEqual([]);
  expect(flatpak).toContain(`path: ../linux/${appId}.mime.xml\n`);
});

test('Windows opens a file or a link with the program by a quoted path, under a key without spaces', () => {
  const { fileAssociations, nsis } = configurationFor('win');
  const key = [fileAssociations ?? []].flat()[0]?.name ?? '';
  expect(key).toMatch(/^[A-Za-z]+\.[A-Za-z]+$/);
  const script = fs.readFileSync(String(nsis?.include), 'utf8');
  for (const opened of [key, 'duel']) {
    const command = `"Software\\Classes\\${opened}\\shell\\open\\command" "" '"$appExe" "%1"'`;
    expect(script).toContain(command);
  }
  expect(script).toContain('"Software\\Classes\\duel" "URL Protocol" ""');
});

test('all downloads have different names', () => {
  const { artifactName, nsis, portable } = configurationFor('win');
  expect(new Set([artifactName, nsis?.artifactName, portable?.artifactName]).size).toBe(3);
  for (const name of [artifactName, nsis?.artifactName, portable?.artifactName]) {
    expect(name).toContain('${os}-${arch}');
  }
});

test('Linux installs into a folder without spaces, so that Chromium’s sandbox starts', () => {
  expect(configurationFor('linux').productName).not.toContain(' ');
});
