// Measures how long the main process and the page stand still while a long record is opened, played on, taken
// back, stepped through, opened again, and read at the next start.
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
 * @typedef {{ step: string, 'took (ms)': number, 'main process still (ms)': number, 'page still (ms)': number }} Row
 */

const config = { start: 'table', appearance: { motion: 'off', pace: 'fast' } };

/** How the plies of a record follow each other. */
const shapes = {
  'one line': (/** @type {string[]} */ plies) => plies.join('\n'),
  'one variation': (/** @type {string[]} */ [first = '', ...plies]) =>
    `${first} (${[first, ...plies].join('\n')})`,
};

/** @type {readonly { plies: number, players: number, shape: keyof typeof shapes }[]} */
const records = [
  { plies: 50_000, players: 2, shape: 'one line' },
  { plies: 120_000, players: 6, shape: 'one line' },
  { plies: 120_000, players: 6, shape: 'one variation' },
];

/** Opens each record and prints what its steps take. */
export async function benchRecords() {
  if (findElectron() === undefined) Object.assign(process.env, standinEnvironment);
  for (const { plies, players, shape } of records) {
    const rows = await measured(recordOf(plies, players, shape));
    console.log(`${plies} plies of ${players} players in ${shape}:`);
    console.table(rows);
  }
}

/**
 * A record whose players move fingers to and fro between their own hands.
 *
 * @param {number} plies
 * @param {number} players
 * @param {keyof typeof shapes} shape
 */
function recordOf(plies, players, shape) {
  const moves = Array.from({ length: plies }, (_, ply) =>
    Math.floor(ply / players) % 2 === 0 ? '11-02' : '02-11',
  );
  const tags = { Game: 'chopsticks', players, suicide: true, repetition: 0, First: 1 };
  const head = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${head.join('\n')}\n\n${shapes[shape](moves)} *\n`;
}

/** @param {string} text of a record */
async function measured(text) {
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-records-'));
  fs.writeFileSync(path.join(userData, 'config.jsonc'), JSON.stringify(config));
  /** @type {Row[]} */
  const rows = [];
  try {
    await withProgram(userData, async (app, page) => {
      const step = stepsOf(app, page, rows);
      const asked = { text, name: 'long.duel' };
      await step('open it', () => page.evaluate(requesting('openRecordText', asked)));
      await step('until it is shown', () => page.evaluate(isListed));
      await step('play a move', () => page.evaluate(playsFirst));
      await step('undo', () => page.evaluate(requesting('undo')));
      await step('redo', () => page.evaluate(requesting('redo')));
      const start = { place: { path: [], at: 0 }, notation: null };
      await step('go to the start', () => page.evaluate(requesting('goTo', start)));
      await step('open it again', () => page.evaluate(requesting('openRecordText', asked)));
      await step('begin a review', () => page.evaluate(reviews));
    });
    await withProgram(userData, async (app, page) => {
      const step = stepsOf(app, page, rows);
      await step('until it is shown again', () => page.evaluate(isListed));
    });
  } finally {
    fs.rmSync(userData, { recursive: true, maxRetries: 5 });
  }
  return rows;
}

/**
 * @param {string} userData
 * @param {(app: App, page: Page) => Promise<void>} work
 */
async function withProgram(userData, work) {
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
 * @param {App} app
 * @param {Page} page
 * @param {Row[]} rows
 */
function stepsOf(app, page, rows) {
  return async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => {
    await app.evaluate(longestStill);
    await page.evaluate(longestStillOfPage);
    const since = performance.now();
    await work();
    // What follows from it is part of it.
    await page.evaluate(whenIdle);
    rows.push({
      step: name,
      'took (ms)': Math.round(performance.now() - since),
      'main process still (ms)': Math.round(await app.evaluate(longestStill)),
      'page still (ms)': Math.round(Number(await page.evaluate(longestStillOfPage))),
    });
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

const whenIdle = `new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, 300));
})`;

/** Waits for a list with all moves. */
const isListed = `new Promise((resolve) => {
  const look = () => {
    const row = document.querySelector('[data-part=moves] li[aria-setsize]');
    if (Number(row?.getAttribute('aria-setsize') ?? 0) >= 1000) resolve();
    else setTimeout(look, 20);
  };
  look();
})`;

/**
 * @param {string} name
 * @param {unknown} [payload]
 */
function requesting(name, payload) {
  return `digitDuels.request('${name}', ${JSON.stringify(payload)}).then((answer) => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  })`;
}

/** Plays the first legal move, as a view says it after the whole match was asked for. */
const playsFirst = `new Promise((resolve, reject) => {
  const stop = digitDuels.on('view', ({ head, rest }) => {
    if (rest) return;
    stop();
    const { moves, revision } = head;
    const asked = { move: moves[0].notation, revision };
    digitDuels.request('play', asked).then(resolve, reject);
  });
  digitDuels.request('view');
})`;

/** Begins a review, and leaves it. */
const reviews = `new Promise((resolve) => {
  const stop = digitDuels.on('view', ({ head: { revision } }) => {
    stop();
    digitDuels.request('review', { revision });
    setTimeout(() => digitDuels.request('leaveReview').then(resolve), 500);
  });
  digitDuels.request('view');
})`;
