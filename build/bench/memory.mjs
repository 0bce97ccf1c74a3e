// Measures the memory that a hundred matches leave behind in the page and the main process. Every
// measurement shows the same table, so any difference is growth.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron } from '@playwright/test';
import { root } from '../common/paths.mjs';
import { findElectron } from '../machine/electron-binary.mjs';
import { standinEnvironment } from '../standin/index.mjs';
import { measureMemory } from './measure-memory.mjs';

/**
 * @typedef {import('@playwright/test').ElectronApplication} App
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./measure-memory.mjs').Memory} Memory
 * @typedef {{ after: number, memory: Memory }} Measure
 */

/** The pages visited between matches; after the last one the table stays open. */
const visits = ['home', 'library', 'statistics', 'preferences', 'analysis', 'table'];

/** Measure after this many matches: the first, one of each game and page, half of them, all. */
const measured = [1, 6, 50, 100];

/** @type {readonly { name: string, of: keyof Memory, unit?: number }[]} */
const lines = [
  { name: 'page: heap in KB', of: 'pageHeap', unit: 1024 },
  { name: 'page: without compiled code', of: 'pageHeld', unit: 1024 },
  { name: 'page: nodes', of: 'pageNodes' },
  { name: 'page: listeners', of: 'pageListeners' },
  { name: 'main: heap in KB', of: 'mainHeap', unit: 1024 },
  { name: 'main: without compiled code', of: 'mainHeld', unit: 1024 },
  { name: 'main: resident in KB', of: 'mainResident', unit: 1024 },
];

/** No pauses, and every animation plays. */
const config = { start: 'table', appearance: { pace: 'fastest', motion: 'full' } };

/** Plays a hundred matches and measures the memory along the way. */
export async function benchMemory() {
  if (findElectron() === undefined) Object.assign(process.env, standinEnvironment);
  const userData = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-memory-'));
  fs.writeFileSync(path.join(userData, 'config.jsonc'), JSON.stringify(config));
  const args = ['.', `--user-data-dir=${userData}`, '--seed=1'];
  const app = await _electron.launch({ args, cwd: root, colorScheme: null });
  try {
    return tableOf(await measures(app, userData));
  } finally {
    await app.close();
    fs.rmSync(userData, { recursive: true, maxRetries: 5 });
  }
}

/**
 * @param {App} app
 * @param {string} folder for temporary files
 */
async function measures(app, folder) {
  const page = await app.firstWindow();
  await page.locator('main .table button:not(:disabled)').first().waitFor();
  const games = await page.evaluate(idsOfGames);
  // The process keeps the memory of the first measurement, so discard that one.
  await measureMemory(app, page, folder);
  /** @type {Measure[]} */
  const all = [];
  const last = measured.at(-1) ?? 0;
  for (let match = 0; match < last; match++) {
    await page.evaluate(playsMatch(games[match % games.length] ?? '', match % 2));
    await page.locator('.result').first().waitFor();
    await visit(app, page, visits[match % visits.length] ?? '');
    if (!measured.includes(match + 1)) continue;
    await page.evaluate(opensMatchToMeasure(games[0] ?? ''));
    await page.locator('main .table button:not(:disabled)').first().waitFor();
    all.push({ after: match + 1, memory: await measureMemory(app, page, folder) });
  }
  return all;
}

const idsOfGames = `new Promise((resolve) => {
  const stop = digitDuels.on('preferences', ({ games }) => {
    stop();
    resolve(games.map(({ id }) => id));
  });
  void digitDuels.request('preferences');
})`;

/**
 * Plays a match between two easy computers to its end.
 *
 * @param {string} game
 * @param {number} first
 */
function playsMatch(game, first) {
  const easy = { kind: 'computer', difficulty: 'easy' };
  const asked = { game, settings: {}, players: [easy, easy], first };
  return `new Promise((resolve, reject) => {
    const begun = digitDuels.request('newMatch', ${JSON.stringify(asked)});
    let since = Infinity;
    let over = -1;
    const end = () => {
      if (over < since) return;
      stop();
      resolve();
    };
    const stop = digitDuels.on('view', ({ head }) => {
      if (head.state.kind === 'over') over = head.revision;
      end();
    });
    begun.then((answer) => {
      if (!answer.ok) return reject(new Error(answer.error));
      since = answer.value.revision;
      end();
    });
  })`;
}

/**
 * Opens the match to measure: between two people, not begun and not saved.
 *
 * @param {string} game
 */
function opensMatchToMeasure(game) {
  const person = { kind: 'person' };
  const asked = { game, settings: {}, players: [person, person], first: 0 };
  return `(async () => {
    const answer = await digitDuels.request('newMatch', ${JSON.stringify(asked)});
    if (!answer.ok) throw new Error(answer.error);
  })()`;
}

/**
 * Opens another page or analyses the match, then returns to the table.
 *
 * @param {App} app
 * @param {Page} page
 * @param {string} place
 */
async function visit(app, page, place) {
  if (place === 'preferences') {
    const [preferences] = await Promise.all([app.waitForEvent('window'), choose(app, place)]);
    await preferences.locator('[role=tab], nav a, nav button').first().waitFor();
    await preferences.close();
  } else if (place === 'analysis') {
    const valued = page.locator('[data-part=analysis]:not(:has(.waiting))');
    await choose(app, place);
    await valued.waitFor();
    await choose(app, place);
    await valued.waitFor({ state: 'detached' });
  } else if (place !== 'table') {
    await choose(app, place);
    await page.locator('h1').first().waitFor();
    await choose(app, 'table');
    await page.locator('main .table').first().waitFor();
  }
}

/**
 * Chooses a menu item.
 *
 * @param {App} app
 * @param {string} id
 */
async function choose(app, id) {
  await app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted);
    if (!item) throw new Error(`The menu has no item "${wanted}".`);
    /** @type {() => void} */ (item.click).call(item);
  }, id);
}

/** @param {readonly Measure[]} all */
function tableOf(all) {
  const [first, warm] = all;
  const [middle, last] = all.slice(-2);
  if (!first || !warm || !middle || !last) throw new Error('Too little was measured.');
  const rows = lines.map(({ name, of, unit = 1 }) => {
    const value = (/** @type {Measure} */ { memory }) => memory[of] / unit;
    const times = (/** @type {Measure} */ one) => Number((value(last) / value(one)).toFixed(2));
    const grown = (value(last) - value(middle)) / (last.after - middle.after);
    return {
      name,
      ...Object.fromEntries(all.map((each) => [`after ${each.after}`, Math.round(value(each))])),
      [`${last.after} : ${first.after}`]: times(first),
      [`${last.after} : ${warm.after}`]: times(warm),
      [`a match since ${middle.after}`]: Number(grown.toFixed(2)),
    };
  });
  return { memory: rows };
}
