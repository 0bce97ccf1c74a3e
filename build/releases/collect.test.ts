import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { collect, refuseOtherTag } from './collect.mjs';
import { changesOf } from './changes.mjs';
import { downloadsOf } from '../packaging/downloads.mjs';
import { folder, inFolders } from '../../storage/files/testing.ts';

const version = '1.2.3';
inFolders();
let sbom = '';

beforeEach(() => {
  sbom = path.join(folder, 'sbom.json');
  fs.writeFileSync(sbom, '{}');
  for (const name of downloadsOf(version)) put(name);
});

const put = (name: string, text = name) => fs.writeFileSync(path.join(folder, name), text);
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const collected = () => collect(folder, { version, changes: '- A fifth game.', sbom });

test('lists a checksum for every download and for the list of components, in order', () => {
  put('digit-duels-1.2.3-mac-x64.zip.blockmap');
  const names = collected();
  expect(names).toEqual([...downloadsOf(version), 'digit-duels-1.2.3.cdx.json'].sort());
  const lines = read('SHA256SUMS').trimEnd().split('\n');
  expect(lines.map((line) => line.slice(66))).toEqual(names);
  for (const line of lines) expect(line).toMatch(/^[0-9a-f]{64} {2}\S+$/);
});

test.runIf(process.platform === 'linux')('sha256sum finds the sums right, and a change', () => {
  collected();
  const check = () =>
    execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], {
      cwd: folder,
      stdio: 'pipe',
    });
  check();
  put('digit-duels-1.2.3-linux-amd64.deb', 'another');
  expect(check).toThrow('1 computed checksum did NOT match');
});

test('writes notes that say what changed and how to verify a download', () => {
  collected();
  expect(read('NOTES.md')).toMatch(/^- A fifth game\.\n/);
  expect(read('NOTES.md')).toContain('gh attestation verify FILE');
});

test('gives the same result when run again', () => {
  collected();
  const sums = read('SHA256SUMS');
  collected();
  expect(read('SHA256SUMS')).toBe(sums);
});

test('refuses an incomplete release and unknown files', () => {
  fs.rmSync(path.join(folder, 'digit-duels-1.2.3-mac-arm64.dmg'));
  put('digit-duels-1.2.2-win-x64-setup.exe');
  put('digit-duels-1.2.3-linux-amd64.deb', '');
  expect(collected).toThrow(
    'The release lacks digit-duels-1.2.3-mac-arm64.dmg, and should not have digit-duels-1.2.2-win-x64-setup.exe, and has nothing in digit-duels-1.2.3-linux-amd64.deb.',
  );
  expect(fs.existsSync(path.join(folder, 'SHA256SUMS'))).toBe(false);
});

test('accepts only a tag of the packed version', () => {
  refuseOtherTag('v1.2.3', version);
  expect(() => refuseOtherTag('v1.2.4', version)).toThrow('The tag is v1.2.4');
});

test('includes only the changes of that version', () => {
  const changelog =
    '# Changes\n\n## 1.2.30\n\n- Later.\n\n## 1.2.3\n\n- This.\n\n## 1.2.2\n\n- Before.\n';
  expect(changesOf(changelog, '1.2.3')).toBe('- This.');
  expect(() => changesOf(changelog, '1.2')).toThrow('CHANGELOG.md says nothing of 1.2.');
  expect(() => changesOf('## 1.0.0\n\n', '1.0.0')).toThrow('says nothing');
});
