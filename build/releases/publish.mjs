// Publishes the collected files as a release on GitHub, with GitHub's command-line program. Whatever an
// earlier attempt left behind is continued.
import { execFile } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError, say } from '../common/say.mjs';

/**
 * @typedef {object} Asset
 * @property {number} id
 * @property {string} name
 * @property {string} state `uploaded` once the whole file is there
 * @property {string | null} digest
 */

/**
 * @typedef {object} Release as GitHub describes it
 * @property {number} id
 * @property {string} tag_name
 * @property {boolean} draft
 * @property {string} html_url
 * @property {string} upload_url with a template of parameters at its end
 * @property {Asset[]} assets
 */

/** @typedef {Map<string, string>} Digests GitHub's digest of each file, by its name */

const repository = 'repos/{owner}/{repo}';

/**
 * Uses ids throughout, since drafts aren't reliably found by their tag.
 *
 * @param {string} folder that holds what `collect` wrote
 * @param {string} tag
 * @throws {UserError} if GitHub doesn't answer, or has another release of this tag
 */
export async function publish(folder, tag) {
  const wanted = digestsOf(folder);
  const found = await releaseOf(tag);
  if (found?.draft === false) {
    refuseDifferences(found, wanted);
    say(`${found.html_url} has been published before, with the same files.`);
    return;
  }
  if (found !== undefined) say(`Continuing the draft ${found.html_url}.`);
  const words = ['-f', `name=Digit Duels ${tag.slice(1)}`, '-F', `body=@${folder}/NOTES.md`];
  const draft = found ?? (await createDraft(tag, words));
  for (const [name, digest] of wanted) await upload(draft, path.join(folder, name), digest);
  const place = `${repository}/releases/${draft.id}`;
  refuseDifferences(JSON.parse(await api(place)), wanted);
  await api('--method', 'PATCH', place, '-F', 'draft=false', ...words);
  say(`Published ${tag} with ${wanted.size} files.`);
}

/**
 * @param {string} tag
 * @param {string[]} words
 * @returns {Promise<Release>}
 */
async function createDraft(tag, words) {
  // GitHub would make a tag that isn't there, of the newest commit.
  await api(`${repository}/git/ref/tags/${tag}`);
  const fields = ['-f', `tag_name=${tag}`, '-F', 'draft=true', ...words];
  return JSON.parse(await api('--method', 'POST', `${repository}/releases`, ...fields));
}

/**
 * @param {Release} draft
 * @param {string} file
 * @param {string} digest the file is left as it is if GitHub has it with this digest
 */
async function upload(draft, file, digest) {
  const name = path.basename(file);
  const there = draft.assets.find((each) => each.name === name);
  if (isWhole(there, digest)) return;
  if (there !== undefined) {
    await api('--method', 'DELETE', `${repository}/releases/assets/${there.id}`);
  }
  const place = `${draft.upload_url.replace(/\{.*$/, '')}?name=${encodeURIComponent(name)}`;
  const type = ['--header', 'Content-Type: application/octet-stream'];
  await api('--method', 'POST', place, ...type, '--input', file);
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
  // Asking for the tag would find no drafts, and one of several releases.
  const pages = JSON.parse(
    await api('--paginate', '--slurp', `${repository}/releases?per_page=100`),
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
 * @param {Asset | undefined} asset
 * @param {string | undefined} digest
 */
function isWhole(asset, digest) {
  return asset?.state === 'uploaded' && asset.digest === digest;
}

/**
 * @param {Release} release
 * @param {Digests} wanted
 * @throws {UserError} unless it has these files and no others
 */
function refuseDifferences({ assets, draft, html_url: url }, wanted) {
  const wrong = [...wanted].filter(
    ([name, digest]) => !assets.some((asset) => asset.name === name && isWhole(asset, digest)),
  );
  const unknown = assets.filter(({ name }) => !wanted.has(name));
  if (wrong.length + unknown.length === 0) return;
  const faults = [
    ...(wrong.length === 0
      ? []
      : [`lacks ${wrong.map(([name]) => name).join(', ')}, or has other bytes there`]),
    ...(unknown.length === 0
      ? []
      : [`should not have ${unknown.map(({ name }) => name).join(', ')}`]),
  ].join(', and ');
  throw new UserError(
    draft
      ? `The draft ${url} ${faults}. It is not published.`
      : `${url} has been published before, but ${faults}. What is changed takes a new version.`,
  );
}

/**
 * Asks GitHub by its command-line program, which takes the repository from the remote of this folder or from
 * GH_REPO.
 *
 * @param {string[]} args
 * @returns {Promise<string>} the answer
 */
async function api(...args) {
  try {
    const { stdout } = await promisify(execFile)('gh', ['api', ...args], { maxBuffer: Infinity });
    return stdout;
  } catch (error) {
    const reason =
      error instanceof Error && 'stderr' in error ? error.stderr || error.message : error;
    throw new UserError(
      `gh api ${args.join(' ')} failed: ${String(reason).trim()}\nStarted again, this continues where it was.`,
    );
  }
}
