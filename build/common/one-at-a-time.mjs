import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/** How often a waiting process checks (ms). */
const interval = 200;

/**
 * Runs work that two processes must not do at once, such as installing; the later one waits.
 *
 * @template T
 * @param {string} name of the work, as a verb
 * @param {() => Promise<T>} work
 * @param {string} [folder] where the lock file is
 * @returns {Promise<T>}
 */
export async function oneAtATime(name, work, folder = inRoot('dist')) {
  const file = path.join(folder, `.${name}.lock`);
  fs.mkdirSync(folder, { recursive: true });
  for (let announced = false; !take(file); announced = true) {
    if (!announced) say(`Waiting for another process that has begun to ${name} …`);
    await setTimeout(interval);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether this process has the lock
 */
function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (!isAbandoned(file)) return false;
    fs.rmSync(file, { force: true });
    return take(file);
  }
}

/**
 * @param {string} file
 * @returns {boolean} whether the process that made it was killed
 */
function isAbandoned(file) {
  try {
    const holder = fs.readFileSync(file, 'utf8');
    // The holder writes its id a moment after it creates the file.
    if (holder !== '') process.kill(Number(holder), 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
