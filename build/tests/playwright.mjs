import os from 'node:os';
import { needsVirtualDisplay } from '../machine/end-to-end.mjs';
import { run } from '../common/process.mjs';
import { UserError } from '../common/say.mjs';
import { tool } from '../common/tool.mjs';

/**
 * Runs the end-to-end tests, on virtual displays if there is no real one.
 *
 * @param {string[]} args Playwright's arguments
 * @param {NodeJS.ProcessEnv} env in addition to this process's environment
 * @returns {Promise<number>} the exit status
 */
export function runPlaywright(args, env) {
  const command = [process.execPath, tool('@playwright/test', 'playwright'), 'test', ...args];
  // One more than there are cores, since each program waits for windows and animations part of the time.
  if (needsVirtualDisplay()) {
    command.unshift(...onDisplays(Math.min(3, os.availableParallelism() + 1)));
  }
  const [first = '', ...rest] = command;
  return run(first, rest, { stdin: 'ignore', env: { ...process.env, ...env } });
}

/**
 * The prefix of a command that gives it virtual displays; `DIGIT_DUELS_DISPLAYS` lists them with their
 * authority files, `:99=<file> :100=<file>`. `DIGIT_DUELS_SCREEN` is their size; the smallest of hosted
 * machines by default.
 *
 * @param {number} count
 * @returns {string[]}
 * @throws {UserError} if the size isn't one
 */
function onDisplays(count) {
  const size = process.env.DIGIT_DUELS_SCREEN || '1024x768';
  if (!/^\d+x\d+$/.test(size)) {
    throw new UserError(`DIGIT_DUELS_SCREEN is a size such as 1600x1200, not "${size}".`);
  }
  const display = ['xvfb-run', '-a', '-s', `-screen 0 ${size}x24`];
  const noted = [
    'sh',
    '-c',
    'export DIGIT_DUELS_DISPLAYS="$DIGIT_DUELS_DISPLAYS $DISPLAY=$XAUTHORITY"; exec "$@"',
    'sh',
  ];
  return Array.from({ length: count }, () => [...display, ...noted]).flat();
}
