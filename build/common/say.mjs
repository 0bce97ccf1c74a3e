// What the scripts tell a person goes to stderr, so that stdout stays the program's own.

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since a time taken with `performance.now()` */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * A failure that needs one sentence and no stack, because the sentence says the cure.
 */
export class UserError extends Error {}

/**
 * @param {unknown} error
 * @returns {string} its sentence, or where it came from if nobody foresaw it
 */
export function describe(error) {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a script's work and turns what goes wrong into an exit status.
 *
 * @param {() => Promise<number | void>} work resolves with the exit status, 0 by default
 */
export async function runScript(work) {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    say(describe(error));
    process.exitCode = 1;
  }
}
