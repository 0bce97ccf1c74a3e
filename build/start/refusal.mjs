// Says why the program would refuse its arguments, before Electron is downloaded.
import { inRoot, root } from '../common/paths.mjs';
import { isInstalled } from '../machine/install.mjs';

/**
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} the program's own sentence; nothing where the packages are missing, too, without
 *   which it can't be had
 */
export async function refusalOf(args) {
  if (args.length === 0 || !isInstalled()) return undefined;
  /** @type {typeof import('../../electron/command-line.ts')} */
  const { argumentsOf } = await load('command-line.ts');
  const given = argumentsOf(args);
  if (given.ok) return undefined;
  /** @type {typeof import('../../electron/early-words.ts')} */
  const { earlyWords } = await load('early-words.ts');
  return earlyWords(args).say(given.error);
}

/** @param {string} name of a module of the main process that imports nothing of Electron's */
async function load(name) {
  // Only here, because it isn't there before the dependencies are.
  const { runnerImport } = await import('vite');
  const config = /** @type {const} */ ({ root, configFile: false, logLevel: 'warn' });
  return (await runnerImport(inRoot('electron', name), config)).module;
}
