import { Worker } from 'node:worker_threads';
import { message, type Message } from '../../words/message.ts';
import type { FromSearch, ToSearch } from './search.ts';

/** Carries out one search at a time, while others can be heard. */
export interface Searcher {
  /**
   * Begins a search.
   *
   * @returns why it broke off; null if it is done or was stopped.
   */
  search(
    asked: ToSearch,
    hear: (said: Exclude<FromSearch, { ended: unknown }>) => void,
  ): Promise<Message | string | null>;
  /** Ends the search soon, if there is one. */
  stop(): void;
  close(): void;
}

/** How long a search may go on after it was stopped (ms): not all solving can be left in the middle. */
const stopGrace = 100;

/** Searches in a thread of its own, which keeps the solved game until the next one. */
export function searchThread(): Searcher {
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  let thread: Worker | undefined;
  let end: ((reason: Message | string | null) => void) | undefined;
  let grace: NodeJS.Timeout | undefined;

  function terminate(): void {
    void thread?.terminate();
    thread = undefined;
  }

  function start(): Worker {
    // Built beside the program; one CommonJS file, which can be started from inside an archive, too.
    const worker = new Worker(new URL('./search.cjs', import.meta.url), {
      workerData: stopped.buffer,
    });
    const died = (error: unknown): void => {
      if (thread !== worker) return;
      thread = undefined;
      end?.(causeOf(error));
    };
    worker.on('error', died);
    worker.on('exit', () => died(undefined));
    return worker;
  }

  return {
    search: (asked, hear) =>
      new Promise((resolve) => {
        Atomics.store(stopped, 0, 0);
        const worker = (thread ??= start());
        const listener = (said: FromSearch): void => {
          if ('ended' in said) end?.(said.ended);
          else if (end !== undefined) hear(said);
        };
        end = (reason) => {
          clearTimeout(grace);
          worker.off('message', listener);
          end = undefined;
          resolve(reason);
        };
        worker.on('message', listener);
        worker.postMessage(asked);
      }),
    stop() {
      if (end === undefined || Atomics.exchange(stopped, 0, 1) !== 0) return;
      grace = setTimeout(() => {
        terminate();
        end?.(null);
      }, stopGrace);
    },
    close() {
      terminate();
      end?.(null);
    },
  };
}

function causeOf(error: unknown): Message {
  const { code } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? message('match.calculation-too-large')
    : message('cli.engine.unknown-reason');
}
