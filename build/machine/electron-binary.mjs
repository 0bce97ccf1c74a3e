// Electron's binary: locates it, or downloads it if it is missing. Electron's package comes without it
// and has no install script; its own install.js downloads it and handles mirrors, caches and checksums.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { oneAtATime } from '../common/one-at-a-time.mjs';
import { inRoot } from '../common/paths.mjs';
import { say, secondsSince } from '../common/say.mjs';

const home = inRoot('node_modules', 'electron');
const megabyte = 1024 * 1024;

/** How long the network may be silent, before the first byte and between two bytes (ms). */
const patience = { first: 8_000, next: 20_000 };

/** @returns {string | undefined} the path of Electron's binary, if the pinned version is installed */
export function findElectron() {
  try {
    const { version } = JSON.parse(read('package.json'));
    if (read('dist', 'version').trim().replace(/^v/, '') !== version) return undefined;
    const binary = path.join(home, 'dist', read('path.txt'));
    return fs.existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Downloads Electron's binary. Prints progress; gives up if the network stays silent.
 *
 * @returns {Promise<{ binary: string } | { failure: string }>} the failure in a few words
 */
export function downloadElectron() {
  return oneAtATime('download', download);
}

/** @returns {Promise<{ binary: string } | { failure: string }>} */
async function download() {
  // Another process may have downloaded it in the meantime.
  const there = findElectron();
  if (there !== undefined) return { binary: there };
  const since = performance.now();
  // A separate temporary folder shows how much has arrived.
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-'));
  try {
    const failure = await runInstaller(temporary);
    const binary = findElectron();
    if (binary === undefined) return { failure: failure ?? 'the download is incomplete' };
    say(`Electron is here after ${secondsSince(since)}.`);
    return { binary };
  } finally {
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} temporary
 * @returns {Promise<string | undefined>} the error message, if it failed
 */
function runInstaller(temporary) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(home, 'install.js')], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        // For a proxy in HTTPS_PROXY. NODE_USE_ENV_PROXY does the same, but only in newer versions of
        // Node.
        ELECTRON_GET_USE_PROXY: '1',
        ...process.env,
        ELECTRON_GET_NO_PROGRESS: '1',
        TMPDIR: temporary,
        TEMP: temporary,
        TMP: temporary,
      },
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));

    let arrived = 0;
    let lastChange = performance.now();
    const watch = setInterval(() => {
      const now = sizeOf(temporary) + sizeOf(path.join(home, 'dist'));
      if (now !== arrived) {
        arrived = now;
        lastChange = performance.now();
        showProgress(arrived);
      }
      const limit = arrived === 0 ? patience.first : patience.next;
      if (performance.now() - lastChange > limit) {
        errors = 'the network is silent';
        child.kill();
      }
    }, 250);

    const done = (/** @type {boolean} */ succeeded) => {
      clearInterval(watch);
      if (arrived > 0 && process.stderr.isTTY) process.stderr.write('\r\x1b[K');
      resolve(succeeded ? undefined : firstLine(errors));
    };
    child.once('error', () => done(false));
    child.once('close', (status) => done(status === 0));
  });
}

/** @param {number} bytes */
function showProgress(bytes) {
  if (!process.stderr.isTTY) return;
  process.stderr.write(`\r\x1b[K${Math.round(bytes / megabyte)} MB have arrived`);
}

/** @param {string} errors a stack trace, as install.js prints it */
function firstLine(errors) {
  const line = errors.split('\n').find((text) => text.trim() !== '') ?? 'no reason given';
  return line
    .trim()
    .replace(/^[A-Za-z]*Error: /, '')
    .replace(/\.+$/, '')
    .replace(/^fetch failed$/, 'the network does not answer');
}

/**
 * @param {string} folder
 * @returns {number} bytes in the files below it
 */
function sizeOf(folder) {
  try {
    return fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);
  } catch {
    // Doesn't exist yet, or a file was removed in the meantime.
    return 0;
  }
}

/** @param {string[]} segments */
function read(...segments) {
  return fs.readFileSync(path.join(home, ...segments), 'utf8');
}
