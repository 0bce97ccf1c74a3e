import { Worker } from 'node:worker_threads';
import type { Table } from '../../engine/record.ts';
import type { Task, TaskResult } from './analyst-tasks.ts';

/** The worker thread in which all solving and searching happens. */
export interface Analyst {
  ask(task: Omit<Task, 'id'>): Promise<TaskResult>;
  close(): void;
}

/** Has a game solved while nobody waits for it: the first analysis then is a look-up. */
export function solveAhead(analyst: Analyst, { game, match }: Table): void {
  const { settings, start } = match;
  void analyst.ask({ game, settings, position: start, wanted: 'value' });
}

/** Starts the thread; one that dies is started anew with the next question. */
export function startAnalystThread(): Analyst {
  const waiting = new Map<number, (result: TaskResult) => void>();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const started = new Worker(new URL('./analyst-worker.js', import.meta.url));
    started.unref();
    started.on('message', (result: TaskResult) => {
      waiting.get(result.id)?.(result);
      waiting.delete(result.id);
    });
    started.on('error', (error) => {
      worker = undefined;
      for (const [id, settle] of waiting) settle({ id, error: String(error) });
      waiting.clear();
    });
    return started;
  }

  return {
    ask(task) {
      worker ??= start();
      const id = ++count;
      const answer = new Promise<TaskResult>((resolve) => waiting.set(id, resolve));
      worker.postMessage({ ...task, id } satisfies Task);
      return answer;
    },
    close() {
      void worker?.terminate();
    },
  };
}
