import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { publish } from './publish.mjs';

interface Asset {
  id: number;
  name: string;
  state: string;
  digest: string | null;
}

interface Release {
  id: number;
  tag_name: string;
  draft: boolean;
  html_url: string;
  upload_url: string;
  assets: Asset[];
}

/** GitHub as the made-up gh knows it, the calls it got, and the one amid which it breaks off. */
interface GitHub {
  calls: string[];
  breaks?: number;
  releases: Release[];
}

/**
 * A made-up gh. Where it breaks off, half of a file has arrived, or all is done and the answer is lost; what
 * is before a call is after the one before it.
 */
const gh = `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(3);
const file = process.env.GITHUB_STATE;
const state = JSON.parse(fs.readFileSync(file, 'utf8'));
const given = (name) => args[args.indexOf(name) + 1];
const method = args.includes('--method') ? given('--method') : 'GET';
const url = args.find((each) => /^(repos|https:)/.test(each));
const call = method + ' ' + url.replace('repos/{owner}/{repo}/', '');
state.calls.push(call);
const breaks = state.breaks === state.calls.length;
const [, id] = /releases\\/(\\d+)/.exec(url) ?? [];
const release = state.releases.find((each) => each.id === Number(id));
const answer = JSON.stringify(act());
if (!breaks) process.stdout.write(answer ?? '');
fs.writeFileSync(file, JSON.stringify(state));
if (breaks) process.stderr.write('the line is dead');
process.exitCode = breaks ? 1 : 0;

function act() {
  if (call.startsWith('GET releases?')) return state.releases.map((each) => [each]);
  if (call === 'GET git/ref/tags/v1.2.3') return {};
  if (call.startsWith('GET git/ref/')) throw new Error('Not Found');
  if (call === 'POST releases') {
    const next = state.releases.length + 1;
    const made = {
      id: next,
      tag_name: given('-f').replace('tag_name=', ''),
      draft: args.includes('draft=true'),
      html_url: 'https://example.org/' + next,
      upload_url: 'https://example.org/releases/' + next + '/assets{?name,label}',
      assets: [],
    };
    state.releases.push(made);
    return made;
  }
  if (method === 'DELETE') {
    const asset = Number(url.split('/').at(-1));
    for (const each of state.releases) each.assets = each.assets.filter((one) => one.id !== asset);
    return undefined;
  }
  if (method === 'POST') {
    const name = new URL(url).searchParams.get('name');
    if (release.assets.some((asset) => asset.name === name)) throw new Error('already_exists');
    const hash = require('node:crypto').createHash('sha256').update(fs.readFileSync(given('--input')));
    const whole = { state: 'uploaded', digest: 'sha256:' + hash.digest('hex') };
    const half = { state: 'starter', digest: null };
    release.assets.push({ id: Math.random(), name, ...(breaks ? half : whole) });
  }
  if (method === 'PATCH') release.draft = !args.includes('draft=false');
  return release;
}
`;

const listing = 'GET releases?per_page=100';
const names = ['a.deb', 'b.dmg'];
const sha256 = (text: string) => crypto.createHash('sha256').update(text).digest('hex');

inFolders();

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  fs.mkdirSync(path.join(folder, 'bin'));
  fs.writeFileSync(path.join(folder, 'bin', 'gh'), gh, { mode: 0o755 });
  vi.stubEnv('PATH', path.join(folder, 'bin'));
  vi.stubEnv('GITHUB_STATE', path.join(folder, 'github.json'));
  setGitHub({ calls: [], releases: [] });
  for (const name of names) fs.writeFileSync(path.join(folder, name), name);
  const sums = names.map((name) => `${sha256(name)}  ${name}\n`).join('');
  fs.writeFileSync(path.join(folder, 'SHA256SUMS'), sums);
  fs.writeFileSync(path.join(folder, 'NOTES.md'), 'A fifth game.');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const setGitHub = (state: GitHub) =>
  fs.writeFileSync(path.join(folder, 'github.json'), JSON.stringify(state));
