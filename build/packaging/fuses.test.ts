import { expect, test } from 'vitest';
import { configurationFor } from './configuration.mjs';

test.each(['linux', 'mac', 'win'] as const)(
  'every fuse of the binary packed for %s stands the safe way',
  (system) => {
    const config = configurationFor(system);
    expect(config.electronFuses).toMatchObject({
      runAsNode: false,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
      enableCookieEncryption: false,
      loadBrowserProcessSpecificV8Snapshot: false,
    });
    expect(config.asar).toBe(true);
  },
);
