// Prepares a machine to build and install packages: needs Debian's tools and root.
import fs from 'node:fs';
import { run } from '../common/process.mjs';
import { say } from '../common/say.mjs';
import { findBrowser } from '../standin/index.mjs';
import { whereIs } from './path.mjs';

/** The commands and the packages that provide them. */
const tools = {
  '7z': 'p7zip-full',
  appstreamcli: 'appstream',
  'desktop-file-validate': 'desktop-file-utils',
  man: 'man-db',
  mksquashfs: 'squashfs-tools',
  rpmbuild: 'rpm',
};

/**
 * Installs missing tools.
 *
 * @returns {Promise<string | undefined>} why packages can't be installed here, if they can't
 */
export async function installObstacle() {
  if (process.platform !== 'linux' || whereIs('apt-get') === undefined) {
    return 'it takes apt, on Debian or Ubuntu';
  }
  if (process.getuid?.() !== 0) return 'only the superuser may install packages';
  if (missingTools().length > 0 || !knowsPackages()) await install(missingTools());
  const missing = missingTools();
  if (missing.length > 0) return `apt could not install ${missing.join(', ')}`;
  return findBrowser() === undefined ? 'there is no Chromium for the stand-in' : undefined;
}

/** Whether apt has package lists, which system images often lack. */
function knowsPackages() {
  return fs.readdirSync('/var/lib/apt/lists').some((name) => name.includes('_Packages'));
}

/** @returns {string[]} the packages of missing tools */
function missingTools() {
  return Object.entries(tools)
    .filter(([command]) => whereIs(command) === undefined)
    .map(([, name]) => name);
}

/** @param {string[]} packages */
async function install(packages) {
  say(`Asking apt for what the tests of packages need: ${['lists', ...packages].join(', ')} …`);
  const options = /** @type {const} */ ({
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdin: 'ignore',
    stdout: 'stderr',
  });
  await run('apt-get', ['update', '-qq'], options);
  if (packages.length === 0) return;
  await run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], options);
}