const github = () =>
  JSON.parse(fs.readFileSync(path.join(folder, 'github.json'), 'utf8')) as GitHub;

/** Files as GitHub has them, each with its name for content. */
const uploaded = (...list: readonly string[]): Asset[] =>
  list.map((name, id) => ({ id, name, state: 'uploaded', digest: `sha256:${sha256(name)}` }));

const release = (draft: boolean, assets: Asset[]): Release => ({
  id: 7,
  tag_name: 'v1.2.3',
  draft,
  html_url: `https://example.org/${draft ? 'draft' : 'public'}`,
  upload_url: 'https://example.org/releases/7/assets{?name,label}',
  assets,
});

function expectPublished() {
  const sums = fs.readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
  const { releases } = github();
  expect(releases.map(({ tag_name: tag, draft }) => ({ tag, draft }))).toEqual([
    { tag: 'v1.2.3', draft: false },
  ]);
  const assets = releases[0]?.assets.map(({ name, state, digest }) => [name, state, digest]);
  expect(assets?.sort()).toEqual([
    ['SHA256SUMS', 'uploaded', `sha256:${sha256(sums)}`],
    ...names.map((name) => [name, 'uploaded', `sha256:${sha256(name)}`]),
  ]);
}

// Windows starts no script by its first line.
describe.skipIf(process.platform === 'win32')('publishing', () => {
  test('makes a draft, and publishes it once GitHub has all files', async () => {
    await publish(folder, 'v1.2.3');
    expectPublished();
    expect(github().calls).toHaveLength(calls.length);
    expect(github().calls.at(-1)).toBe('PATCH releases/1');
  });

  // The list, the tag, the draft, three files, the draft again, and its end.
  const calls = [1, 2, 3, 4, 5, 6, 7, 8];
  test.each(calls)(
    'started again after it broke off amid call %i, publishes one whole release',
    async (breaks) => {
      setGitHub({ calls: [], breaks, releases: [] });
      await expect(publish(folder, 'v1.2.3')).rejects.toThrow('the line is dead');
      expect(github().releases.some(({ draft }) => !draft)).toBe(breaks === calls.at(-1));
      await publish(folder, 'v1.2.3');
      expectPublished();
    },
  );

  test('replaces files of a draft that have other bytes now, and keeps the others', async () => {
    const stale = { id: 9, name: 'b.dmg', state: 'uploaded', digest: `sha256:${sha256('before')}` };
    setGitHub({ calls: [], releases: [release(true, [stale, ...uploaded('a.deb')])] });
    await publish(folder, 'v1.2.3');
    expectPublished();
    expect(github().releases[0]?.assets[0]?.name).toBe('a.deb');
  });

  test('leaves a published release alone, and says so if it has other files', async () => {
    const published = [release(false, uploaded('a.deb', 'z.deb'))];
    setGitHub({ calls: [], releases: published });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow(
      'https://example.org/public has been published before, but lacks b.dmg, SHA256SUMS, or has other bytes there, and should not have z.deb. What is changed takes a new version.',
    );
    expect(github()).toEqual({ calls: [listing], releases: published });
  });

  test('publishes no draft with a file that does not belong there', async () => {
    setGitHub({ calls: [], releases: [release(true, uploaded('z.deb'))] });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow('should not have z.deb. It is not');
    expect(github().releases[0]?.draft).toBe(true);
  });

  test('makes no release of a tag that is not there', async () => {
    await expect(publish(folder, 'v1.2.4')).rejects.toThrow('git/ref/tags/v1.2.4 failed');
    expect(github().releases).toEqual([]);
  });

  test('refuses to choose between two releases of one tag', async () => {
    const both = [release(true, []), release(false, [])];
    setGitHub({ calls: [], releases: [...both, { ...release(true, []), tag_name: 'v1.2.2' }] });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow(
      'GitHub has 2 releases of v1.2.3: https://example.org/draft and https://example.org/public.',
    );
    expect(github().calls).toEqual([listing]);
  });
});
