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
