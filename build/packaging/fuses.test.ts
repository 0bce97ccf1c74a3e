import { expect, test } from 'vitest';
import config from './electron-builder.mjs';

test('every switch of the packed binary stands the safe way', () => {
  expect(config.electronFuses).toMatchObject({
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
    enableCookieEncryption: true,
    loadBrowserProcessSpecificV8Snapshot: false,
  });
  expect(config.asar).toBe(true);
});
