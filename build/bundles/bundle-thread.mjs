// The thread that bundles parts of targets for `bundle.mjs`, one after the other. Each message is answered by one.
import { parentPort } from 'node:worker_threads';
import { inRoot } from '../common/paths.mjs';
import { noteLibraries } from './libraries.mjs';
import { targets } from './targets.mjs';

/**
 * @typedef {object} Part of a target
 * @property {import('./targets.mjs').TargetName} name of the target
 * @property {string} part
 * @property {string} folder that it is bundled into
 */

/**
 * @typedef {object} Bundle of a part
 * @property {string[]} libraries the folders of the packages in it, relative to the root
 * @property {number} took ms
 */

/** @typedef {Bundle | { failure: string }} Answer */

parentPort?.on('message', (/** @type {Part} */ part) => {
  void answerTo(part).then((answer) => parentPort?.postMessage(answer));
});

/** @param {Part} part @returns {Promise<Answer>} */
async function answerTo(part) {
  try {
    return await bundle(part);
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** @param {Part} part @returns {Promise<Bundle>} */
async function bundle({ name, part, folder }) {
  const since = performance.now();
  // Imported late, because it exists only after the dependencies are installed.
  const { build, mergeConfig } = await import('vite');
  const target = targets[name];
  /** @type {Set<string>} */
  const libraries = new Set();
  const shared = {
    configFile: false,
    logLevel: 'warn',
    plugins: [noteLibraries(libraries)],
    worker: { format: 'es', plugins: () => [noteLibraries(libraries)] },
    build: {
      sourcemap: true,
      reportCompressedSize: false,
      // Of bits-ui, whose components all come from one file, only those in use are compiled.
      rolldownOptions: { experimental: { lazyBarrel: true } },
    },
  };
  const place = { root: inRoot(), build: { outDir: folder, emptyOutDir: false } };
  const around = target.inPlace === true ? shared : mergeConfig(shared, place);
  await build(mergeConfig(around, await target.config(part)));
  return { libraries: [...libraries], took: performance.now() - since };
}
