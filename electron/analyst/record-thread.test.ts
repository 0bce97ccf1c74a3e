import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { packed } from '../../engine/records/packed.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { dataOf, tableFrom } from '../../engine/testing/records.ts';
import { matchFileText } from '../../storage/library/match-file.ts';
import { readText } from './read-text.ts';
import { readKeptInThread, readRecordsInThread, type ReadingThread } from './record-thread.ts';
import type { TextToRead } from './tasks.ts';

/** A thread that runs the given code. */
const threadThat = (does: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(does)}`);

const refusalOf = async (does: string, limits: Omit<ReadingThread, 'workerFile'>) => {
  const read = await readRecordsInThread('a text', undefined, {
    workerFile: threadThat(does),
    ...limits,
  });
  return read.ok ? '' : inEnglish(read.error);
};

/** Code of a thread that posts what `readText` makes of a text. */
const posting = (given: TextToRead): string => `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage(${JSON.stringify(readText(given))});
`;

const opened = tableFrom(
  `[Game "chopsticks"]\n[suicide "true"]\n[repetition "0"]\n\n${'11-02 11-02 02-11 02-11 '.repeat(1250)}*`,
);
const text = formatDuel([opened]);

/** How many turns of the main process's loop have passed until work is done. */
async function turnsDuring<Made>(work: Promise<Made>) {
  let turns = 0;
  const next = () => {
    turns++;
    beat = setImmediate(next);
  };
  let beat = setImmediate(next);
  const made = await work.finally(() => clearImmediate(beat));
  return { turns, made };
}

test('matches that a thread has read are taken over in steps, between which others are answered', async () => {
  const workerFile = threadThat(posting({ records: text }));
  const steps = packed([opened]).length;
  expect(steps).toBeGreaterThan(5);
  const { turns, made } = await turnsDuring(readRecordsInThread(text, undefined, { workerFile }));
  expect(made.ok && made.value.map(dataOf)).toEqual([dataOf(opened)]);
  expect(turns).toBeGreaterThanOrEqual(steps);
});

test('a long match of the library is read in the same way, with its notes', async () => {
  const notes = { title: 'Final', comment: '', created: 1000, changed: 2000, played: 3 };
  const kept = matchFileText(opened, notes, { others: [1] });
  const workerFile = threadThat(posting({ kept, written: 9 }));
  const read = await readKeptInThread({ text: kept, written: 9 }, { workerFile });
  expect(read).toMatchObject({ kind: 'match', notes, head: { others: [1], title: 'Final' } });
  expect(read.kind === 'match' && dataOf(read.table)).toEqual(dataOf(opened));
  const broken = threadThat(posting({ kept: '[Game', written: 9 }));
  const unusable = await readKeptInThread({ text: '[Game', written: 9 }, { workerFile: broken });
  expect(unusable.kind === 'unusable' && inEnglish(unusable.reason)).toMatch(/^Line 1/);
});

test('a thread says how much it has read, and is ended when that is asked for', async () => {
  const does = `
    import { parentPort } from 'node:worker_threads';
    parentPort.postMessage(0.5);
    setInterval(() => undefined, 1000);
  `;
  const ending = new AbortController();
  const shares: number[] = [];
  const reached = (share: number) => {
    shares.push(share);
    ending.abort(new Error('The user has stopped it.'));
  };
  const reading = { reached, signal: ending.signal };
  await expect(
    readRecordsInThread('a text', reading, { workerFile: threadThat(does) }),
  ).rejects.toThrow('The user has stopped it.');
  expect(shares).toEqual([0.5]);
});

test('a thread that takes too long is ended', async () => {
  // It ends by itself only if nothing ends it.
  const does = `
    import { parentPort } from 'node:worker_threads';
    for (const end = Date.now() + 3000; Date.now() < end; );
    parentPort.postMessage({ ok: true, value: [] });
  `;
  expect(await refusalOf(does, { time: 300 })).toBe('It takes too long to read.');
});

test('a thread that fails rejects the answer', async () => {
  expect(await refusalOf("throw new Error('no memory')", { time: 20_000 })).toBe(
    'Reading it failed: no memory.',
  );
});

test('a thread that takes too much memory ends alone', async () => {
  // It ends by itself only if nothing limits it, at some 50 MiB.
  const does = `
    import { parentPort } from 'node:worker_threads';
    const kept = [];
    for (let count = 0; count < 50; count++) kept.push(Array.from({ length: 2 ** 17 }, () => count));
    parentPort.postMessage({ ok: true, value: [] });
  `;
  expect(await refusalOf(does, { time: 20_000, memory: 16 })).toBe(
    'Reading it failed: ERR_WORKER_OUT_OF_MEMORY.',
  );
});
