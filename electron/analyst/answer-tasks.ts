import { receiveMessageOnPort, type MessagePort } from 'node:worker_threads';
import { UnsolvableGame } from '../../engine/solution.ts';
import { performAnalysis, performMove, performValues } from './perform.ts';
import type { FromWorker, PositionValue, Task, ToWorker } from './tasks.ts';

interface Job {
  readonly id: number;
  readonly task: Task;
  /** How far the values of a match are, once they are begun. */
  steps?: Generator<void, PositionValue[], void>;
}

/** Nobody needs any more what is being solved. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
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
    const progress = () => hearWhileSolving(id);
    try {
      switch (task.wanted) {
        case 'move':
          tell({ id, answer: performMove(task, progress) });
          break;
        case 'analysis':
          tell({ id, answer: performAnalysis(task, progress) });
          break;
        case 'values': {
          job.steps ??= performValues(task, progress);
          const step = job.steps.next();
          if (step.done === true) tell({ id, answer: step.value });
          else waiting.unshift(job);
        }
      }
    } catch (error) {
      if (error instanceof Cancelled) {
        tell({ left: id });
        return;
      }
      if (error instanceof UnsolvableGame) tell({ id, error: error.told });
      else tell({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** Solving keeps the thread busy: what comes meanwhile is fetched. @throws Cancelled */
  function hearWhileSolving(solving: number): void {
    let cancelled = false;
    for (
      let next = receiveMessageOnPort(port);
      next !== undefined;
      next = receiveMessageOnPort(port)
    ) {
      const message = next.message as ToWorker;
      cancelled ||= 'cancelled' in message && message.cancelled === solving;
      hear(message);
    }
    if (cancelled) throw new Cancelled();
  }

  function hear(message: ToWorker): void {
    if ('cancelled' in message) {
      const at = waiting.findIndex(({ id }) => id === message.cancelled);
      if (at === -1) return;
      waiting.splice(at, 1);
      tell({ left: message.cancelled });
    } else {
      waiting.push(message);
    }
    schedule();
  }

  port.on('message', hear);
}
