import { needsVirtualDisplay } from '../machine/end-to-end.mjs';
import { run } from '../common/process.mjs';
import { tool } from '../common/tool.mjs';

/**
 * Runs the end-to-end tests, on a display of their own where there is none.
 *
 * @param {string[]} args which, and how they report
 * @param {NodeJS.ProcessEnv} env in addition to this process's environment
 * @returns {Promise<number>} the exit status
 */
export function runPlaywright(args, env) {
  const command = [process.execPath, tool('@playwright/test', 'playwright'), 'test', ...args];
  if (needsVirtualDisplay()) {
    command.unshift('xvfb-run', '-a', '-s', '-screen 0 1600x1200x24');
  }
  const [first = '', ...rest] = command;
  return run(first, rest, { stdin: 'ignore', env: { ...process.env, ...env } });
}
