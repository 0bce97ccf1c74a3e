import { Worker } from 'node:worker_threads';
import type { Analyst } from './analyst.ts';
import { supervisedAnalyst } from './supervised-analyst.ts';
import { pairAnalysts } from './analyst-pair.ts';

/**
 * An analyst in its own worker threads, which don't keep the program from ending. Their script is
 * built into a folder beside the main process's.
 */
export function startAnalystThread(): Analyst {
  return pairAnalysts(supervisedAnalyst(startThread), supervisedAnalyst(startThread));
}

function startThread(): Worker {
  const worker = new Worker(new URL('../analyst/worker.cjs', import.meta.url));
  worker.unref();
  return worker;
}
