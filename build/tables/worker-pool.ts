import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { scratchBytes } from '../../engine/digit-conquest/solver/backward-pass.ts';
import {
  compositionsOf,
  evenOddSizes,
  levelSize,
} from '../../engine/digit-conquest/solver/compositions.ts';
import { numberBytes, tableBytes } from '../../engine/digit-conquest/solver/kernel.ts';
import { fullDeck, tableSize, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { makeMemory, type WasmMemory } from '../../engine/wasm.ts';

/**
 * What every worker receives at its start. The levels alternate between the two memories, as together
 * they are too big for one.
 */
export interface WorkerData {
  readonly race: Race;
  readonly memories: readonly [WasmMemory, WasmMemory];
  /** The byte offset of this worker's scratch space in both memories. */
  readonly scratch: number;
  /** The byte offset of the tables in both memories. */
  readonly start: number;
  /** One shared number: the rank of the next composition to process. */
  readonly next: Int32Array;
}

/** A request to help with a level; the worker answers with the level when nothing is left to process. */
export type Level = number;

/** Workers that pass over the whole deck together. */
export interface WorkerPool {
  /** Returns the full deck's next table; `progress` receives the share that is done, 0 to 1. */
  pass(shuffled: Float64Array, progress: (share: number) => void): Promise<Float64Array>;
  end(): Promise<void>;
}

/** Creates a worker for each core of the machine. */
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

/** The memories of the last pool, reused because two pools at a time may not fit. */
let kept: [WasmMemory, WasmMemory] | undefined;

function memoriesOf(bytes: readonly number[]): [WasmMemory, WasmMemory] {
  const fit = kept?.every((memory, index) => memory.buffer.byteLength >= (bytes[index] ?? 0));
  if (kept === undefined || fit !== true) {
    kept = [makeMemory(bytes[0] ?? 0, true), makeMemory(bytes[1] ?? 0, true)];
  }
  // If the last pool was ended while working, its scratch space isn't cleared.
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
