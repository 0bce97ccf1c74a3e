import { parentPort, workerData } from 'node:worker_threads';
import { passLevel, type LevelTables } from '../../engine/digit-conquest/solver/backward-pass.ts';
import { compositionsOf, levelSize } from '../../engine/digit-conquest/solver/compositions.ts';
import { makeKernel } from '../../engine/digit-conquest/solver/kernel.ts';
import { fullDeck } from '../../engine/digit-conquest/solver/race.ts';
import type { Level, WorkerData } from './worker-pool.ts';

/** How many compositions a worker takes at once: neighbours, which mostly read the same values. */
const portion = 64;

const { race, memories, scratch, start, next } = workerData as WorkerData;
const compositions = compositionsOf(fullDeck(race));
const [even, odd] = memories.map((memory): LevelTables => ({
  kernel: makeKernel(memory, true),
  scratch,
  start,
  spare: start,
})) as [LevelTables, LevelTables];

parentPort?.on('message', (level: Level) => {
  const [below, above] = level % 2 === 1 ? [even, odd] : [odd, even];
  const size = levelSize(compositions, level);
  for (;;) {
    const from = Atomics.add(next, 0, portion);
    if (from >= size) break;
    passLevel(race, compositions, level, from, Math.min(size, from + portion), below, above);
  }
  parentPort?.postMessage(level);
});
