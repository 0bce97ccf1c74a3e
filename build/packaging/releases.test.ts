import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { appId, configurationFor } from './configuration.mjs';

const root = path.join(import.meta.dirname, '..', '..');
const read = (...segments: string[]) => fs.readFileSync(path.join(root, ...segments), 'utf8');
const manifest = JSON.parse(read('package.json')) as { version: string; desktopName: string };
const metainfo = read('build/packaging/linux', `${appId}.metainfo.xml`);
const flatpak = read('build/packaging/flatpak', `${appId}.yml`);

test('the version of package.json is the one that is described everywhere', () => {
  expect(metainfo).toContain(`<release version="${manifest.version}"`);
  expect(flatpak).toContain(
    `/v${manifest.version}/digit-duels-${manifest.version}-linux-x64.tar.xz`,
  );
  expect(read('CHANGELOG.md')).toContain(`## ${manifest.version}`);
});

test('software centres show a picture, and what is new, of the version that is described', () => {
  const [, picture] = /<image[^>]*>\S+\/v([^<]+)<\/image>/.exec(metainfo) ?? [];
  expect(picture).toBe(`${manifest.version}/docs/board.png`);
  expect(fs.existsSync(path.join(root, 'docs', 'board.png'))).toBe(true);
  const [, release] = metainfo.split(`<release version="${manifest.version}"`);
  expect(release).toMatch(/^[^>]*>\s*<description>\s*<p>[^<]{40,}<\/p>\s*<p xml:lang="de">/);
  expect(release).toContain(`/releases/tag/v${manifest.version}</url>`);
});

test('all call the program by the same name', () => {
  expect(manifest.desktopName).toBe(`${appId}.desktop`);
  expect(metainfo).toContain(`<id>${appId}</id>`);
  expect(metainfo).toContain(`>${manifest.desktopName}</launchable>`);
  expect(flatpak).toContain(`id: ${appId}\n`);
});

test('a program that never connects asks for no network in Flatpak', () => {
  expect(flatpak).not.toContain('--share=network');
  expect(flatpak).not.toContain('--filesystem');
});

test('its sounds are heard in Flatpak', () => {
  expect(flatpak).toContain('\n  - --socket=pulseaudio\n');
});

test('files of matches are text, and have a name in both languages', () => {
  const mime = read('build/packaging/linux', `${appId}.mime.xml`);
  expect(mime).toContain('<sub-class-of type="text/plain"/>');
  expect(mime).toContain('<comment>Digit Duels match</comment>');
  expect(mime).toContain('<comment xml:lang="de">Digit-Duels-Partie</comment>');
  // What electron-builder would write instead has neither.
  expect(configurationFor('linux').fileAssociations).toEqual([]);
  expect(flatpak).toContain(`path: ../linux/${appId}.mime.xml\n`);
});

test('Windows starts the program on a file by a quoted path, under a key without spaces', () => {
  const { fileAssociations, nsis } = configurationFor('win');
  const key = [fileAssociations ?? []].flat()[0]?.name ?? '';
  expect(key).toMatch(/^[A-Za-z]+\.[A-Za-z]+$/);
  const script = fs.readFileSync(String(nsis?.include), 'utf8');
  expect(script).toContain(`"Software\\Classes\\${key}\\shell\\open\\command" "" '"$appExe" "%1"'`);
});

test('no download overwrites another', () => {
  const { artifactName, nsis, portable } = configurationFor('win');
  expect(new Set([artifactName, nsis?.artifactName, portable?.artifactName]).size).toBe(3);
  for (const name of [artifactName, nsis?.artifactName, portable?.artifactName]) {
    expect(name).toContain('${os}-${arch}');
  }
});

test('Linux installs into a folder without a space, from which Chromium’s sandbox starts', () => {
  expect(configurationFor('linux').productName).not.toContain(' ');
});
