import os from 'node:os';
import { needsVirtualDisplay } from '../machine/end-to-end.mjs';
import { run } from '../common/process.mjs';
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
 * authority files, `:99=<file> :100=<file>`.
 *
 * @param {number} count
 * @returns {string[]}
 */
function onDisplays(count) {
  const display = ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24'];
  const noted = [
    'sh',
    '-c',
    'export DIGIT_DUELS_DISPLAYS="$DIGIT_DUELS_DISPLAYS $DISPLAY=$XAUTHORITY"; exec "$@"',
    'sh',
  ];
  return Array.from({ length: count }, () => [...display, ...noted]).flat();
}
