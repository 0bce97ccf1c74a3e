import { expect } from '@playwright/test';
import { isComputing, runsByItself, type Facts } from './facts.ts';
import { invariants } from './invariants/all.ts';
import { longestAnswer, type Table } from './table.ts';
import { within } from './within.ts';

/** A violated invariant. */
export interface Failure {
  readonly invariant: string;
  readonly sentences: readonly string[];
  /** A picture of the board then; undefined if none could be taken. */
  readonly screenshot?: string;
}

/**
 * How long the drawing may take to be up to date (ms): animations take time, and longer on a busy
 * machine.
 */
const grace = 10_000;
/** The most time of a computer's move (ms). */
const longestThought = 45_000;
/** The most time to wait for a match that runs by itself (ms). */
const longestRun = 15_000;

const intervals = [10, 20, 40, 80, 160];

/** Waits until the program is idle and all invariants hold. @returns a violation. */
export async function settle(
  table: Table,
  without: readonly string[],
): Promise<Failure | undefined> {
  try {
    await rests(table);
  } catch (error) {
    return complaint(table) ?? unanswered(error);
  }
  return hold(table, () => table.look(), without);
}

/** Waits until the invariants of every page hold. @returns a violation. */
export function settleElsewhere(
  table: Table,
  without: readonly string[],
): Promise<Failure | undefined> {
  const elsewhere = invariants.filter(({ everywhere }) => everywhere !== true);
  return hold(table, () => table.glance(), [...without, ...elsewhere.map(({ name }) => name)]);
}

async function hold(
  table: Table,
  look: () => Promise<Facts>,
  without: readonly string[],
): Promise<Failure | undefined> {
  const held = invariants.filter(({ name }) => !without.includes(name));
  let failure: Failure | undefined;
  const check = async (): Promise<void> => {
    const facts = await look();
    await everyoneAnswers(table);
    failure = complaint(table);
    for (const { name, faults } of held) {
      if (failure !== undefined) break;
      const sentences = faults(facts);
      if (sentences.length > 0) failure = { invariant: name, sentences };
    }
  };
  try {
    await expect(async () => {
      await check();
      expect(failure).toBeUndefined();
    }).toPass({ timeout: grace, intervals });
    return undefined;
  } catch {
    // On a busy machine not even one check may have ended in time.
    if (failure === undefined)
      await check().catch((error: unknown) => (failure = unanswered(error)));
    return failure;
  }
}

function unanswered(error: unknown): Failure {
  return { invariant: 'answers', sentences: [String(error)] };
}

/** Waits until a person is to move or the game is over; a match that runs by itself may never end. */
async function rests(table: Table): Promise<void> {
  const facts = await table.look();
  if (!isComputing(facts)) return;
  const timeout = runsByItself(facts) ? longestRun : longestThought;
  const rest = expect
    .poll(async () => isComputing(await table.look()), {
      timeout,
      intervals,
      message: 'the computer should play',
    })
    .toBe(false);
  await rest.catch((error: unknown) => {
    if (!runsByItself(table.facts)) throw error;
  });
}

async function everyoneAnswers({ program: { app } }: Table): Promise<void> {
  const asked = app.windows().map((page) => page.evaluate(() => true));
  await within(longestAnswer, Promise.all(asked), 'A window does not answer.');
  await within(
    longestAnswer,
    app.evaluate(() => true),
    'The main process does not answer.',
  );
}

function complaint({ program }: Table): Failure | undefined {
  const sentences = program.complaints();
  return sentences.length === 0 ? undefined : { invariant: 'console', sentences };
}
