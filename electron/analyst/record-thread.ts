import { Worker } from 'node:worker_threads';
import type { TextsToOpen } from '../../storage/library/read-records.ts';
import { message } from '../../words/message.ts';
import type { RecordsToRead } from './tasks.ts';

/** So long, in milliseconds, a text may take: many times what the largest honest one does. */
const mostTime = 15_000;

/** What a text may take besides the window: a hostile one ends its own thread. */
const mostMegabytes = 512;

/**
 * Reads matches in a thread of its own, so that neither windows nor computers wait, whatever is in the text.
 *
 * @param workerFile - what the thread runs.
 */
export function readRecordsInThread(
  text: string,
  workerFile = new URL('../analyst/worker.cjs', import.meta.url),
  time = mostTime,
): Promise<TextsToOpen> {
  return new Promise((resolve) => {
    const worker = new Worker(workerFile, {
      workerData: { records: text } satisfies RecordsToRead,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const end = (read: TextsToOpen): void => {
      clearTimeout(timer);
      resolve(read);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => end({ ok: false, error: message('records.took-too-long') }),
      time,
    );
    worker.once('message', (read: TextsToOpen) => end(read));
    worker.once('error', (error) => {
      const reason = (error as NodeJS.ErrnoException).code ?? error.message;
      end({ ok: false, error: message('records.not-readable', { reason }) });
    });
    worker.unref();
  });
}
