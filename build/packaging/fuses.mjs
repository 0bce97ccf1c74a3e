// The fuses of Electron's binary: switches that are set while packing, and that a signature then protects.
import path from 'node:path';

/** @typedef {import('electron-builder').AfterPackContext} Packed */
/** @typedef {keyof typeof import('@electron/fuses').FuseV1Options} Fuse */

/**
 * Every fuse, set the safe way. The type makes the list complete.
 *
 * @type {Record<Fuse, boolean>}
 */
export const fuses = {
  // Security 19: The packed program is no plain Node.
  RunAsNode: false,
  // Security 19: `NODE_OPTIONS` is not heard.
  EnableNodeOptionsEnvironmentVariable: false,
  // Security 19: No debugger attaches to the main process.
  EnableNodeCliInspectArguments: false,
  // Security 19: A changed archive does not start.
  EnableEmbeddedAsarIntegrityValidation: true,
  // Security 19: Code is loaded from the archive alone.
  OnlyLoadAppFromAsar: true,
  // Security 18: `file:` is never used, and has no privileges in the packed program.
  GrantFileProtocolExtraPrivileges: false,
  // There are no cookies; on macOS it would ask for the keychain again after each unsigned build.
  EnableCookieEncryption: false,
  // Security 19: No snapshot of V8 is loaded.
  LoadBrowserProcessSpecificV8Snapshot: false,
  // As Electron ships it. Memory outside of WebAssembly's is out of reach either way; checks in its code
  // would slow down the solver of Digit Conquest.
  WasmTrapHandlers: true,
};

const endings = { linux: '', darwin: '.app', win32: '.exe' };

/**
 * Sets the fuses of a packed program that isn't signed yet. electron-builder would set only those that it
 * knows.
 *
 * @param {Pick<Packed, 'appOutDir' | 'electronPlatformName' | 'packager'>} packed
 * @throws {Error} if the binary has more fuses than the list, or fewer
 */
export async function setFuses({ appOutDir, electronPlatformName, packager }) {
  const { FuseV1Options, FuseVersion, flipFuses } = await import('@electron/fuses');
  const ending = endings[/** @type {keyof typeof endings} */ (electronPlatformName)];
  const binary = path.join(appOutDir, `${packager.appInfo.productFilename}${ending}`);
  const states = Object.entries(fuses).map(([name, on]) => [
    FuseV1Options[/** @type {Fuse} */ (name)],
    on,
  ]);
  await flipFuses(binary, {
    .../** @type {Record<import('@electron/fuses').FuseV1Options, boolean>} */ (
      Object.fromEntries(states)
    ),
    version: FuseVersion.V1,
    // Security 19: A fuse that a newer Electron brings is never left as it comes.
    strictlyRequireAllFuses: true,
    // Electron's own signature no longer holds.
    resetAdHocDarwinSignature: process.platform === 'darwin',
  });
}
