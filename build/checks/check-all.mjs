import { UserError, describe, say, secondsSince } from '../common/say.mjs';
import { checks } from './checks.mjs';

/** How many checks run in parallel: the cores of the smallest machine. */
const concurrency = 2;

/**
 * Runs checks and prints a line for each, with its faults.
 *
 * @param {string[]} [words] parts of names; by default all checks, followed by the figures
 * @returns {Promise<boolean>} whether all passed
 */
export async function checkAll(words = []) {
  const all = checks();
  const chosen = all.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) {
    throw new UserError(`There are these checks: ${all.map(({ name }) => name).join(', ')}.`);
  }
  (await import('../words/types.mjs')).writeMessages();
  const waiting = [...chosen];
  let passed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await checkOne(next))) passed = false;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  if (words.length === 0) say(await (await import('./figures.mjs')).figures());
  return passed;
}

/** @param {import('./checks.mjs').Check} check */
async function checkOne({ name, run }) {
  const since = performance.now();
  const { status, output } = await run().catch((/** @type {unknown} */ error) => ({
    status: 1,
    output: describe(error),
  }));
  say(`${status === 0 ? '✓' : '✗'} ${name} (${secondsSince(since)})`);
  if (status !== 0) say(output.trimEnd().replace(/^/gm, '    '));
  return status === 0;
}
