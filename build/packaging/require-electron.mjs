import { UserError, say } from '../common/say.mjs';
import { downloadElectron, findElectron } from '../machine/electron-binary.mjs';

/**
 * @returns {Promise<string>} the path of Electron's binary, downloaded if it isn't installed
 * @throws {UserError} if it can't be downloaded
 */
export async function requireElectron() {
  const found = findElectron();
  if (found !== undefined) return found;
  say('Downloading Electron (about 110 MB, once) …');
  const result = await downloadElectron();
  if ('binary' in result) return result.binary;
  throw new UserError(
    `Packing lacks Electron's binary, which could not be downloaded (${result.failure}); npm run package -- --pretend only tries how things are packed.`,
  );
}
