import fs from 'node:fs';
import { inRoot } from './paths.mjs';
import { capture } from './process.mjs';
import { UserError } from './say.mjs';

/**
 * The files that git tracks or would track if added.
 *
 * @returns {Promise<string[]>} paths from the root
 * @throws {UserError} if this isn't a git repository
 */
export async function projectFiles() {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const { status, output } = await capture('git', list);
  if (status !== 0) throw new UserError(`git could not list the files: ${output}`);
  return output.split('\n').filter((name) => name !== '' && fs.existsSync(inRoot(name)));
}
