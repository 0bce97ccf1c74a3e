import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { readRecordsInThread } from './record-thread.ts';

/** A thread that runs the given code. */
const threadThat = (does: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(does)}`);

const refusalOf = async (
  does: string,
  limits: { time: number; memory?: number },
): Promise<string> => {
  const read = await readRecordsInThread('a text', threadThat(does), limits);
  return read.ok ? '' : inEnglish(read.error);
};

test('matches that the thread has read are the answer', async () => {
  const does = `
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage({ ok: true, value: [workerData.records] });
  `;
  const read = await readRecordsInThread('a text', threadThat(does));
  expect(read).toEqual({ ok: true, value: ['a text'] });
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
