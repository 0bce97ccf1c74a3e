// What the end-to-end tests need of the machine: something to run the program on, and a display.
import fs from 'node:fs';
import { run } from '../common/process.mjs';
import { UserError, say } from '../common/say.mjs';
import { tool } from '../common/tool.mjs';
import { findBrowser } from '../standin/index.mjs';
import { hasDisplay } from './display.mjs';
import { findElectron } from './electron-binary.mjs';
import { whereIs } from './path.mjs';

/**
 * Sees to it that windows can be opened. On Debian and Ubuntu it installs what is missing, if it may.
 *
 * @throws {UserError} with the command that cures what is missing
 */
export async function prepareMachine() {
  const missing = missingNeeds();
  if (missing.length === 0) return;
  if (mayInstall()) await install(missing);
  const stillMissing = missingNeeds();
  if (stillMissing.length > 0) {
    throw new UserError(
      `The end-to-end tests lack ${stillMissing.join(', ')}. Run: ${cure(stillMissing)}`,
    );
  }
}

/** @returns {boolean} whether programs need `xvfb-run` to have a display */
export function needsVirtualDisplay() {
  return !hasDisplay();
}

/** @typedef {'browser' | 'xvfb' | 'xauth'} Need */

/** @returns {Need[]} */
function missingNeeds() {
  /** @type {Need[]} */
  const missing = [];
  if (findElectron() === undefined && findBrowser() === undefined) missing.push('browser');
  if (needsVirtualDisplay()) {
    if (!isOnPath('xvfb-run')) missing.push('xvfb');
    if (!isOnPath('xauth')) missing.push('xauth');
  }
  return missing;
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && isOnPath('apt-get');
}

/** @param {Need[]} needs */
async function install(needs) {
  say(`Installing for the end-to-end tests: ${needs.join(', ')} …`);
  const options = /** @type {const} */ ({
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdin: 'ignore',
    stdout: 'stderr',
  });
  const { packages, command } = toInstall(needs);
  if (packages.length > 0) {
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options);
  }
  if (command !== undefined) await run(process.execPath, command, options);
}

/**
 * @param {Need[]} needs
 * @returns {{ packages: string[], command?: string[] }} for apt-get, and a script for Node
 */
function toInstall(needs) {
  if (!isUbuntu() || !needs.includes('browser')) {
    return { packages: needs.map((need) => (need === 'browser' ? 'chromium' : need)) };
  }
  // Ubuntu's Chromium is a snap, which a container can't run: Playwright knows how to get a Chrome.
  const command = [tool('@playwright/test', 'playwright'), 'install', 'chrome'];
  return { packages: needs.filter((need) => need !== 'browser'), command };
}

/**
 * @param {Need[]} needs
 * @returns {string} the command that brings them
 */
function cure(needs) {
  const chrome = 'npx playwright install chrome';
  if (process.platform !== 'linux') return chrome;
  const names = (/** @type {Record<Need, string>} */ name) =>
    needs.map((need) => name[need]).join(' ');
  if (isOnPath('dnf')) {
    const fedora = { browser: 'chromium', xvfb: 'xorg-x11-server-Xvfb', xauth: 'xorg-x11-xauth' };
    return `sudo dnf install ${names(fedora)}`;
  }
  if (isOnPath('pacman')) {
    const arch = { browser: 'chromium', xvfb: 'xorg-server-xvfb', xauth: 'xorg-xauth' };
    return `sudo pacman -S ${names(arch)}`;
  }
  const { packages, command } = toInstall(needs);
  const apt = packages.length > 0 ? [`sudo apt-get install ${packages.join(' ')}`] : [];
  return [...apt, ...(command === undefined ? [] : [chrome])].join(' && ');
}

function isUbuntu() {
  try {
    return /^ID=ubuntu$/m.test(fs.readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} command */
function isOnPath(command) {
  return whereIs(command) !== undefined;
}
