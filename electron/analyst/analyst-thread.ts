import { Worker } from 'node:worker_threads';
import { playsBySolution } from '../../engine/computer/characters.ts';
import type { Analyst } from './analyst.ts';
import { SupervisedAnalyst } from './supervised-analyst.ts';
import type { Task } from './tasks.ts';

/**
 * An analyst in its own worker threads, which don't keep the program from ending. Their script is
 * built into a folder beside the main process's.
 */
export function startAnalystThread(): Analyst {
  return pairAnalysts(new SupervisedAnalyst(startThread), new SupervisedAnalyst(startThread));
}

function startThread(): Worker {
  const worker = new Worker(new URL('../analyst/worker.cjs', import.meta.url));
  worker.unref();
  return worker;
}

/**
 * Combines two analysts, so that tasks that need no solved game don't wait for solving.
 *
 * @param quick - plays for the computers that need no solved game.
 * @param thorough - does all the rest.
 * @internal Exported for its test.
 */
export function pairAnalysts(quick: Analyst, thorough: Analyst): Analyst {
  return {
    ask: (task, signal, progress) =>
      (needsNoSolution(task) ? quick : thorough).ask(task, signal, progress),
    close() {
      quick.close();
      thorough.close();
    },
  };
}

function needsNoSolution(task: Task): boolean {
  return task.wanted === 'move' && !playsBySolution(task.difficulty);
}
