import fs from 'node:fs';
import path from 'node:path';
import { anderson, asValues, distance } from '../../engine/digit-conquest/solver/anderson.ts';
import { areBounds, farthest } from '../../engine/digit-conquest/solver/certificate.ts';
import { endlessTable } from '../../engine/digit-conquest/solver/endless-deck.ts';
import { conquestSettings } from '../../engine/digit-conquest/settings.ts';
import { raceOf, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { shippedTable } from '../../engine/digit-conquest/solver/shipped-tables.ts';
import { defaultSettings } from '../../engine/settings/settings.ts';
import { parseWholeNumber } from '../../engine/settings/whole-number.ts';
import { checkBounds } from './bounds.ts';
import { countGuidances } from './guidances.ts';
import { halfDeckBounds, halfDecks } from './half-decks.ts';
import { makeLadder } from './ladder.ts';
import { checkLaws } from './laws.ts';
import { loadProgress, saveProgress } from './progress.ts';
import { countReasons } from './reasons.ts';
import { checkSmallDecks } from './small-decks.ts';
import { tableModule } from './table-module.ts';
import { checkVariants } from './variants.ts';
import { makeWorkerPool } from './worker-pool.ts';

/** How many passes the acceleration uses. */
const passesRemembered = 5;

/** The residual at which a table is accepted; its values are off by about ten times as much. */
const precision = 1e-13;

/** The largest proven error of a table's values, which `check` proves. */
const provenWithin = 1e-10;

/** The largest error of a deck's values in fixed point, which `bounds` proves. */
const provenInFixedPoint = 3.6e-5;

/** The cost of a pass in the game whose values are bounds; the residual is small compared with it. */
const costOfPass = 1e-12;

/** The most that one more pass may change in an accepted table. */
const certified = 1e-10;

/** The default number of fingers up to which the laws of Chopsticks are checked. */
const mostFingers = 100;

const variants = ['clamped', 'exact'] as const;

/**
 * Computes the tables of the real deck, or runs one of the checks.
 *
 * @param wanted - names of tables (both by default), or `check`; `bounds` for errors in fixed point; `small` for small decks; `ladder` for
 * puzzles; `variants` or `laws` for Chopsticks; after `laws`, the largest number of fingers;
 * `reasons` for the share of explained moves, `guide` for what the guide says.
 * @param root - the project's folder.
 * @returns the exit status.
 */
export async function makeTables(wanted: readonly string[], root: string): Promise<number> {
  if (wanted.join() === 'check') return checkTables();
  if (wanted.join() === 'bounds') return checkAllBounds();
  if (wanted.join() === 'small') return checkSmallDecks();
  if (wanted.join() === 'ladder') return makeLadder(root);
  if (wanted.join() === 'variants') return checkVariants();
  if (wanted.join() === 'reasons') return countReasons();
  if (wanted.join() === 'guide') return countGuidances();
  if (wanted[0] === 'laws') {
    const to = parseWholeNumber(wanted[1] ?? String(mostFingers), 2, mostFingers);
    if (to !== undefined) return checkLaws(to);
    console.error(`Laws are tried up to 2 to ${mostFingers} fingers, not "${wanted[1] ?? ''}".`);
    return 1;
  }
  const unknown = wanted.find((word) => !variants.some((variant) => variant === word));
  if (unknown !== undefined) {
    console.error(
      `There is no table "${unknown}". Tables: ${variants.join(', ')}; or check, bounds, small, ladder, variants, laws, reasons or guide.`,
    );
    return 1;
  }
  for (const variant of variants) {
    if (wanted.length === 0 || wanted.includes(variant)) await makeTable(variant, root);
  }
  return 0;
}

/**
 * Checks the stored tables: one more pass must change next to nothing, and two passes over bounds around
 * them prove the largest error.
 */
async function checkTables(): Promise<number> {
  let status = 0;
  for (const variant of variants) {
    const race = raceWith(variant);
    const shipped = shippedTable(race);
    if (shipped === undefined) throw new RangeError(`There is no ${variant} table.`);
    const { table } = shipped;
    const bounds = halfDeckBounds(race, table, costOfPass);
    const within = farthest(table, bounds);
    const pool = makeWorkerPool(race);
    const pass = (from: Float64Array, number: number): Promise<Float64Array> =>
      pool.pass(from, (share) => showShare(variant, number, share));
    const residual = distance(table, await pass(table, 1));
    const after = { lower: await pass(bounds.lower, 2), upper: await pass(bounds.upper, 3) };
    await pool.end();
    const proven = areBounds(race, bounds, after);
    console.error(
      `${variant}: one more pass changes ${residual.toExponential(2)}; ` +
        (proven ? `proven to within ${within.toExponential(2)}` : 'not proven'),
    );
    if (residual > certified || !proven || within > (shipped.within ?? 0)) status = 1;
  }
  return status;
}

/** The positions of random matches to judge. */
const positionsJudged = 10_000;

/** Compares all values of the real deck in fixed point with those in double precision. */
function checkAllBounds(): number {
  let status = 0;
  for (const subtraction of variants) {
    const settings = defaultSettings(conquestSettings, { subtraction });
    const shipped = shippedTable(raceOf(settings));
    if (shipped === undefined) throw new RangeError(`There is no ${subtraction} table.`);
    const { levels, moves, certain, wrong } = checkBounds(settings, shipped, positionsJudged);
    console.log(`${subtraction}\ncards  largest error  shown`);
    for (const { cards, off, proven } of levels) {
      console.log(`${cards.toString().padStart(5)}  ${off.toFixed(8)}     ${proven.toFixed(8)}`);
    }
    console.log(
      `${positionsJudged} positions of random matches: ${certain} of ${moves} moves are marked with certainty ` +
        `(${((100 * certain) / moves).toFixed(2)}%), ${wrong} of them wrongly.`,
    );
    if (wrong > 0 || levels.some(({ off, proven }) => off > proven)) status = 1;
  }
  return status;
}

function raceWith(variant: (typeof variants)[number]): Race {
  return { target: 50, digits: 9, copies: 4, clamped: variant === 'clamped' };
}

async function makeTable(variant: (typeof variants)[number], root: string): Promise<void> {
  const race = raceWith(variant);
  const progressFile = path.join(root, 'dist', `tables-${variant}.progress`);
  const resumed = loadProgress(progressFile);
  const halves = halfDecks(race);
  let { table, passes } = resumed ?? { table: halves.start(endlessTable(race)), passes: 0 };
  console.error(
    resumed === undefined
      ? `${variant}: starting`
      : `${variant}: going on after pass ${passes.toString()}`,
  );
  const acceleration = anderson(passesRemembered);
  const pool = makeWorkerPool(race);
  try {
    for (;;) {
      const since = performance.now();
      const image = await pool.pass(table, (share) => showShare(variant, passes + 1, share));
      passes++;
      const residual = distance(table, image);
      console.error(
        `${variant}: pass ${passes.toString()}, ${((performance.now() - since) / 1000).toFixed(1)} s, ` +
          `residual ${residual.toExponential(2)}, first player ${(1 - (image[0] ?? 0)).toFixed(12)}`,
      );
      if (residual <= precision) {
        const file = path.join(root, 'engine/digit-conquest/solver/tables', `${variant}.ts`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(
          file,
          tableModule(race, image, residual, provenWithin, provenInFixedPoint),
        );
        fs.rmSync(progressFile, { force: true });
        console.error(`${variant}: wrote ${path.relative(root, file)}`);
        return;
      }
      table = asValues(acceleration.next(table, halves.next(table, image)));
      saveProgress(progressFile, { table, passes });
    }
  } finally {
    await pool.end();
  }
}

/** Shows the progress of a pass on one line, if the output is a terminal. */
function showShare(variant: string, pass: number, share: number): void {
  if (!process.stderr.isTTY) return;
  const percent = Math.floor(100 * share).toString();
  process.stderr.write(`\r${variant}: pass ${pass.toString()}, ${percent} % `);
}
