import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository's root by default
 * @property {NodeJS.ProcessEnv} [env] instead of this process's environment
 * @property {boolean} [shell] for a command line as typed, and for `.cmd` files on Windows, which only a
 * shell can start
 */

/**
 * Runs a program in this terminal and waits for its end: Ctrl+C reaches both, and the program decides
 * what it does.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions & { stdout?: 'inherit' | 'stderr', stdin?: 'inherit' | 'ignore' }} [options]
 * @returns {Promise<number>} the exit status; 128 + n for signal n, 127 if it can't be started
 */
export function run(command, args, { stdin = 'inherit', stdout = 'inherit', ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      stdio: [stdin, stdout === 'stderr' ? 2 : 'inherit', 'inherit'],
    });
    const ignore = () => {};
    const pass = () => child.kill('SIGTERM');
    process.on('SIGINT', ignore);
    process.on('SIGTERM', pass);
    const done = (/** @type {number} */ status) => {
      process.off('SIGINT', ignore);
      process.off('SIGTERM', pass);
      resolve(status);
    };
    child.once('error', () => done(127));
    child.once('exit', (status, signal) => done(status ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}

/**
 * Runs a program without a terminal and captures its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ status: number, output: string }>} stdout and stderr in order of arrival
 */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('error', (error) => resolve({ status: 127, output: error.message }));
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
