// Loads a program as Electron's own first script does: by Node's loader, and "ready" in the same turn. Run with
// --expose-internals; the arguments are the main file and what the program is given.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { calls, makeReady, state } from './calls.mjs';

const internal = createRequire(import.meta.url)('internal/modules/run_main');
const [, main = ''] = process.argv.splice(1, 2, '.');

process.on('exit', () => process.stdout.write(`\n${JSON.stringify(calls)}\n`));
// An Electron that doesn't wait for the program.
if (process.env.READY_BEFORE === '1') makeReady();
internal.runEntryPointWithESMLoader(async (/** @type {any} */ loader) => {
  await loader.import(pathToFileURL(main).href, undefined, Object.create(null));
  if (!state.isReady) makeReady();
});
