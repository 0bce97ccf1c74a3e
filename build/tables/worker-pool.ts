import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { scratchBytes } from '../../engine/digit-conquest/solver/backward-pass.ts';
import {
  compositionsOf,
  evenOddSizes,
  levelSize,
} from '../../engine/digit-conquest/solver/compositions.ts';
import {
  makeMemory,
  numberBytes,
  type WasmMemory,
} from '../../engine/digit-conquest/solver/kernel.ts';
import { fullDeck, tableSize, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { tableBytes } from '../../engine/digit-conquest/solver/kernel.ts';

/** What every worker is born with. Levels lie in the two memories by turns: together they are too big for one. */
export interface WorkerData {
  readonly race: Race;
  readonly memories: readonly [WasmMemory, WasmMemory];
  /** Where this worker's scratch space is in both memories, in bytes. */
  readonly scratch: number;
  /** Where the tables begin in both memories, in bytes. */
  readonly start: number;
  /** One number, shared: the rank of the next composition that nobody has taken yet. */
  readonly next: Int32Array;
}

/** Asks a worker to help with a level; it answers with the level when nothing of it is left to take. */
export type Level = number;

/** Some workers that pass over the whole deck together. */
export interface WorkerPool {
  /** The full deck's table that follows from another; `progress` receives the share that is done, 0 to 1. */
  pass(shuffled: Float64Array, progress: (share: number) => void): Promise<Float64Array>;
  end(): Promise<void>;
}

/** A worker for each core of the machine. */
export function makeWorkerPool(race: Race): WorkerPool {
  const compositions = compositionsOf(fullDeck(race));
  const workers = os.availableParallelism();
  const start = workers * scratchBytes(race);
  const [even, odd] = memoriesOf(
    evenOddSizes(compositions).map((tables) => start + tables * tableBytes(race)),
  );
  const next = new Int32Array(new SharedArrayBuffer(4));
  const pool = Array.from({ length: workers }, (_, index) => {
    const workerData: WorkerData = {
      race,
      memories: [even, odd],
      scratch: index * scratchBytes(race),
      start,
      next,
    };
    return new Worker(new URL('./worker.js', import.meta.url), { workerData });
  });

  return {
    pass: async (shuffled, progress) => {
      new Float64Array(even.buffer, start, tableSize(race)).set(shuffled);
      let done = 0;
      for (let level: Level = 1; level <= compositions.cards; level++) {
        next[0] = 0;
        await Promise.all(pool.map((worker) => helpWith(worker, level)));
        done += levelSize(compositions, level);
        progress(done / compositions.byLevel.length);
      }
      const last = compositions.cards % 2 === 0 ? even : odd;
      const place = start / numberBytes;
      return new Float64Array(last.buffer).slice(place, place + tableSize(race));
    },
    end: async () => {
      await Promise.all(pool.map((worker) => worker.terminate()));
    },
  };
}

/** The memories of the last pool: one of them at a time is enough for any machine. */
let kept: [WasmMemory, WasmMemory] | undefined;

function memoriesOf(bytes: readonly number[]): [WasmMemory, WasmMemory] {
  const fit = kept?.every((memory, index) => memory.buffer.byteLength >= (bytes[index] ?? 0));
  if (kept === undefined || fit !== true) {
    kept = [makeMemory(bytes[0] ?? 0, true), makeMemory(bytes[1] ?? 0, true)];
  }
  // The scratch space of the pool before is not cleared where it was ended at work.
  for (const memory of kept) new Float64Array(memory.buffer).fill(0, 0, 2 ** 16);
  return kept;
}

async function helpWith(worker: Worker, level: Level): Promise<void> {
  await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(level);
  });
  worker.removeAllListeners('error');
}
