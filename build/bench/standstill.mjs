// Starts the program with a table, and measures how long the main process and the page stand still.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { root } from '../common/paths.mjs';
import { findElectron } from '../machine/electron-binary.mjs';
import { standinEnvironment } from '../standin/index.mjs';

/**
 * @typedef {import('@playwright/test').ElectronApplication} App
 * @typedef {import('@playwright/test').Page} Page
 */

/** The appearance at which computers play fastest, and nothing moves. */
const appearance = { motion: 'off', pace: 'fast' };

/**
 * Gives some work a folder of user data that begins at the table.
 *
 * @param {(userData: string) => Promise<void>} work
 */
export async function withFolder(work) {
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-standstill-'));
  fs.writeFileSync(
    path.join(userData, 'config.jsonc'),
    JSON.stringify({ start: 'table', appearance }),
  );
  try {
    await work(userData);
  } finally {
    fs.rmSync(userData, { recursive: true, maxRetries: 5 });
  }
}

/**
 * Runs the program for some work.
 *
 * @param {string} userData
 * @param {(app: App, page: Page) => Promise<void>} work
 */
export async function withProgram(userData, work) {
  if (findElectron() === undefined) Object.assign(process.env, standinEnvironment);
  const args = ['.', `--user-data-dir=${userData}`, '--seed=1'];
  const app = await _electron.launch({ args, cwd: root, colorScheme: null });
  try {
    const page = await app.firstWindow();
    await app.evaluate(watchesMain);
    await page.locator('main .table').first().waitFor();
    await page.evaluate(watchesPage);
    await work(app, page);
  } finally {
    await app.close();
  }
}

/**
 * The longest standstills since the last call.
 *
 * @param {App} app
 * @param {Page} page
 */
export async function standstills(app, page) {
  return {
    'main process still (ms)': Math.round(await app.evaluate(longestStill)),
    'page still (ms)': Math.round(Number(await page.evaluate(longestStillOfPage))),
  };
}

/** Runs in the main process: notes the longest time between two turns of its loop. */
function watchesMain() {
  const { monitorEventLoopDelay } = process.getBuiltinModule('perf_hooks');
  const watch = monitorEventLoopDelay({ resolution: 5 });
  watch.enable();
  Object.assign(globalThis, { standstill: watch });
}

/** The longest standstill of the main process since the last call (ms); runs there. */
function longestStill() {
  const { standstill } = /** @type {any} */ (globalThis);
  const longest = /** @type {number} */ (standstill.max) / 1e6;
  standstill.reset();
  return longest;
}

const watchesPage = `(() => {
  window.standstill = 0;
  let before = performance.now();
  setInterval(() => {
    const now = performance.now();
    window.standstill = Math.max(window.standstill, now - before);
    before = now;
  }, 5);
})()`;

const longestStillOfPage = `(() => {
  const longest = window.standstill;
  window.standstill = 0;
  return longest;
})()`;

/**
 * An expression for a page: sends a request.
 *
 * @param {string} name
 * @param {unknown} [payload]
 */
export function requesting(name, payload) {
  return `digitDuels.request('${name}', ${JSON.stringify(payload)}).then((answer) => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  })`;
}
