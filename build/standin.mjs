// The stand-in for Electron: Node and an installed Chromium. Used where Electron's binary can't be had.
import fs from 'node:fs';
import { inRoot } from './paths.mjs';

/** @returns {Promise<string | undefined>} the path of an installed Chromium, Chrome or Edge */
export async function findBrowser() {
  const { findBrowser: find } = await import('../e2e/standin/browser.mjs');
  return (await find()) ?? undefined;
}

/** @returns {string} the built stand-in's entry, to be run with Node */
export function standinEntry() {
  const folder = inRoot('dist', 'standin');
  const entry = fs.readdirSync(folder).find((name) => /^boot\.[cm]?js$/.test(name));
  if (entry === undefined) throw new Error(`${folder} has no boot file`);
  return inRoot('dist', 'standin', entry);
}

/** @returns {Record<string, string>} what makes Playwright launch the stand-in where it would launch Electron */
export function standinEnvironment() {
  return { ELECTRON_OVERRIDE_DIST_PATH: inRoot('dist', 'standin') };
}
