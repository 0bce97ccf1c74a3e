import type { MessagePort } from 'node:worker_threads';
import { UnsolvableGame } from '../../engine/solution.ts';
import { performAnalysis, performMove, performValues } from './perform.ts';
import type { FromWorker, PositionValue, Task, ToWorker } from './tasks.ts';

interface Job {
  readonly id: number;
  readonly task: Task;
  /** How far the values of a match are, once they are begun. */
  steps?: Generator<void, PositionValue[], void>;
}

/**
 * Answers tasks on a port, one after the other. Mere values wait for everything that somebody waits
 * for, even in the middle of a match.
 */
export function answerTasks(port: MessagePort): void {
  const waiting: Job[] = [];
  let scheduled = false;
  let begun: number | undefined;

  const tell = (answer: FromWorker): void => port.postMessage(answer);

  function schedule(): void {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    // Only after all that has arrived meanwhile is it plain what is to be done first.
    setImmediate(() => {
      scheduled = false;
      const urgent = waiting.findIndex(({ task }) => task.wanted !== 'values');
      const [job] = waiting.splice(Math.max(0, urgent), 1);
      if (job !== undefined) attempt(job);
      schedule();
    });
  }

  function attempt(job: Job): void {
    const { id, task } = job;
    if (id !== begun) tell({ begun: id });
    begun = id;
    try {
      switch (task.wanted) {
        case 'move':
          tell({ id, answer: performMove(task) });
          break;
        case 'analysis':
          tell({ id, answer: performAnalysis(task) });
          break;
        case 'values': {
          job.steps ??= performValues(task);
          const step = job.steps.next();
          if (step.done === true) tell({ id, answer: step.value });
          else waiting.unshift(job);
        }
      }
    } catch (error) {
      if (error instanceof UnsolvableGame) tell({ id, error: error.told });
      else tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  port.on('message', (message: ToWorker) => {
    if ('cancelled' in message) {
      const at = waiting.findIndex(({ id }) => id === message.cancelled);
      if (at !== -1) waiting.splice(at, 1);
    } else {
      waiting.push(message);
    }
    schedule();
  });
}
