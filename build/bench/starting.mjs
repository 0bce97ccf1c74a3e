// Measures the time from the start to the home view, and from there to a playable board. Each is
// compared with a bare page in the same Chromium, since machines differ, and repeated with thousands of
// saved matches.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { _electron } from '@playwright/test';
import { root } from '../common/paths.mjs';
import { findElectron } from '../machine/electron-binary.mjs';
import { standinEnvironment } from '../standin/index.mjs';

const runs = 20;

/** The number of matches in a large library. */
const many = 10_000;

/** @typedef {import('@playwright/test').ElectronApplication} App */

/** Starts both programs alternately and takes the medians. */
export async function benchStarting() {
  if (findElectron() === undefined) Object.assign(process.env, standinEnvironment);
  /** @type {Pair[]} */
  const pairs = [];
  await pair();
  for (let run = 0; run < runs; run++) pairs.push(await pair());
  if (folderOfBare !== undefined) fs.rmSync(folderOfBare, { recursive: true });
  if (folderOfMany !== undefined) fs.rmSync(folderOfMany, { recursive: true });
  const bare = median(pairs.map((each) => each.bare));
  const row = (/** @type {string} */ name, /** @type {(pair: Pair) => number} */ value) => ({
    name,
    'median ms': Math.round(median(pairs.map(value))),
    'times the bare page': Number(median(pairs.map((each) => value(each) / each.bare)).toFixed(2)),
  });
  const starts = [
    { name: 'start: a bare page', 'median ms': Math.round(bare), 'times the bare page': 1 },
    row('start: the home view', ({ home }) => home),
    row('start: the home view answers', ({ answers }) => answers),
    row('start: from home to a board', ({ board }) => board),
  ];
  const more = (/** @type {string} */ name, /** @type {(pair: Pair) => Start} */ of) => ({
    'how much longer, in ms': name,
    'home view': Math.round(median(pairs.map((each) => of(each).home - each.home))),
    'home view answers': Math.round(median(pairs.map((each) => of(each).answers - each.answers))),
    'from home to a board': Math.round(median(pairs.map((each) => of(each).board - each.board))),
  });
  const libraries = [
    more(`start: with ${many} matches`, ({ indexed }) => indexed),
    more(`start: with ${many} matches and no index`, ({ bareFiles }) => bareFiles),
  ];
  return { starts, libraries };
}

/** @type {string | undefined} */
let folderOfMany;

/** A user-data folder with many matches. @returns {Promise<string>} */
async function manyMatches() {
  if (folderOfMany !== undefined) return folderOfMany;
  folderOfMany = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-bench-'));
  const built = pathToFileURL(path.join(root, 'dist', 'bench', 'fill-library.js')).href;
  const { fillLibrary } = /** @type {typeof import('../../storage/library/filling.ts')} */ (
    await import(built)
  );
  fillLibrary(folderOfMany, many);
  return folderOfMany;
}

/** @type {string | undefined} */
let folderOfBare;

/**
 * A program whose page has only a heading, served as ours are: the minimum that any program takes to
 * start.
 */
function bareProgram() {
  if (folderOfBare !== undefined) return folderOfBare;
  folderOfBare = fs.mkdtempSync(path.join(os.tmpdir(), 'bare-page-'));
  const manifest = { name: 'bare-page', type: 'module', main: 'main.js' };
  fs.writeFileSync(path.join(folderOfBare, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folderOfBare, 'main.js'), bareMain);
  return folderOfBare;
}

const bareMain = `
import { app, BrowserWindow, protocol } from 'electron';

protocol.registerSchemesAsPrivileged([
  { scheme: 'app', privileges: { standard: true, secure: true } },
]);
void app.whenReady().then(() => {
  const page = '<!doctype html><title>Bare page</title><h1>Bare page</h1>';
  const headers = { 'content-type': 'text/html' };
  protocol.handle('app', () => new Response(page, { headers }));
  const window = new BrowserWindow({ width: 1280, height: 800, show: false });
  window.once('ready-to-show', () => window.show());
  void window.loadURL('app://bare/page.html');
});
`;

/** @typedef {{ home: number, answers: number, board: number }} Start in milliseconds */
/** @typedef {Start & { bare: number, indexed: Start, bareFiles: Start }} Pair in milliseconds */

/** @returns {Promise<Pair>} */
async function pair() {
  const bare = await timed([bareProgram()], () => Promise.resolve(0));
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-bench-'));
  const own = await started(userData);
  fs.rmSync(userData, { recursive: true, maxRetries: 5 });
  const large = await manyMatches();
  const index = path.join(large, 'matches', 'index.json');
  const kept = path.join(large, 'index.json');
  // A start without an index may end before it has written one.
  if (fs.existsSync(kept)) fs.copyFileSync(kept, index);
  else fs.copyFileSync(index, kept);
  const indexed = await started(large);
  fs.rmSync(index);
  const bareFiles = await started(large);
  return { bare: bare.painted, ...own, indexed, bareFiles };
}

/** @param {string} userData @returns {Promise<Start>} */
async function started(userData) {
  let board = 0;
  const { painted, answers } = await timed(['.', `--user-data-dir=${userData}`], async (app) => {
    const page = await app.firstWindow();
    const answersAt = await page.evaluate(answering);
    board = await page.evaluate(toBoard);
    return answersAt;
  });
  return { home: painted, answers, board };
}

/**
 * @param {string[]} args
 * @param {(app: App) => Promise<number>} answering resolves with the time when it answers (ms since
 * 1970)
 */
async function timed(args, answering) {
  const since = Date.now();
  const app = await _electron.launch({ args, cwd: root, colorScheme: null });
  try {
    const page = await app.firstWindow();
    return { painted: (await paintedAt(page)) - since, answers: (await answering(app)) - since };
  } finally {
    await app.close();
  }
}

/** @param {import('@playwright/test').Page} page */
async function paintedAt(page) {
  for (;;) {
    // The window's first, empty page may be replaced while the query runs.
    const at = await page.evaluate(firstPaint).catch(() => null);
    if (typeof at === 'number') return at;
    await page.waitForTimeout(20);
  }
}

/** The time of the page's first paint (ms since 1970), or null before it. */
const firstPaint = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return paint === undefined ? null : performance.timeOrigin + paint.startTime;
})()`;

/** The time when the home view handles a click (ms since 1970). */
const answering = `new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('main [data-last] button') === null) {
      requestAnimationFrame(look);
    } else resolve(performance.timeOrigin + performance.now());
  };
  look();
})`;

/** Starts the first game of the home view and measures the time until a piece can be picked up. */
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
