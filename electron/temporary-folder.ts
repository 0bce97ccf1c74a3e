import { makeTemporaryFolder, removeTemporaryFolder } from '../storage/files/temporary-folder.ts';

/** Makes a folder for a start that leaves nothing. It is removed when the program ends, or else by a later start. */
export function makeStartFolder(): string {
  const folder = makeTemporaryFolder('start');
  process.once('exit', () => removeTemporaryFolder(folder));
  return folder;
}
