import { Worker } from 'node:worker_threads';
import type { TextsToOpen } from '../../storage/library/read-records.ts';
import { message } from '../../words/message.ts';
import type { RecordsToRead } from './tasks.ts';

/** The time for reading a text (ms): many times what the largest honest one takes. */
const mostTime = 15_000;

/** The memory for reading a text (MiB): a hostile one ends only its own thread. */
const mostMegabytes = 512;

/**
 * Reads matches in a separate thread, so that neither windows nor computers wait, whatever is in the text.
 *
 * @param workerFile - the script of the thread.
 */
export function readRecordsInThread(
  text: string,
  workerFile = new URL('../analyst/worker.cjs', import.meta.url),
  { time = mostTime, memory = mostMegabytes } = {},
): Promise<TextsToOpen> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: { records: text } satisfies RecordsToRead,
      // Security: A record that takes too much memory ends its own thread, and nothing else.
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const end = (read: TextsToOpen): void => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const timer = setTimeout(() => {
      // Security: So does one that takes too long.
      end({ ok: false, error: message('records.took-too-long') });
    }, time);
    worker.once('message', (read: TextsToOpen) => end(read));
    worker.once('error', (error) => {
      const reason = (error as NodeJS.ErrnoException).code ?? error.message;
      end({ ok: false, error: message('records.not-readable', { reason }) });
    });
    worker.unref();
  });
}
