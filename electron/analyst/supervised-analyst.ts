import type { ReviewProgress } from '../../engine/review/review-match.ts';
import { message } from '../../words/message.ts';
import { TaskFailed, type Analyst } from './analyst.ts';
import type { FromWorker, Task, TaskAnswers, ToWorker } from './tasks.ts';

/** The part of a worker thread that the analyst uses. */
export interface Thread {
  postMessage(message: ToWorker): void;
  on(event: 'message', listener: (message: FromWorker) => void): void;
  on(event: 'error' | 'exit', listener: (reason: unknown) => void): void;
  terminate(): void;
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (answer: TaskAnswers[keyof TaskAnswers]) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((progress: ReviewProgress) => void) | undefined;
  /** How many threads died while working on it. */
  deaths: number;
}

/** How long a thread may work on a cancelled task (ms). Not all solving can be cancelled in the middle. */
const cancelGrace = 1000;

/**
 * Makes an analyst of a thread, which is started with the first question. A thread that dies is replaced,
 * and its questions are asked again, once. So is a thread that doesn't leave a cancelled task.
 */
export function supervisedAnalyst(start: () => Thread): Analyst {
  const waiting = new Map<number, Waiting>();
  let thread: Thread | undefined;
  /** The task that the thread has reported to have begun. */
  let begun: number | undefined;
  let count = 0;
  let closed = false;
  /** Runs while the thread works on a cancelled task. */
  let graceTimer: NodeJS.Timeout | undefined;

  function startThread(): Thread {
    const started = start();
    started.on('message', (message) => {
      if (thread !== started) return;
      if ('begun' in message) {
        begin(message.begun);
        return;
      }
      if ('left' in message) {
        end(message.left);
        return;
      }
      if ('progress' in message) {
        waiting.get(message.id)?.progress?.(message.progress);
        return;
      }
      end(message.id);
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.reject(new TaskFailed(message.error));
      else asked?.resolve(message.answer);
    });
    const died = (reason: unknown): void => {
      if (thread !== started) return;
      thread = undefined;
      clearTimeout(graceTimer);
      if (!closed) askAgain(reason);
    };
    started.on('error', died);
    started.on('exit', died);
    return started;
  }

  function begin(id: number): void {
    clearTimeout(graceTimer);
    begun = id;
    // It may have been cancelled while the thread began it.
    if (!waiting.has(id)) terminateAfterGrace();
  }

  function end(id: number): void {
    if (begun !== id) return;
    begun = undefined;
    clearTimeout(graceTimer);
  }

  /** Replaces the thread if it doesn't leave a cancelled task in time. */
  function terminateAfterGrace(): void {
    clearTimeout(graceTimer);
    graceTimer = setTimeout(replaceThread, cancelGrace);
    graceTimer.unref();
  }

  function replaceThread(): void {
    const stuck = thread;
    thread = undefined;
    begun = undefined;
    stuck?.terminate();
    for (const [id, { task }] of waiting) post({ id, task });
  }

  function askAgain(reason: unknown): void {
    const over = begun;
    begun = undefined;
    for (const [id, asked] of waiting) {
      if (over === undefined || over === id) asked.deaths++;
      if (asked.deaths > 1) {
        waiting.delete(id);
        asked.reject(causeOf(reason));
      } else {
        post({ id, task: asked.task });
      }
    }
  }

  function post(message: ToWorker): void {
    thread ??= startThread();
    thread.postMessage(message);
  }

  return {
    ask: (task, signal, progress) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(new Error('The task was cancelled.'));
          return;
        }
        const id = ++count;
        const cancel = (): void => {
          waiting.delete(id);
          thread?.postMessage({ cancelled: id });
          if (begun === id) terminateAfterGrace();
          reject(new Error('The task was cancelled.'));
        };
        signal?.addEventListener('abort', cancel, { once: true });
        // A signal that outlives the question would keep it, and its answer.
        const over = (): void => signal?.removeEventListener('abort', cancel);
        waiting.set(id, {
          task,
          progress,
          deaths: 0,
          resolve(answer) {
            over();
            (resolve as Waiting['resolve'])(answer);
          },
          reject(reason) {
            over();
            reject(reason);
          },
        });
        post({ id, task });
      }),
    close() {
      closed = true;
      clearTimeout(graceTimer);
      thread?.terminate();
    },
  };
}

/**
 * Why a thread died.
 *
 * @param reason - its error, or the exit status if there was none.
 */
function causeOf(reason: unknown): Error {
  if (!(reason instanceof Error)) return new TaskFailed(message('match.calculation-broke-off'));
  const { code } = reason as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new TaskFailed(message('match.calculation-too-large'))
    : reason;
}
