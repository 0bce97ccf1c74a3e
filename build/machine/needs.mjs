// Other programs that we need: a browser, and a virtual display if there is no real one.
import fs from 'node:fs';
import { run } from '../common/process.mjs';
import { say } from '../common/say.mjs';
import { tool } from '../common/tool.mjs';
import { whereIs } from './path.mjs';

/** @typedef {'browser' | 'xvfb' | 'xauth'} Need */

/** @returns {boolean} whether packages can be installed without asking: as root on Debian or Ubuntu */
export function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && isOnPath('apt-get');
}

/**
 * Installs them with apt.
 *
 * @param {Need[]} needs
 * @param {string} purpose why they are needed, as part of a sentence
 */
export async function install(needs, purpose) {
  say(`Installing for ${purpose}: ${needs.join(', ')} …`);
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
 * @returns {{ packages: string[], command?: string[] }} packages for apt-get, and a command for Node
 */
function toInstall(needs) {
  if (!isUbuntu() || !needs.includes('browser')) {
    return { packages: needs.map((need) => (need === 'browser' ? 'chromium' : need)) };
  }
  // Ubuntu's Chromium is a snap, which can't run in a container, so Playwright installs Chrome.
  const command = [tool('@playwright/test', 'playwright'), 'install', 'chrome'];
  return { packages: needs.filter((need) => need !== 'browser'), command };
}

/**
 * @param {Need[]} needs
 * @returns {string} the command that installs them
 */
export function cure(needs) {
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

/**
 * @param {string} command
 * @returns {boolean}
 */
export function isOnPath(command) {
  return whereIs(command) !== undefined;
}
