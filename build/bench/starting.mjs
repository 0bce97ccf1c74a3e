// How long the program takes to its home view, and from there to a board that can be played, each beside
// a program with a bare page in the same Chromium, since no machine is like another.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { root } from '../common/paths.mjs';
import { findElectron } from '../machine/electron-binary.mjs';
import { standinEnvironment } from '../standin/index.mjs';

const runs = 10;

/** @typedef {import('@playwright/test').ElectronApplication} App */

/** Starts both programs in turn, and says what the medians are. */
export async function benchStarting() {
  if (findElectron() === undefined) Object.assign(process.env, standinEnvironment);
  /** @type {Pair[]} */
  const pairs = [];
  await pair();
  for (let run = 0; run < runs; run++) pairs.push(await pair());
  if (folderOfBare !== undefined) fs.rmSync(folderOfBare, { recursive: true });
  const bare = median(pairs.map((each) => each.bare));
  const row = (/** @type {string} */ name, /** @type {(pair: Pair) => number} */ value) => ({
    name,
    'median ms': Math.round(median(pairs.map(value))),
    'times the bare page': Number(median(pairs.map((each) => value(each) / each.bare)).toFixed(2)),
  });
  console.table([
    { name: 'start: a bare page', 'median ms': Math.round(bare), 'times the bare page': 1 },
    row('start: the home view', ({ home }) => home),
    row('start: from home to a board', ({ board }) => board),
  ]);
}

/** @type {string | undefined} */
let folderOfBare;

/** A program with one page that has nothing but a heading: what any program takes to start. */
function bareProgram() {
  if (folderOfBare !== undefined) return folderOfBare;
  folderOfBare = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-page-'));
  const manifest = { name: 'bare-page', type: 'module', main: 'main.js' };
  fs.writeFileSync(path.join(folderOfBare, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folderOfBare, 'main.js'), bareMain);
  return folderOfBare;
}

const bareMain = `
import { app, BrowserWindow } from 'electron';

void app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, show: false });
  window.once('ready-to-show', () => window.show());
  const page = '<!doctype html><title>Bare page</title><h1>Bare page</h1>';
  void window.loadURL('data:text/html,' + encodeURIComponent(page));
});
`;

/** @typedef {{ bare: number, home: number, board: number }} Pair in milliseconds */

/** @returns {Promise<Pair>} */
async function pair() {
  const bare = await timed([bareProgram()], async () => 0);
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-bench-'));
  const own = await timed(['.', `--user-data-dir=${userData}`], async (app) => {
    const page = await app.firstWindow();
    return /** @type {Promise<number>} */ (page.evaluate(toBoard));
  });
  fs.rmSync(userData, { recursive: true, maxRetries: 5 });
  return { bare: bare.painted, home: own.painted, board: own.more };
}

/**
 * @param {string[]} args
 * @param {(app: App) => Promise<number>} more what else is timed
 */
async function timed(args, more) {
  const since = Date.now();
  const app = await _electron.launch({ args, cwd: root, colorScheme: null });
  try {
    const page = await app.firstWindow();
    return { painted: (await paintedAt(page)) - since, more: await more(app) };
  } finally {
    await app.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function paintedAt(page) {
  for (;;) {
    // The empty page that a window begins with goes away under the question.
    const at = await page.evaluate(firstPaint).catch(() => null);
    if (typeof at === 'number') return at;
    await page.waitForTimeout(20);
  }
}

/** When a page showed something first, in milliseconds since 1970; null before that. */
const firstPaint = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint === undefined ? null : performance.timeOrigin + paint.startTime;
})()`;

/** Plays the first game of the home view: how long it takes until something can be picked up. */
const toBoard = `new Promise((resolve) => {
  const since = performance.now();
  document.querySelector('main [data-last] .buttons button').click();
  const look = () => {
    if (document.querySelector('main .table button:not(:disabled)') === null) {
      requestAnimationFrame(look);
    } else requestAnimationFrame(() => resolve(performance.now() - since));
  };
  look();
})`;

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
