import path from 'node:path';
import { run } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';

/**
 * Makes a packed program accept Playwright's debugger: flips one fuse in its binary and leaves the
 * others as they are.
 *
 * @param {string} executable of a copy that is thrown away
 */
export async function allowDebugger(executable) {
  const { FuseV1Options, FuseVersion, flipFuses } = await import('@electron/fuses');
  await flipFuses(executable, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
  if (process.platform !== 'darwin') return;
  // The original signature no longer holds. Sign ad hoc, and without a hardened runtime, which would
  // refuse libraries signed ad hoc.
  const app = path.resolve(executable, '..', '..', '..');
  const status = await run('codesign', ['--force', '--deep', '--sign', '-', app]);
  if (status !== 0)
    throw new UserError(`The copy could not be signed: codesign ended with ${status}.`);
}
