// The stand-in for Electron as scripts see it: plain Node, because they run before anything is built.
import { fileURLToPath } from 'node:url';

export { findBrowser } from './chromium/browser.mjs';

const built = fileURLToPath(new URL('../../dist/standin/', import.meta.url));

/** The built stand-in, to be run with Node. */
export const standinEntry = `${built}boot.cjs`;

/** What makes Playwright launch the stand-in where it would launch Electron. */
export const standinEnvironment = { ELECTRON_OVERRIDE_DIST_PATH: built };
