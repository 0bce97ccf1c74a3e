// Prepares a machine for the end-to-end tests: a program to run on, and a display.
import { UserError } from '../common/say.mjs';
import { findBrowser } from '../standin/index.mjs';
import { hasDisplay } from './display.mjs';
import { findElectron } from './electron-binary.mjs';
import { cure, install, isOnPath, mayInstall } from './needs.mjs';

/**
 * Makes sure that windows can be opened. On Debian and Ubuntu it installs what is missing, if permitted.
 *
 * @throws {UserError} with the command that installs what is missing
 */
export async function prepareMachine() {
  const missing = missingNeeds();
  if (missing.length === 0) return;
  if (mayInstall()) await install(missing, 'the end-to-end tests');
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

/** @returns {import('./needs.mjs').Need[]} */
function missingNeeds() {
  /** @type {import('./needs.mjs').Need[]} */
  const missing = [];
  if (findElectron() === undefined && findBrowser() === undefined) missing.push('browser');
  if (needsVirtualDisplay()) {
    if (!isOnPath('xvfb-run')) missing.push('xvfb');
    if (!isOnPath('xauth')) missing.push('xauth');
  }
  return missing;
}
