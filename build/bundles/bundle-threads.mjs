// Threads that bundle parts of targets at once: Svelte compiles components in one thread alone.
import { once } from 'node:events';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { UserError } from '../common/say.mjs';

/** @typedef {import('./bundle-thread.mjs').Part} Part */

/** As many threads as the machine has cores, each started when it is first needed. */
export class BundleThreads {
  /** @type {Worker[]} */
  #threads = [];
  /** @type {Worker[]} */
  #idle = [];
  /** @type {((thread: Worker) => void)[]} */
  #waiting = [];

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
    const [answer] = /** @type {[import('./bundle-thread.mjs').Answer]} */ (
      await once(thread, 'message')
    );
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
    if (this.#threads.length === os.availableParallelism()) {
      return new Promise((resolve) => this.#waiting.push(resolve));
    }
    const thread = new Worker(new URL('bundle-thread.mjs', import.meta.url));
    this.#threads.push(thread);
    return thread;
  }

  /** @param {Worker} thread */
  #release(thread) {
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(thread);
    else next(thread);
  }
}
