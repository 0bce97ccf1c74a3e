import { parentPort, workerData } from 'node:worker_threads';
import { carryOut, Stopped, type ToSearch } from './search.ts';

/** Not 0 as soon as the search is to end. */
const stop = new Int32Array(workerData as SharedArrayBuffer);

function visit(): void {
  if (Atomics.load(stop, 0) !== 0) throw new Stopped();
}

parentPort?.on('message', (asked: ToSearch) => {
  carryOut(asked, (said) => parentPort?.postMessage(said), visit);
});
