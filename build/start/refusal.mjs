// Finds out whether the program would refuse its arguments, before Electron is downloaded.
import { inRoot, root } from '../common/paths.mjs';
import { isInstalled } from '../machine/install.mjs';

/**
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>} the program's own message; undefined if it accepts them, or
 *   if the packages needed to find out are missing
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

/** @param {string} name of a module of the main process that doesn't import Electron */
async function load(name) {
  // Imported late, because it exists only after the dependencies are installed.
  const { runnerImport } = await import('vite');
  const config = /** @type {const} */ ({ root, configFile: false, logLevel: 'warn' });
  return (await runnerImport(inRoot('electron', name), config)).module;
}
