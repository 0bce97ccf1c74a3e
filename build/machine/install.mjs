// Installs the packages of package-lock.json. Plain Node: it runs before any package is installed.
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from '../common/one-at-a-time.mjs';
import { inRoot } from '../common/paths.mjs';
import { run } from '../common/process.mjs';
import { UserError, say, secondsSince } from '../common/say.mjs';

const oldestNode = [20, 19];

/**
 * Installs the dependencies if they are missing. Writes nothing to stdout.
 *
 * @throws {UserError} when this Node is too old or npm fails
 */
export async function ensureInstalled() {
  if (!isInstalled()) await oneAtATime('install', install);
}

async function install() {
  // Another process may have installed them in the meantime.
  if (isInstalled()) return;
  const since = performance.now();
  say('Installing the dependencies with npm: about a minute, once …');
  let status = await npm('ci');
  if (status > 128) throw new UserError('The installation was stopped.');
  if (status !== 0) status = await npm('install');
  if (status !== 0) {
    throw new UserError(
      'npm could not install the dependencies (see above). Is there a network? Then try again.',
    );
  }
  say(`Installed in ${secondsSince(since)}.`);
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new UserError(
    `This is Node ${process.versions.node}, and Digit Duels needs ${oldestNode.join('.')} or later: install the current one from https://nodejs.org.`,
  );
}

/**
 * Whether the installed packages, as npm recorded them, match the lock file. Contents, not dates: a
 * fresh checkout makes every file look new.
 *
 * @throws {UserError} when this Node is too old
 */
export function isInstalled() {
  refuseOldNode();
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules/.package-lock.json');
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(
    ([place, { version, optional }]) =>
      place === '' ||
      (place in present
        ? present[place]?.version === version
        : // Binaries for other platforms are listed and never installed.
          optional === true),
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(inRoot(file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} command
 * @param {string[]} more further arguments
 * @returns {Promise<number>} npm's exit status
 */
export function npm(command, more = []) {
  const args = [
    command,
    ...more,
    // All packages are development dependencies, because the build bundles them.
    '--include=dev',
    // Electron's helper packages require a newer Node than they need; the warning is useless to the
    // user.
    '--loglevel=error',
    '--engine-strict=false',
    '--no-audit',
    '--no-fund',
  ];
  const script = process.env.npm_execpath;
  const options = /** @type {const} */ ({ stdout: 'stderr', stdin: 'ignore' });
  if (script !== undefined && path.basename(script) === 'npm-cli.js') {
    return run(process.execPath, [script, ...args], options);
  }
  return process.platform === 'win32'
    ? run('npm.cmd', args, { ...options, shell: true })
    : run('npm', args, options);
}
