import { Worker } from 'node:worker_threads';
import { makeAnalyst, type Analyst } from './analyst.ts';

/**
 * An analyst in a worker thread of its own, which doesn't keep the program from ending. It is built into a folder beside
 * the main process's.
 */
export function startAnalystThread(): Analyst {
  return makeAnalyst(() => {
    const worker = new Worker(new URL('../analyst/worker.cjs', import.meta.url));
    worker.unref();
    return worker;
  });
}
