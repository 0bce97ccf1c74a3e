import { Worker } from 'node:worker_threads';
import { makeAnalyst, type Analyst } from './analyst.ts';
import { pairAnalysts } from './analyst-pair.ts';

/** An analyst in worker threads of its own, which don't keep the program from ending. */
export function startAnalystThread(): Analyst {
  return pairAnalysts(makeAnalyst(startThread), makeAnalyst(startThread));
}

function startThread(): Worker {
  const worker = new Worker(new URL('./analyst-worker.js', import.meta.url));
  worker.unref();
  return worker;
}
