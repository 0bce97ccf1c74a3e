// Threads that bundle parts of targets at once: Svelte compiles components in one thread alone.
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { UserError } from '../common/say.mjs';

/** @typedef {import('./bundle-thread.mjs').Part} Part */

/** As many threads as the machine has cores, each started when it is first needed; one that dies is replaced. */
export class BundleThreads {
  /** @type {Set<Worker>} */
  #threads = new Set();
  /** @type {Worker[]} */
  #idle = [];
  /** @type {((thread: Worker) => void)[]} */
  #waiting = [];
  #script;

  /** @param {URL} [script] that the threads run; another one in tests */
  constructor(script = new URL('bundle-thread.mjs', import.meta.url)) {
    this.#script = script;
  }

  /**
   * Bundles a part of a target.
   *
   * @param {Part} part
   * @returns {Promise<import('./bundle-thread.mjs').Bundle>}
   * @throws {UserError} if that fails
   */
  async bundle(part) {
    const thread = await this.#take();
    thread.postMessage(part);
    const answer = await answerOf(thread);
    this.#release(thread);
    if ('failure' in answer) throw new UserError(`Building ${part.name} failed: ${answer.failure}`);
    return answer;
  }

  end() {
    for (const thread of this.#threads) void thread.terminate();
  }

  /** @returns {Promise<Worker>} */
  async #take() {
    const idle = this.#idle.pop();
    if (idle !== undefined) return idle;
    if (this.#threads.size === os.availableParallelism()) {
      return new Promise((resolve) => this.#waiting.push(resolve));
    }
    return this.#start();
  }

  #start() {
    const thread = new Worker(this.#script);
    this.#threads.add(thread);
    thread.once('exit', () => {
      this.#threads.delete(thread);
      this.#idle = this.#idle.filter((each) => each !== thread);
    });
    return thread;
  }

  /** @param {Worker} thread alive or dead */
  #release(thread) {
    const isAlive = this.#threads.has(thread);
    const next = this.#waiting.shift();
    if (next !== undefined) next(isAlive ? thread : this.#start());
    else if (isAlive) this.#idle.push(thread);
  }
}

/**
 * @param {Worker} thread
 * @returns {Promise<import('./bundle-thread.mjs').Answer>} a failure if the thread dies first
 */
function answerOf(thread) {
  return new Promise((resolve) => {
    let failure = 'its thread has ended';
    const noteError = (/** @type {Error} */ error) => (failure = error.message);
    const noteEnd = () => answer({ failure });
    const answer = (/** @type {import('./bundle-thread.mjs').Answer} */ given) => {
      thread.off('message', answer).off('error', noteError).off('exit', noteEnd);
      resolve(given);
    };
    thread.on('message', answer).on('error', noteError).on('exit', noteEnd);
  });
}
