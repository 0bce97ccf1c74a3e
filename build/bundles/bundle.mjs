// Builds targets into dist.
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from '../common/one-at-a-time.mjs';
import { inRoot } from '../common/paths.mjs';
import { say } from '../common/say.mjs';
import { BundleThreads } from './bundle-threads.mjs';
import { digest, isFresh, stamp } from './freshness.mjs';
import { hasLibraries, keepLibraries } from './libraries.mjs';
import { writeNotices } from './notices.mjs';
import { program, targets } from './targets.mjs';

/** @typedef {import('./targets.mjs').TargetName} TargetName */

/** In the order in which they are built. */
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
  const threads = new BundleThreads();
  try {
    const inOrder = everyTarget.filter((name) => only.includes(name));
    const built = await Promise.allSettled(inOrder.map((name) => buildOne(name, threads)));
    for (const each of built) if (each.status === 'rejected') throw each.reason;
  } finally {
    threads.end();
  }
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

/**
 * @param {TargetName} name
 * @param {BundleThreads} threads
 */
async function buildOne(name, threads) {
  const sources = digest(name);
  const finished = inRoot('dist', name);
  // Built in a separate folder and then moved, so that a running program never sees an incomplete build.
  const folder = `${finished}.new`;
  try {
    // It may remain from a build that was interrupted.
    fs.rmSync(folder, { recursive: true, force: true });
    const { parts = () => [name], inPlace } = targets[name];
    const bundles = await Promise.all(
      parts().map((part) => threads.bundle({ name, part, folder })),
    );
    if (inPlace !== true) {
      fs.rmSync(finished, { recursive: true, force: true });
      fs.renameSync(folder, finished);
    }
    keepLibraries(name, new Set(bundles.flatMap(({ libraries }) => libraries)));
    const took = bundles.reduce((sum, bundle) => sum + bundle.took, 0);
    say(`Built ${path.relative(inRoot(), finished)} in ${(took / 1000).toFixed(1)} s`);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  stamp(name, sources);
}
