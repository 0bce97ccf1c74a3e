import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePretendElectron } from './pretend/pretend-electron.mjs';
import { secureTransport } from './transport-security.mjs';

test('lets macOS apply its own rules to connections, and changes nothing else', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  const contents = path.join(makePretendElectron(folder, 'mac'), 'Electron.app', 'Contents');
  const file = path.join(contents, 'Info.plist');
  expect(fs.readFileSync(file, 'utf8')).toContain('NSAllowsArbitraryLoads');
  secureTransport(file);
  const text = fs.readFileSync(file, 'utf8');
  expect(text).not.toContain('NSA');
  expect([...text.matchAll(/<key>(\w+)</g)].map(([, key]) => key)).toEqual([
    'CFBundleExecutable',
    'CFBundleName',
    'CFBundleIdentifier',
  ]);
  fs.rmSync(folder, { recursive: true });
});
