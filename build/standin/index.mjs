// Where scripts find the built stand-in for Electron. Plain Node, because the scripts run before
// anything is built.
import { fileURLToPath } from 'node:url';

export { findBrowser } from './chromium/browser.mjs';

const built = fileURLToPath(new URL('../../dist/standin/', import.meta.url));

/** The built stand-in, to be run with Node. */
export const standinEntry = `${built}boot.cjs`;

/** The variables that make Playwright launch the stand-in instead of Electron. */
export const standinEnvironment = { ELECTRON_OVERRIDE_DIST_PATH: built };
