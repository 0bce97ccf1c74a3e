import { expect, test } from 'vitest';
import { solveAll } from './solve-all.ts';

test('a shard that is complete already is left as it is', async () => {
  const solved = () => expect.unreachable();
  const work = { game: 'chopsticks', tasks: [], threads: 2, until: Infinity, solved };
  await expect(solveAll(work)).resolves.toBeUndefined();
});
