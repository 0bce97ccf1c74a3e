// The scripts' own messages go to stderr, so that stdout is only the program's.
import fs from 'node:fs';

/** @param {string} line */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** @param {number} since a time taken with `performance.now()` */
export function secondsSince(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** An error reported as one sentence without a stack, because the sentence says what to do. */
export class UserError extends RangeError {}

/**
 * @param {unknown} error
 * @returns {string} its message, or its stack if it was unexpected
 */
export function describe(error) {
  if (error instanceof UserError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Runs a script's work and turns errors into an exit status. With `--help` it only prints the comment at the
 * top of the script.
 *
 * @param {() => Promise<number | void>} work resolves with the exit status, 0 by default
 * @param {{ hasHelp?: boolean }} [script] whether what it starts has a help of its own
 */
export async function runScript(work, { hasHelp = false } = {}) {
  try {
    if (!hasHelp && process.argv.includes('--help')) say(usage());
    else process.exitCode = (await work()) ?? 0;
  } catch (error) {
    say(describe(error));
    process.exitCode = 1;
  }
}

/** The comment at the top of the script that runs. */
function usage() {
  const text = fs.readFileSync(process.argv[1] ?? '', 'utf8');
  const [comment = ''] = /^(\/\/.*\n)+/.exec(text) ?? [];
  return comment.replaceAll(/^\/\/ ?/gm, '').trimEnd();
}
