import { Worker } from 'node:worker_threads';
import { unpacked, type Packed } from '../../engine/records/packed.ts';
import type { LongText } from '../../storage/library/look-through.ts';
import type { MatchFile } from '../../storage/library/match-file.ts';
import type { MatchesToOpen, Reading } from '../../storage/library/read-records.ts';
import { message, type Message } from '../../words/message.ts';
import { inSteps } from './in-steps.ts';
import type { PackedMatchFile, TextToRead } from './tasks.ts';

/** The time for reading a text (ms): many times what the largest honest one takes. */
const mostTime = 15_000;

/** The memory for reading a text (MiB): a hostile one ends only its own thread. */
const mostMegabytes = 512;

/** Where a text is read, and its limits. */
export interface ReadingThread {
  /** The script of the thread. */
  readonly workerFile?: URL;
  /** The most time (ms). */
  readonly time?: number;
  /** The most memory (MiB). */
  readonly memory?: number;
}

/**
 * Reads matches in a separate thread, so that neither windows nor computers wait, whatever is in the text. What the thread
 * has made is taken over in steps.
 *
 * @throws the reason of the signal, if it ends the reading.
 */
export async function readRecordsInThread(
  text: string,
  reading?: Reading,
  thread?: ReadingThread,
): Promise<MatchesToOpen> {
  const read = await inThread<MatchesToOpen<Packed>>({ records: text }, thread, reading);
  return read.ok ? { ...read, value: await inSteps(unpacked(read.value)) } : read;
}

/** Reads a long match of the library in the same way. */
export async function readKeptInThread(
  { text, written }: Pick<LongText, 'text' | 'written'>,
  thread?: ReadingThread,
): Promise<MatchFile> {
  const read = await inThread<PackedMatchFile>({ kept: text, written }, thread);
  if (!('packed' in read)) return { kind: 'unusable', reason: read.error };
  const [table] = await inSteps(unpacked(read.packed));
  const { notes, head } = read;
  return table === undefined
    ? { kind: 'unusable', reason: message('duel.empty') }
    : { kind: 'match', table, notes, head };
}

interface Failure {
  readonly ok: false;
  readonly error: Message;
}

function inThread<Answer>(
  given: TextToRead,
  {
    workerFile = new URL('../analyst/worker.cjs', import.meta.url),
    time = mostTime,
    memory = mostMegabytes,
  }: ReadingThread = {},
  { reached, signal }: Partial<Reading> = {},
): Promise<Answer | Failure> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, {
      workerData: given,
      // Security: A record that takes too much memory ends its own thread, and nothing else.
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    const leave = (): void => {
      clearTimeout(timer);
      void worker.terminate();
    };
    const end = (read: Answer | Failure): void => {
      resolve(read);
      leave();
    };
    const timer = setTimeout(() => {
      // Security: So does one that takes too long.
      end({ ok: false, error: message('records.took-too-long') });
    }, time);
    worker.on('message', (said: number | Answer) => {
      if (typeof said === 'number') reached?.(said);
      else end(said);
    });
    signal?.addEventListener('abort', () => {
      reject(signal.reason as Error);
      leave();
    });
    worker.once('error', (error) => {
      const reason = (error as NodeJS.ErrnoException).code ?? error.message;
      end({ ok: false, error: message('records.not-readable', { reason }) });
    });
    worker.unref();
  });
}
