// What the program holds in memory once its garbage is gone.

/**
 * @typedef {object} Memory
 * @property {number} pageHeap what the scripts of the window hold, in bytes
 * @property {number} pageNodes of its document, and those that scripts still hold
 * @property {number} pageListeners on anything
 * @property {number} mainHeap what the main process holds, without the threads that solve, in bytes
 * @property {number} mainResident all memory of its process, with the runtime and the solved games, in bytes
 */

/**
 * @param {import('@playwright/test').ElectronApplication} app
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Memory>}
 */
export async function measureMemory(app, page) {
  const { JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0 } = await pageMetrics(page);
  const { heapUsed, rss } = await app.evaluate(collectAndMeasure);
  return {
    pageHeap: JSHeapUsedSize,
    pageNodes: Nodes,
    pageListeners: JSEventListeners,
    mainHeap: heapUsed,
    mainResident: rss,
  };
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Record<string, number>>}
 */
async function pageMetrics(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What one collection finalises, the next one can take.
  for (let round = 0; round < 6; round++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Runs in the main process, on its own. */
function collectAndMeasure() {
  const v8 = process.getBuiltinModule('v8');
  const vm = process.getBuiltinModule('vm');
  v8.setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (vm.runInNewContext('gc'));
  for (let round = 0; round < 3; round++) collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss };
}
