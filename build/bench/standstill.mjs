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
 * The longest standstills since the last call. What others do on the machine is in them, but not in the processor time.
 *
 * @param {App} app
 * @param {Page} page
 */
export async function standstills(app, page) {
  const [still, busy] = await app.evaluate(longestStill);
  return {
    'main process still (ms)': Math.round(still),
    'its processor time (ms)': busy === undefined ? '?' : Math.round(busy),
    'page still (ms)': Math.round(Number(await page.evaluate(longestStillOfPage))),
  };
}

/** Runs in the main process: notes the longest time between two turns of its loop, and its thread's part in that. */
function watchesMain() {
  const { monitorEventLoopDelay } = process.getBuiltinModule('perf_hooks');
  const { existsSync, readFileSync } = process.getBuiltinModule('fs');
  const watch = monitorEventLoopDelay({ resolution: 5 });
  watch.enable();
  /** @type {{ watch: typeof watch, busy: number | undefined }} */
  const standstill = { watch, busy: undefined };
  Object.assign(globalThis, { standstill });
  // Linux alone says how long a thread has run.
  const ran = `/proc/self/task/${process.pid}/schedstat`;
  if (!existsSync(ran)) return;
  let before = Infinity;
  setInterval(() => {
    const now = Number.parseInt(readFileSync(ran, 'utf8')) / 1e6;
    standstill.busy = Math.max(standstill.busy ?? 0, now - before);
    before = now;
  }, 5);
}

/** The longest standstill of the main process since the last call, and its thread's part (ms); runs there. */
function longestStill() {
  const { standstill } = /** @type {any} */ (globalThis);
  const { watch, busy } = standstill;
  const longest = /** @type {number} */ (watch.max) / 1e6;
  watch.reset();
  standstill.busy = busy === undefined ? undefined : 0;
  return /** @type {const} */ ([longest, /** @type {number | undefined} */ (busy)]);
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
