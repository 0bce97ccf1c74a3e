// Publishes the collected files as a release on GitHub, with GitHub's command-line program. Whatever an
// earlier attempt left behind is continued.
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError, say } from '../common/say.mjs';

/**
 * @typedef {object} Release as GitHub describes it
 * @property {string} tag_name
 * @property {boolean} draft
 * @property {string} html_url
 * @property {{ name: string, state: string, digest: string | null }[]} assets `state` is `uploaded` once the
 *   whole file is there
 */

/** @typedef {Map<string, string>} Digests GitHub's digest of each file, by its name */

/**
 * @param {string} folder that holds what `collect` wrote
 * @param {string} tag
 * @throws {UserError} if GitHub doesn't answer, or has another release of this tag
 */
export async function publish(folder, tag) {
  const wanted = digestsOf(folder);
  const words = ['--title', `Digit Duels ${tag.slice(1)}`];
  const notes = ['--notes-file', path.join(folder, 'NOTES.md')];
  const found = await releaseOf(tag);
  if (found?.draft === false) {
    refuseDifferences(found, wanted);
    say(`${found.html_url} has been published before, with the same files.`);
    return;
  }
  if (found === undefined) {
    await gh('release', 'create', tag, '--draft', '--verify-tag', ...words, ...notes);
  } else say(`Continuing the draft ${found.html_url}.`);
  const missing = [...wanted.keys()].filter((name) => !isWhole(found, wanted, name));
  if (missing.length > 0) {
    const files = missing.map((name) => path.join(folder, name));
    await gh('release', 'upload', tag, '--clobber', ...files);
  }
  refuseDifferences(await releaseOf(tag), wanted);
  await gh('release', 'edit', tag, '--draft=false', ...words, ...notes);
  say(`Published ${tag} with ${wanted.size} files.`);
}

/**
 * @param {string} folder
 * @returns {Digests}
 */
function digestsOf(folder) {
  const sums = fs.readFileSync(path.join(folder, 'SHA256SUMS'));
  const own = `${crypto.createHash('sha256').update(sums).digest('hex')}  SHA256SUMS`;
  const lines = [...sums.toString().trimEnd().split('\n'), own];
  return new Map(lines.map((line) => [line.slice(66), `sha256:${line.slice(0, 64)}`]));
}

/**
 * @param {string} tag
 * @returns {Promise<Release | undefined>}
 */
async function releaseOf(tag) {
  // The list has drafts, too; asking for a tag finds one of several.
  const pages = JSON.parse(
    await gh('api', '--paginate', '--slurp', 'repos/{owner}/{repo}/releases?per_page=100'),
  );
  /** @type {Release[]} */
  const releases = pages.flat().filter((/** @type {Release} */ each) => each.tag_name === tag);
  if (releases.length <= 1) return releases[0];
  const places = releases.map(({ html_url: url }) => url).join(' and ');
  throw new UserError(
    `GitHub has ${releases.length} releases of ${tag}: ${places}. Delete all but one, and start this again.`,
  );
}

/**
 * @param {Release | undefined} release
 * @param {Digests} wanted
 * @param {string} name
 */
function isWhole(release, wanted, name) {
  const asset = release?.assets.find((each) => each.name === name);
  return asset?.state === 'uploaded' && asset.digest === wanted.get(name);
}

/**
 * @param {Release | undefined} release
 * @param {Digests} wanted
 * @throws {UserError} unless it has these files and no others
 */
function refuseDifferences(release, wanted) {
  const present = release?.assets.map(({ name }) => name) ?? [];
  const wrong = [...wanted.keys()].filter((name) => !isWhole(release, wanted, name));
  const unknown = present.filter((name) => !wanted.has(name));
  if (wrong.length + unknown.length === 0) return;
  const faults = [
    ...(wrong.length === 0 ? [] : [`lacks ${wrong.join(', ')}, or has other bytes there`]),
    ...(unknown.length === 0 ? [] : [`should not have ${unknown.join(', ')}`]),
  ].join(', and ');
  throw new UserError(
    release?.draft === false
      ? `${release.html_url} has been published before, but ${faults}. What is changed takes a new version.`
      : `The draft ${release?.html_url ?? 'is gone: it'} ${faults}. It is not published.`,
  );
}

/**
 * Runs GitHub's command-line program, which takes the repository from the remote of this folder or from
 * GH_REPO.
 *
 * @param {string[]} args
 * @returns {Promise<string>} its output
 */
async function gh(...args) {
  try {
    const { stdout } = await promisify(execFile)('gh', args, { maxBuffer: Infinity });
    return stdout;
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? error.stderr || error.message : error;
    throw new UserError(
      `gh ${args.slice(0, 2).join(' ')} failed: ${String(reason).trim()}\nStarted again, this continues where it was.`,
    );
  }
}
