import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { publish } from './publish.mjs';

interface Asset {
  name: string;
  state: string;
  digest: string | null;
}

interface Release {
  tag_name: string;
  draft: boolean;
  html_url: string;
  assets: Asset[];
}

/** GitHub as the made-up gh knows it, and the call at which it breaks off. */
interface GitHub {
  calls: string[];
  breaks?: { call: number; amid: boolean };
  releases: Release[];
}

/**
 * A made-up gh. Where it breaks off, it has done nothing yet, or half: half of the files are there and the next
 * is not whole; or it has done all, and its answer is lost.
 */
const gh = `#!${process.execPath}
const fs = require('node:fs');
const [kind, verb, tag, ...rest] = process.argv.slice(2);
const file = process.env.GITHUB_STATE;
const state = JSON.parse(fs.readFileSync(file, 'utf8'));
state.calls.push(kind === 'api' ? kind : verb);
const breaks = state.breaks?.call === state.calls.length;
const amid = breaks && state.breaks.amid;
const release = state.releases.find((each) => each.tag_name === tag);
const digestOf = (bytes) =>
  'sha256:' + require('node:crypto').createHash('sha256').update(bytes).digest('hex');
function act() {
  if (kind === 'api') {
    const text = JSON.stringify([state.releases.slice(0, 1), state.releases.slice(1)]);
    process.stdout.write(amid ? text.slice(0, text.length / 2) : text);
  } else if (verb === 'create') {
    const url = 'https://example.org/' + state.releases.length;
    const draft = rest.includes('--draft');
    state.releases.unshift({ tag_name: tag, draft, html_url: url, assets: [] });
  } else if (verb === 'edit') {
    release.draft = !rest.includes('--draft=false');
  } else {
    const paths = rest.filter((each) => !each.startsWith('--'));
    const whole = amid ? Math.floor(paths.length / 2) : paths.length;
    paths.slice(0, whole + 1).forEach((each, index) => {
      const name = require('node:path').basename(each);
      if (rest.includes('--clobber')) {
        release.assets = release.assets.filter((asset) => asset.name !== name);
      } else if (release.assets.some((asset) => asset.name === name)) process.exit(1);
      release.assets.push(
        index < whole
          ? { name, state: 'uploaded', digest: digestOf(fs.readFileSync(each)) }
          : { name, state: 'starter', digest: null },
      );
    });
  }
}
if (!breaks || amid) act();
fs.writeFileSync(file, JSON.stringify(state));
if (breaks) {
  process.stderr.write('the line is dead');
  process.exitCode = 1;
}
`;

const names = ['a.deb', 'b.dmg', 'c.exe', 'd.cdx.json'];
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
  list.map((name) => ({ name, state: 'uploaded', digest: `sha256:${sha256(name)}` }));

const release = (draft: boolean, assets: Asset[]): Release => ({
  tag_name: 'v1.2.3',
  draft,
  html_url: `https://example.org/${draft ? 'draft' : 'public'}`,
  assets,
});

function expectPublished() {
  const sums = fs.readFileSync(path.join(folder, 'SHA256SUMS'), 'utf8');
  const whole = { name: 'SHA256SUMS', state: 'uploaded', digest: `sha256:${sha256(sums)}` };
  const { releases } = github();
  expect(releases.map(({ tag_name: tag, draft }) => ({ tag, draft }))).toEqual([
    { tag: 'v1.2.3', draft: false },
  ]);
  const byName = (one: Asset, two: Asset) => one.name.localeCompare(two.name);
  expect(releases[0]?.assets.toSorted(byName)).toEqual(
    [...uploaded(...names), whole].toSorted(byName),
  );
}

// Windows starts no script by its first line.
describe.skipIf(process.platform === 'win32')('publishing', () => {
  test('makes a draft, and publishes it once GitHub has all files', async () => {
    await publish(folder, 'v1.2.3');
    expectPublished();
    expect(github().calls).toEqual(['api', 'create', 'upload', 'api', 'edit']);
  });

  const calls = [1, 2, 3, 4, 5];
  test.each(calls.flatMap((call) => [false, true].map((amid) => ({ call, amid }))))(
    'started again after it broke off at call $call (amid it: $amid), publishes one whole release',
    async (breaks) => {
      setGitHub({ calls: [], breaks, releases: [] });
      await expect(publish(folder, 'v1.2.3')).rejects.toThrow('the line is dead');
      const before = github().releases.filter(({ draft }) => !draft);
      expect(before).toHaveLength(breaks.call === 5 && breaks.amid ? 1 : 0);
      await publish(folder, 'v1.2.3');
      expectPublished();
    },
  );

  test('replaces files of a draft that have other bytes now, and keeps the others', async () => {
    const stale = { name: 'b.dmg', state: 'uploaded', digest: `sha256:${sha256('before')}` };
    setGitHub({ calls: [], releases: [release(true, [stale, ...uploaded('a.deb')])] });
    await publish(folder, 'v1.2.3');
    expectPublished();
    expect(github().releases[0]?.assets[0]?.name).toBe('a.deb');
  });

  test('leaves a published release alone, and says so if it has other files', async () => {
    const published = [release(false, uploaded('a.deb', 'z.deb'))];
    setGitHub({ calls: [], releases: published });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow(
      'https://example.org/public has been published before, but lacks b.dmg, c.exe, d.cdx.json, SHA256SUMS, or has other bytes there, and should not have z.deb. What is changed takes a new version.',
    );
    expect(github()).toEqual({ calls: ['api'], releases: published });
  });

  test('publishes no draft with a file that does not belong there', async () => {
    setGitHub({ calls: [], releases: [release(true, uploaded('z.deb'))] });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow('should not have z.deb. It is not');
    expect(github().releases[0]?.draft).toBe(true);
  });

  test('refuses to choose between two releases of one tag', async () => {
    const both = [release(true, []), release(false, [])];
    setGitHub({ calls: [], releases: [...both, { ...release(true, []), tag_name: 'v1.2.2' }] });
    await expect(publish(folder, 'v1.2.3')).rejects.toThrow(
      'GitHub has 2 releases of v1.2.3: https://example.org/draft and https://example.org/public.',
    );
    expect(github().calls).toEqual(['api']);
  });
});
