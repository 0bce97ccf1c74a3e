// Sets the modification time of packed files to the time of the commit, so that the same commit gives
// the same bytes whenever and wherever it is packed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../common/paths.mjs';

/** The fallback for a source archive without git; earlier than git's times. */
const noCommit = 1_700_000_000;

/** @returns {number} seconds since 1970, as in SOURCE_DATE_EPOCH */
export function sourceDate() {
  const given = Number(process.env.SOURCE_DATE_EPOCH);
  if (Number.isInteger(given) && given > 0) return given;
  try {
    const output = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(output) || noCommit;
  } catch {
    return noCommit;
  }
}

/**
 * @param {string} folder changed with everything in it
 * @param {number} [seconds]
 */
export function setFileTimes(folder, seconds = sourceDate()) {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    fs.lutimesSync(path.join(folder, entry), seconds, seconds);
  }
  fs.utimesSync(folder, seconds, seconds);
}
