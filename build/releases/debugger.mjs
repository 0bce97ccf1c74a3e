import path from 'node:path';
import { run } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';

/**
 * Lets Playwright into a program that is packed to let nobody in: one fuse in its binary is flipped, and
 * all others stay as they are.
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
  // The signature was that of the binary as it shipped. In nobody's name, and without a hardened runtime,
  // which would refuse libraries of nobody's.
  const app = path.resolve(executable, '..', '..', '..');
  const status = await run('codesign', ['--force', '--deep', '--sign', '-', app]);
  if (status !== 0)
    throw new UserError(`The copy could not be signed: codesign ended with ${status}.`);
}
