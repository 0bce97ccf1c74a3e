import { Worker } from 'node:worker_threads';
import type { AtlasPoint } from '../../engine/atlas/atlas.ts';
import type { SolvedRow } from './solve-combination.ts';

/** A combination to solve. */
export interface Task {
  readonly point: AtlasPoint;
  /** The estimated time in milliseconds. */
  readonly cost: number;
}

interface Work {
  /** The id of the game. */
  readonly game: string;
  readonly tasks: readonly Task[];
  readonly threads: number;
  /** No task starts after this time, on the clock of `performance.now()`. */
  readonly until: number;
  /** Called with the rows as soon as they are solved. */
  readonly solved: (rows: readonly SolvedRow[], points: readonly AtlasPoint[]) => void;
}

/** About how long a thread works before it returns its rows (ms). */
const portion = 400;

/** Solves combinations in worker threads, in their order. */
export async function solveAll({ game, tasks, threads, until, solved }: Work): Promise<void> {
  let next = 0;

  function take(): AtlasPoint[] {
    const taken: AtlasPoint[] = [];
    let cost = 0;
    while (cost < portion && performance.now() < until) {
      const task = tasks[next];
      if (task === undefined) break;
      next++;
      taken.push(task.point);
      cost += task.cost;
    }
    return taken;
  }

  async function work(): Promise<void> {
    let taken = take();
    if (taken.length === 0) return;
    const thread = startThread(game);
    try {
      for (; taken.length > 0; taken = take()) {
        solved(await thread.solve(taken), taken);
      }
    } finally {
      await thread.end();
    }
  }

  await Promise.all(Array.from({ length: threads }, work));
}

/** Starts a thread that solves the combinations it is given; its promises reject if the thread fails. */
function startThread(game: string) {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: game });
  let settle: { resolve: (rows: SolvedRow[]) => void; reject: (reason: unknown) => void };
  worker.on('message', (rows: SolvedRow[]) => settle.resolve(rows));
  worker.on('error', (reason) => settle.reject(reason));
  worker.on('exit', (code) => settle.reject(new Error(`A thread has ended with ${code}.`)));
  return {
    solve: (points: readonly AtlasPoint[]) =>
      new Promise<SolvedRow[]>((resolve, reject) => {
        settle = { resolve, reject };
        worker.postMessage(points);
      }),
    end: () => worker.terminate(),
  };
}
