// Measures the program's memory after garbage collection.
import fs from 'node:fs';
import path from 'node:path';

/**
 * What the engine compiles as scripts run counts in a heap, too, and goes on growing until each of them has run
 * often: what is held is the heap without that.
 *
 * @typedef {object} Memory
 * @property {number} pageHeap what the scripts of the window take, in bytes
 * @property {number} pageHeld of that, what is no compiled code
 * @property {number} pageNodes of its document, and those that scripts still hold
 * @property {number} pageListeners on anything
 * @property {number} mainHeap what the main process takes, without the threads that solve, in bytes
 * @property {number} mainHeld of that, what is no compiled code
 * @property {number} mainResident all memory of its process, with the runtime and the solved games, in bytes
 */

/**
 * @param {import('@playwright/test').ElectronApplication} app
 * @param {import('@playwright/test').Page} page
 * @param {string} folder where snapshots can be written for a moment
 * @returns {Promise<Memory>}
 */
export async function measureMemory(app, page, folder) {
  return { ...(await measurePage(page)), ...(await measureMain(app, folder)) };
}

/** @param {import('@playwright/test').Page} page */
async function measurePage(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects that one collection finalizes are freed only by the next.
  for (let round = 0; round < 5; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metricOf(metrics, 'JSHeapUsedSize');
  /** @type {string[]} */
  const chunks = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return {
    pageHeap: heap,
    pageHeld: heap - codeIn(chunks.join('')),
    pageNodes: metricOf(metrics, 'Nodes'),
    pageListeners: metricOf(metrics, 'JSEventListeners'),
  };
}

/**
 * @param {readonly { name: string, value: number }[]} metrics
 * @param {string} wanted
 */
function metricOf(metrics, wanted) {
  const metric = metrics.find(({ name }) => name === wanted);
  if (metric === undefined) throw new Error(`Chromium has no metric "${wanted}".`);
  return metric.value;
}

/**
 * @param {import('@playwright/test').ElectronApplication} app
 * @param {string} folder
 */
async function measureMain(app, folder) {
  const snapshot = path.join(folder, 'main.heapsnapshot');
  const { heapUsed, rss } = await app.evaluate(collectAndMeasure, snapshot);
  const code = codeIn(fs.readFileSync(snapshot, 'utf8'));
  fs.rmSync(snapshot);
  return { mainHeap: heapUsed, mainHeld: heapUsed - code, mainResident: rss };
}

/**
 * Runs in the main process, without access to this module's scope.
 *
 * @param {unknown} _electron
 * @param {string} snapshot
 */
function collectAndMeasure(_electron, snapshot) {
  const v8 = process.getBuiltinModule('v8');
  const vm = process.getBuiltinModule('vm');
  v8.setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (vm.runInNewContext('gc'));
  // V8 keeps the subject of the last regular expression match, however long; replace it by a short one.
  /./.exec('.');
  for (let round = 0; round < 5; round++) collect();
  const { heapUsed, rss } = process.memoryUsage();
  v8.writeHeapSnapshot(snapshot);
  return { heapUsed, rss };
}

/**
 * The bytes of bytecode, machine code and type feedback in a heap.
 *
 * @param {string} text of a snapshot
 */
function codeIn(text) {
  const { snapshot, nodes } =
    /** @type {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} */ (
      JSON.parse(text)
    );
  const { node_fields: fields, node_types } = snapshot.meta;
  const code = node_types[0].indexOf('code');
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length) {
    if (nodes[node + type] === code) sum += nodes[node + size] ?? 0;
  }
  return sum;
}
