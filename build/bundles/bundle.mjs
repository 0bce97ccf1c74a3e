// Builds targets into dist.
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from '../common/one-at-a-time.mjs';
import { inRoot } from '../common/paths.mjs';
import { UserError, say, secondsSince } from '../common/say.mjs';
import { digest, isFresh, stamp } from './freshness.mjs';
import { hasLibraries, keepLibraries, noteLibraries } from './libraries.mjs';
import { writeNotices } from './notices.mjs';
import { program, targets } from './targets.mjs';

/** @typedef {import('./targets.mjs').TargetName} TargetName */

export const everyTarget = /** @type {TargetName[]} */ (Object.keys(targets));

/**
 * Builds the targets, even if they are up to date.
 *
 * @param {{ only?: readonly TargetName[] }} [options]
 */
export async function buildAll({ only = everyTarget } = {}) {
  await oneAtATime('build', () => buildEach(only));
}

/** @param {readonly TargetName[]} only */
async function buildEach(only) {
  for (const name of only) await buildOne(name);
  const changed = program.some((name) => only.includes(name));
  if (changed && program.every(hasLibraries)) writeNotices(program);
}

/**
 * Builds the targets whose sources have changed.
 *
 * @param {readonly TargetName[]} only
 */
export async function buildStale(only) {
  const stale = () => only.filter((name) => !isFresh(name));
  // Another process may have built them in the meantime.
  if (stale().length > 0) await oneAtATime('build', () => buildEach(stale()));
}

/** @param {TargetName} name */
async function buildOne(name) {
  const since = performance.now();
  // Imported late, because it exists only after the dependencies are installed.
  const { build, mergeConfig } = await import('vite');
  const target = targets[name];
  const sources = digest(name);
  const finished = inRoot('dist', name);
  // Built in a separate folder and then moved, so that a running program never sees an incomplete build.
  const stagingFolder = `${finished}.new`;
  const libraries = new Set();
  const shared = {
    configFile: false,
    logLevel: 'warn',
    plugins: [noteLibraries(libraries)],
    worker: { format: 'es', plugins: () => [noteLibraries(libraries)] },
    build: { sourcemap: true, reportCompressedSize: false },
  };
  const place = { root: inRoot(), build: { outDir: stagingFolder, emptyOutDir: false } };
  const around = target.inPlace === true ? shared : mergeConfig(shared, place);
  try {
    // It may remain from a build that was interrupted.
    fs.rmSync(stagingFolder, { recursive: true, force: true });
    for (const own of [await target.config()].flat()) await build(mergeConfig(around, own));
    if (target.inPlace !== true) {
      fs.rmSync(finished, { recursive: true, force: true });
      fs.renameSync(stagingFolder, finished);
    }
  } catch (error) {
    throw new UserError(`Building ${name} failed: ${reason(error)}`);
  } finally {
    fs.rmSync(stagingFolder, { recursive: true, force: true });
  }
  keepLibraries(name, libraries);
  stamp(name, sources);
  say(`Built ${path.relative(inRoot(), finished)} in ${secondsSince(since)}`);
}

/** @param {unknown} error */
function reason(error) {
  return error instanceof Error ? error.message : String(error);
}
