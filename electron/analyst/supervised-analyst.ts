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
 * An analyst in a thread, which is started with the first question. A thread that dies is replaced,
 * and its questions are asked again, once. So is a thread that doesn't leave a cancelled task.
 */
export class SupervisedAnalyst implements Analyst {
  readonly #start: () => Thread;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | undefined;
  /** The task that the thread has reported to have begun. */
  #begun: number | undefined;
  #count = 0;
  #closed = false;
  /** Runs while the thread works on a cancelled task. */
  #graceTimer: NodeJS.Timeout | undefined;

  constructor(start: () => Thread) {
    this.#start = start;
  }

  readonly ask: Analyst['ask'] = (task, signal, progress) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(cancelled());
        return;
      }
      const id = ++this.#count;
      const cancel = (): void => {
        this.#cancel(id);
        reject(cancelled());
      };
      signal?.addEventListener('abort', cancel, { once: true });
      // A signal that outlives the question would keep it, and its answer.
      const over = (): void => signal?.removeEventListener('abort', cancel);
      this.#waiting.set(id, {
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
      this.#post({ id, task });
    });

  close(): void {
    this.#closed = true;
    clearTimeout(this.#graceTimer);
    this.#thread?.terminate();
  }

  #post(message: ToWorker): void {
    this.#thread ??= this.#startThread();
    this.#thread.postMessage(message);
  }

  #startThread(): Thread {
    const started = this.#start();
    started.on('message', (message) => {
      if (this.#thread === started) this.#hear(message);
    });
    const died = (reason: unknown): void => {
      if (this.#thread !== started) return;
      this.#thread = undefined;
      clearTimeout(this.#graceTimer);
      if (!this.#closed) this.#askAgain(reason);
    };
    started.on('error', died);
    started.on('exit', died);
    return started;
  }

  #hear(message: FromWorker): void {
    if ('begun' in message) {
      this.#begin(message.begun);
      return;
    }
    if ('left' in message) {
      this.#end(message.left);
      return;
    }
    const asked = this.#waiting.get(message.id);
    if ('progress' in message) {
      asked?.progress?.(message.progress);
      return;
    }
    this.#end(message.id);
    this.#waiting.delete(message.id);
    if ('error' in message) asked?.reject(new TaskFailed(message.error));
    else asked?.resolve(message.answer);
  }

  #begin(id: number): void {
    clearTimeout(this.#graceTimer);
    this.#begun = id;
    // It may have been cancelled while the thread began it.
    if (!this.#waiting.has(id)) this.#terminateAfterGrace();
  }

  #end(id: number): void {
    if (this.#begun !== id) return;
    this.#begun = undefined;
    clearTimeout(this.#graceTimer);
  }

  #cancel(id: number): void {
    this.#waiting.delete(id);
    this.#thread?.postMessage({ cancelled: id });
    if (this.#begun === id) this.#terminateAfterGrace();
  }

  /** Replaces the thread if it doesn't leave a cancelled task in time. */
  #terminateAfterGrace(): void {
    clearTimeout(this.#graceTimer);
    this.#graceTimer = setTimeout(() => this.#replaceThread(), cancelGrace);
    this.#graceTimer.unref();
  }

  #replaceThread(): void {
    const stuck = this.#thread;
    this.#thread = undefined;
    this.#begun = undefined;
    stuck?.terminate();
    for (const [id, { task }] of this.#waiting) this.#post({ id, task });
  }

  #askAgain(reason: unknown): void {
    const over = this.#begun;
    this.#begun = undefined;
    for (const [id, asked] of this.#waiting) {
      if (over === undefined || over === id) asked.deaths++;
      if (asked.deaths > 1) {
        this.#waiting.delete(id);
        asked.reject(causeOf(reason));
      } else {
        this.#post({ id, task: asked.task });
      }
    }
  }
}

function cancelled(): Error {
  return new Error('The task was cancelled.');
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
