import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../common/paths.mjs';
import { ensureInstalled } from '../machine/install.mjs';
import { buildStale } from './bundle.mjs';

/**
 * Builds a tool that works for minutes or hours, if need be, and loads it. Other programs on the machine
 * come first from then on.
 *
 * @param {'atlas' | 'tables' | 'results'} name
 * @returns {Promise<unknown>} the module
 */
export async function builtTool(name) {
  await ensureInstalled();
  await buildStale([name]);
  os.setPriority(os.constants.priority.PRIORITY_LOW);
  return import(pathToFileURL(inRoot('dist', name, 'main.js')).href);
}
