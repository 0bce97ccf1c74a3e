// Runs the checks, some at a time.
import { checks } from './checks.mjs';

import { capture } from '../common/process.mjs';
import { UserError, say, secondsSince } from '../common/say.mjs';
import { writeMessages } from '../words/write.mjs';

/** As many at a time as the smallest machine it runs on has cores. */
const atATime = 2;

/**
 * Says one line for each check, and all that a failing one said.
 *
 * @param {string[]} [words] parts of names; none for all checks
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
  writeMessages();
  const waiting = [...chosen];
  let passed = true;
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await checkOne(next))) passed = false;
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return passed;
}

/** @param {import('./checks.mjs').Check} check */
async function checkOne({ name, script, args }) {
  const since = performance.now();
  const { status, output } = await capture(process.execPath, [script, ...args]);
  say(`${status === 0 ? '✓' : '✗'} ${name} (${secondsSince(since)})`);
  if (status !== 0) say(output.trimEnd().replace(/^/gm, '    '));
  return status === 0;
}
