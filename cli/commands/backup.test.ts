import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folder, inFolders } from '../../storage/files/testing.ts';
import { runWith } from '../testing.ts';

inFolders();
let there: string;
let here: string;
let file: string;
beforeEach(() => {
  [there, here] = ['there', 'here'].map((name) => path.join(folder, name)) as [string, string];
  file = path.join(folder, 'backup.zip');
  lay(there, 'a', '2026-11-20T00:00:00Z');
  lay(there, 'Ann – Bert', '2026-11-20T00:00:00Z');
  fs.writeFileSync(path.join(there, 'config.jsonc'), '{ "game": "summation-duel" }');
});

function lay(data: string, id: string, changed: string): void {
  fs.mkdirSync(path.join(data, 'matches'), { recursive: true });
  const text = `% {"title":"${id}","changed":"${changed}"}\n[Game "chopsticks"]\n\n11-02 *\n`;
  fs.writeFileSync(path.join(data, 'matches', `${id}.duel`), text);
}

const backUp = () => runWith(['backup', file, '--user-data', there]);
const restore = (lines: readonly string[], ...options: readonly string[]) =>
  runWith(['restore', file, '--user-data', here, ...options], lines);
const close = 'Close Digit Duels first, if it is open.\n';
const matchesHere = () => fs.readdirSync(path.join(here, 'matches')).sort();

test('a backup is restored elsewhere once its consequences are accepted', async () => {
  expect(await backUp()).toEqual({ status: 0, out: `Saved as ${file}.\n`, err: '' });
  lay(here, 'a', '2026-11-10T00:00:00Z');
  lay(here, 'mine', '2026-11-10T00:00:00Z');

  const refused = await restore(['no']);
  expect(refused).toMatchObject({ status: 1, err: `${close}Nothing was restored.\n` });
  expect(matchesHere()).toEqual(['a.duel', 'mine.duel']);

  const { status, out, err } = await restore(['yes']);
  expect({ status, err }).toEqual({ status: 0, err: close });
  expect(out).toMatch(/^Made on .*1 match comes back\..*1 match gets its later version\./s);
  expect(out).toMatch(/Your preferences.* come back\..*“backups”.*Restore backup\.zip\?: yes/s);
  expect(out).toMatch(/kept as .*before-restoring.*backup\.zip is restored\.\n$/s);
  expect(matchesHere()).toEqual(['Ann – Bert.duel', 'a.duel', 'mine.duel']);
  expect(fs.readFileSync(path.join(here, 'config.jsonc'), 'utf8')).toContain('summation-duel');
  expect((await restore([])).out).toBe('Everything in backup.zip is here already.\n');
});

test('an option answers the question, and the advice before it is there all the same', async () => {
  await backUp();
  expect(await restore([], '--yes')).toMatchObject({ status: 0, err: close });
  expect(matchesHere()).toEqual(['Ann – Bert.duel', 'a.duel']);
});

test('no file is overwritten by a backup, and a bad backup is refused by its name', async () => {
  fs.writeFileSync(file, 'mine');
  expect(await backUp()).toMatchObject({
    status: 2,
    err: `${file} is there already: choose another name.\n`,
  });
  expect(fs.readFileSync(file, 'utf8')).toBe('mine');
  const { status, err } = await restore([], '--yes');
  expect(status).toBe(1);
  expect(err).toMatch(/“backup\.zip” can’t be restored: it is damaged/);
});

test('a backup in a folder that is a file is refused with the reason', async () => {
  fs.writeFileSync(file, 'mine');
  file = path.join(file, 'x.zip');
  expect(await backUp()).toEqual({
    status: 1,
    out: '',
    err: 'The backup couldn’t be made: what should be its folder is a file.\n',
  });
});

test('a file that can’t be backed up is named', async () => {
  fs.mkdirSync(path.join(there, 'statistics.json'));
  const { status, err } = await backUp();
  expect(status).toBe(1);
  expect(err).toContain(path.join(there, 'statistics.json'));
  expect(fs.existsSync(file)).toBe(false);
});
