import os from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { BundleThreads } from './bundle-threads.mjs';

/** A thread that dies of parts with certain names. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ part }) => {
      if (part === 'throws') throw new Error('out of memory');
      if (part === 'exits') process.exit(1);
      parentPort.postMessage({ libraries: [part], took: 1 });
    });
  `)}`,
);

test('a part whose thread dies fails with the reason, and those after it are bundled by another thread', async () => {
  const threads = new BundleThreads(script);
  onTestFinished(() => threads.end());
  const bundle = (part: string) => threads.bundle({ name: 'main', part, folder: '' });
  const deadly = Array.from({ length: os.availableParallelism() }, (_, index) =>
    index % 2 === 0 ? 'throws' : 'exits',
  );
  const [first, ...others] = await Promise.allSettled(
    [...deadly, 'one', 'two', 'three'].map(bundle),
  );
  expect(first).toMatchObject({ reason: { message: 'Building main failed: out of memory' } });
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
