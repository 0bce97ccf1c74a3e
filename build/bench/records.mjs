// Measures how long the main process and the page stand still while a long record is opened, played on, taken
// back, stepped through, opened again, and read at the next start.
import { setTimeout } from 'node:timers/promises';
import { requesting, standstills, withFolder, withProgram } from './standstill.mjs';

/**
 * @typedef {import('./standstill.mjs').App} App
 * @typedef {import('./standstill.mjs').Page} Page
 * @typedef {Awaited<ReturnType<typeof standstills>> & { step: string, 'took (ms)': number }} Row
 */

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

/** Opens each record and measures what its steps take. */
export async function benchRecords() {
  /** @type {import('./table.mjs').Tables} */
  const tables = {};
  for (const { plies, players, shape } of records) {
    const title = `${plies} plies of ${players} players in ${shape}`;
    tables[title] = await measured(recordOf(plies, players, shape));
  }
  return tables;
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
  /** @type {Row[]} */
  const rows = [];
  await withFolder(async (userData) => {
    await withProgram(userData, async (app, page) => {
      const step = stepsOf(app, page, rows);
      await step('nothing, for comparison', () => setTimeout(3000));
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
  });
  return rows;
}

/**
 * @param {App} app
 * @param {Page} page
 * @param {Row[]} rows
 */
function stepsOf(app, page, rows) {
  return async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => {
    await standstills(app, page);
    const since = performance.now();
    await work();
    // What follows from it is part of it.
    await page.evaluate(whenIdle);
    const took = Math.round(performance.now() - since);
    rows.push({ step: name, 'took (ms)': took, ...(await standstills(app, page)) });
  };
}

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
