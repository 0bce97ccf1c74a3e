// Measures how long the page takes to answer while two computers play at full speed, beside a page at rest in the
// same run: what others do on the machine is in both.
import { setTimeout } from 'node:timers/promises';
import { requesting, standstills, withFolder, withProgram } from './standstill.mjs';

/**
 * @typedef {import('./standstill.mjs').App} App
 * @typedef {import('./standstill.mjs').Page} Page
 */

/** How long each part is measured (ms). */
const lasts = 10_000;

const computer = { kind: 'computer', difficulty: 'easy' };

/** A game that two computers take long to end. */
const match = {
  game: 'digit-conquest',
  settings: { target: 200 },
  players: [computer, computer],
  first: 0,
};

/** Lets two computers play and measures what the page takes to answer. */
export async function benchPage() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  await withFolder((userData) =>
    withProgram(userData, async (app, page) => {
      rows.push(await measured('at rest', app, page));
      await page.evaluate(playsAlways);
      rows.push(await measured('two computers play', app, page));
      await page.evaluate('stopPlaying()');
      rows.push(await measured('at rest again', app, page));
    }),
  );
  return { page: rows };
}

/**
 * @param {string} name
 * @param {App} app
 * @param {Page} page
 */
async function measured(name, app, page) {
  await setTimeout(1000);
  await standstills(app, page);
  /** @type {number[]} */
  const times = [];
  const end = performance.now() + lasts;
  const plies = Number(await page.evaluate('window.plies ?? 0'));
  while (performance.now() < end) {
    const since = performance.now();
    await page.evaluate('1 + 1');
    times.push(performance.now() - since);
    await setTimeout(5);
  }
  times.sort((one, other) => one - other);
  const within = (/** @type {number} */ share) =>
    Math.round(times[Math.ceil(share * times.length) - 1] ?? 0);
  return {
    'the page': name,
    'plies shown': Number(await page.evaluate('window.plies ?? 0')) - plies,
    answers: times.length,
    'half of them within (ms)': within(0.5),
    '99 % (ms)': within(0.99),
    'all (ms)': within(1),
    ...(await standstills(app, page)),
  };
}

/** Starts a match of computers, and another one as often as one is over. */
const playsAlways = `(async () => {
  window.plies = 0;
  const begin = () => ${requesting('newMatch', match)};
  const stop = digitDuels.on('view', ({ head }) => {
    window.plies++;
    if (head.state.kind === 'over') void begin();
  });
  window.stopPlaying = () => {
    stop();
    return ${requesting('pauseComputers', { on: true })};
  };
  await begin();
})()`;
