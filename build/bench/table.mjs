// npm run bench -- table [words]: what a user waits for, beside its goals, each measured by the command in its row.
import { execFileSync } from 'node:child_process';
import { buildAll } from '../bundles/bundle.mjs';
import { program } from '../bundles/targets.mjs';
import { inRoot } from '../common/paths.mjs';
import { benchFilm } from './film.mjs';
import { benchPage } from './page.mjs';
import { benchRecords } from './records.mjs';
import { benchStarting } from './starting.mjs';

/** @typedef {Record<string, string | number | null | undefined>} Row */
/** @typedef {Record<string, Row[]>} Tables by title */

/**
 * @typedef {object} Goal
 * @property {string} work
 * @property {number} most the goal
 * @property {'×' | 'ms'} unit × is the ratio to what is beside it
 * @property {string} [beside]
 * @property {(rows: readonly Row[]) => readonly unknown[]} values what was measured, in that unit
 */

/** @typedef {{ command: string, measure: () => Promise<Tables>, goals: readonly Goal[] }} Measurement */

/** @param {string} name of a benchmark of the engine @param {string} column */
const of = (name, column) => (/** @type {readonly Row[]} */ rows) =>
  rows.filter((row) => row['name'] === name).map((row) => row[column]);

/** @param {string} column */
const all = (column) => (/** @type {readonly Row[]} */ rows) => rows.map((row) => row[column]);

const native = 'the same in C++';
const barePage = 'a bare page';

/** @type {readonly Measurement[]} */
const measurements = [
  {
    command: 'npm run bench -- start',
    measure: benchStarting,
    goals: [
      {
        work: 'home is shown',
        beside: barePage,
        most: 1.2,
        unit: '×',
        values: of('start: the home view', 'times the bare page'),
      },
      {
        work: 'home answers',
        beside: barePage,
        most: 1.3,
        unit: '×',
        values: of('start: the home view answers', 'times the bare page'),
      },
    ],
  },
  engineMeasurement('solve 200 fingers, cutoff', { beside: native, most: 1.5, unit: '×' }),
  engineMeasurement('random play of 10 fingers', { beside: native, most: 2, unit: '×' }),
  engineMeasurement('random play of 15 fingers', { most: 300, unit: 'ms' }),
  engineMeasurement('random play of 20 fingers', { most: 1000, unit: 'ms' }),
  engineMeasurement('solve default Chopsticks', { beside: native, most: 6, unit: '×' }),
  engineMeasurement('perft 13 of default Chopsticks', { beside: native, most: 1.5, unit: '×' }),
  {
    command: 'npm run build -- main analyst preload renderer menu cli',
    measure: measureBuild,
    goals: [
      { work: 'the builds of a first start', most: 5000, unit: 'ms', values: all('took (ms)') },
    ],
  },
  {
    command: 'npm run bench -- film',
    measure: benchFilm,
    goals: [{ work: 'an animation of 31 moves', most: 3000, unit: 'ms', values: all('took (ms)') }],
  },
  {
    command: 'npm run bench -- records',
    measure: benchRecords,
    goals: [
      {
        work: 'a long record is on the table',
        most: 3000,
        unit: 'ms',
        values: (rows) => [shownAfter(rows)],
      },
      {
        work: 'the main process stands still meanwhile',
        most: 100,
        unit: 'ms',
        values: (rows) => [longest(rows, 'main process still (ms)')],
      },
    ],
  },
  {
    command: 'npm run bench -- page',
    measure: benchPage,
    goals: [
      {
        work: 'the page answers while computers play',
        most: 50,
        unit: 'ms',
        values: whilePlayed,
      },
    ],
  },
];

/**
 * Measures the rows that have all of the words, in order.
 *
 * @param {readonly string[]} words
 * @returns {Promise<Tables>}
 */
export async function benchTable(words) {
  /** @type {Row[]} */
  const rows = [];
  for (const { command, measure, goals } of measurements) {
    const text = `${command} ${goals.map(({ work }) => work).join(' ')}`.toLowerCase();
    if (!words.every((word) => text.includes(word.toLowerCase()))) continue;
    const measured = Object.values(await measure()).flat();
    for (const { work, beside = '–', most, unit, values } of goals) {
      const now = median(values(measured).map(Number).filter(Number.isFinite));
      rows.push({
        work,
        beside,
        now: now === undefined ? '–' : `${now} ${unit}`,
        goal: `${most} ${unit}`,
        command,
      });
    }
  }
  return { 'What a user waits for': rows };
}

/**
 * @param {string} name
 * @param {Omit<Goal, 'work' | 'values'>} goal
 * @returns {Measurement}
 */
function engineMeasurement(name, goal) {
  const column = goal.unit === '×' ? '× native' : 'median ms';
  return {
    command: `npm run bench -- "${name}"`,
    measure: () => Promise.resolve({ engine: measureEngine(name) }),
    goals: [{ ...goal, work: name, values: of(name, column) }],
  };
}

/**
 * Runs a benchmark of the engine, and its yardstick, in a process without the garbage of others.
 *
 * @param {string} name
 * @returns {Row[]}
 */
function measureEngine(name) {
  const args = [inRoot('dist', 'bench', 'main.js'), name, '--json'];
  return JSON.parse(
    execFileSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
}

async function measureBuild() {
  const since = performance.now();
  await buildAll({ only: program });
  return { build: [{ 'took (ms)': Math.round(performance.now() - since) }] };
}

/** How long the slowest record takes from opening it until it is shown (ms). @param {readonly Row[]} rows */
function shownAfter(rows) {
  const took = (/** @type {string} */ step) =>
    rows.filter((row) => row['step'] === step).map((row) => Number(row['took (ms)']));
  const shown = took('until it is shown');
  return Math.max(...took('open it').map((opened, index) => opened + (shown[index] ?? 0)));
}

/** @param {readonly Row[]} rows */
function whilePlayed(rows) {
  return rows
    .filter((row) => row['the page'] === 'two computers play')
    .map((row) => row['all (ms)']);
}

/** @param {readonly Row[]} rows @param {string} column */
function longest(rows, column) {
  return Math.max(...rows.map((row) => Number(row[column])).filter(Number.isFinite));
}

/** @param {readonly number[]} values @returns {number | undefined} */
function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
