import { expect, test } from 'vitest';
import { inEnglish } from '../../words/testing.ts';
import { readRecordsInThread } from './record-thread.ts';

/** A thread that runs the given code. */
const threadThat = (does: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(does)}`);

const refusalOf = async (does: string, time: number): Promise<string> => {
  const read = await readRecordsInThread('a text', threadThat(does), time);
  return read.ok ? '' : inEnglish(read.error);
};

test('matches that the thread has read are the answer', async () => {
  const does = `
    import { parentPort, workerData } from 'node:worker_threads';
    parentPort.postMessage({ ok: true, value: [workerData.records] });
  `;
  const read = await readRecordsInThread('a text', threadThat(does), 20_000);
  expect(read).toEqual({ ok: true, value: ['a text'] });
});

test('a thread that takes too long is ended', async () => {
  expect(await refusalOf('for (;;);', 300)).toBe('It takes too long to read.');
});

test('a thread that fails rejects the answer', async () => {
  expect(await refusalOf("throw new Error('no memory')", 20_000)).toBe(
    'Reading it failed: no memory.',
  );
});
