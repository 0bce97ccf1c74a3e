// Whether a built target matches its sources: a digest of their contents is stored next to it. Contents,
// not dates, because git, archives and copies all change dates.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../common/paths.mjs';
import { targets } from './targets.mjs';

/** The sources that every target depends on. */
const common = ['package-lock.json', 'svelte.config.js', 'build/bundles'];

/** @typedef {import('./targets.mjs').TargetName} TargetName */

/**
 * @param {TargetName} name
 * @returns {string} a digest of the target's current sources
 */
export function digest(name) {
  const hash = crypto.createHash('sha256');
  for (const place of [...common, ...targets[name].sources]) {
    for (const file of filesIn(inRoot(place))) {
      hash.update(path.relative(inRoot(), file)).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** @param {TargetName} name */
export function isFresh(name) {
  try {
    return fs.readFileSync(stampFile(name), 'utf8') === digest(name);
  } catch {
    return false;
  }
}

/**
 * @param {TargetName} name
 * @param {string} sourcesDigest from before the build began
 */
export function stamp(name, sourcesDigest) {
  fs.mkdirSync(path.dirname(stampFile(name)), { recursive: true });
  fs.writeFileSync(stampFile(name), sourcesDigest);
}

/** @param {TargetName} name */
function stampFile(name) {
  return inRoot('dist', '.stamps', name);
}

/**
 * @param {string} place a file or a folder, which may be missing
 * @returns {string[]} its files in a stable order, without tests
 */
function filesIn(place) {
  const found = fs.statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|spec)\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
