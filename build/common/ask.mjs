import { createInterface } from 'node:readline/promises';

/** @returns {boolean} whether a user can answer */
export function isTerminal() {
  return process.stdin.isTTY && process.stdout.isTTY && process.stderr.isTTY;
}

/**
 * Asks a yes-or-no question in the terminal; Enter alone means yes.
 *
 * @param {string} question
 * @returns {Promise<boolean | undefined>} undefined if the terminal was closed instead
 */
export async function agrees(question) {
  const prompt = createInterface({ input: process.stdin, output: process.stderr });
  const stop = new AbortController();
  prompt.once('SIGINT', () => process.exit(130));
  prompt.once('close', () => stop.abort());
  try {
    const answer = await prompt.question(`${question} [Y/n] `, { signal: stop.signal });
    return !/^n/i.test(answer.trim());
  } catch {
    return undefined;
  } finally {
    prompt.close();
  }
}
