import fs from 'node:fs';
import path from 'node:path';
import { anderson, asValues, distance } from '../../engine/digit-conquest/solver/anderson.ts';
import { areBounds, farthest } from '../../engine/digit-conquest/solver/certificate.ts';
import { endlessTable } from '../../engine/digit-conquest/solver/endless-deck.ts';
import { halfDeckBounds, halfDecks } from '../../engine/digit-conquest/solver/half-decks.ts';
import type { Race } from '../../engine/digit-conquest/solver/race.ts';
import { shippedTable } from '../../engine/digit-conquest/solver/shipped-tables.ts';
import { parseWholeNumber } from '../../engine/settings/whole-number.ts';
import { makeLadder } from './ladder.ts';
import { checkLaws } from './laws.ts';
import { loadProgress, saveProgress } from './progress.ts';
import { checkSmallDecks } from './small-decks.ts';
import { tableModule } from './table-module.ts';
import { checkVariants } from './variants.ts';
import { makeWorkerPool } from './worker-pool.ts';

/** How many passes the acceleration remembers. */
const passesRemembered = 5;

/** The residual at which a table is good: its values are off by some ten times as much. */
const precision = 1e-13;

/** How far the values of a table are from the true ones at most, which `check` proves. */
const provenWithin = 1e-10;

/** What a pass may cost in the game whose values are bounds; the residual is small beside it. */
const costOfPass = 1e-12;

/** What one more pass may change in a table that is good enough. */
const certified = 1e-10;

/** As far as the laws of Chopsticks are tried, unless said. */
const mostFingers = 100;

const variants = ['clamped', 'exact'] as const;

/**
 * Finds the tables of the real deck, or checks them.
 *
 * @param wanted - which of them; both, if none is named; or `check`; or `small`, for small decks; or `ladder`, of puzzles; or `variants` or `laws`, of Chopsticks; behind `laws`, up to how many fingers.
 * @param root - the project's folder.
 * @returns the exit status.
 */
export async function makeTables(wanted: readonly string[], root: string): Promise<number> {
  if (wanted.join() === 'check') return checkTables();
  if (wanted.join() === 'small') return checkSmallDecks();
  if (wanted.join() === 'ladder') return makeLadder(root);
  if (wanted.join() === 'variants') return checkVariants();
  if (wanted[0] === 'laws') {
    const to = parseWholeNumber(wanted[1] ?? String(mostFingers), 2, mostFingers);
    if (to !== undefined) return checkLaws(to);
    console.error(`Laws are tried up to 2 to ${mostFingers} fingers, not "${wanted[1] ?? ''}".`);
    return 1;
  }
  const unknown = wanted.find((word) => !variants.some((variant) => variant === word));
  if (unknown !== undefined) {
    console.error(
      `There is no table "${unknown}". Tables: ${variants.join(', ')}; or check, small, ladder, variants or laws.`,
    );
    return 1;
  }
  for (const variant of variants) {
    if (wanted.length === 0 || wanted.includes(variant)) await makeTable(variant, root);
  }
  return 0;
}

/**
 * Makes one more pass with the tables that are there, which must change next to nothing, and two with
 * bounds about them, which prove how far they are from the true ones at most.
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
        fs.writeFileSync(file, tableModule(race, image, residual, provenWithin));
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

/** Shows how far a pass is, on one line, where somebody may be looking. */
function showShare(variant: string, pass: number, share: number): void {
  if (!process.stderr.isTTY) return;
  const percent = Math.floor(100 * share).toString();
  process.stderr.write(`\r${variant}: pass ${pass.toString()}, ${percent} % `);
}
