import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ZipFile } from 'yazl';
import { inEnglish } from '../../words/testing.ts';
import { FileProblem } from '../files/reason.ts';
import { folder, inFolders } from '../files/testing.ts';
import {
  finishRestoring,
  isRestoring,
  makeBackup,
  prepareRestoring,
  readBackup,
  summaryOf,
} from './backup.ts';
import type { Places } from './parts.ts';

inFolders();
const now = new Date('2026-11-25T12:00:00Z');
let old: Places;
let here: Places;
beforeEach(() => {
  const placesIn = (name: string) => {
    const data = path.join(folder, name);
    fs.mkdirSync(data);
    return { data, config: path.join(data, 'config.jsonc') };
  };
  old = placesIn('old');
  here = placesIn('here');
});
afterEach(() => vi.restoreAllMocks());

const matchOf = (changed: string, moves = '11-02') =>
  `% {"title":"${moves}","changed":"${changed}"}\n[Game "chopsticks"]\n\n${moves} *\n`;

type Files = Readonly<Record<string, string>>;

function lay({ data }: Places, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(data, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** The user's files, without the program's own backups and what a killed process left. */
function found({ data }: Places): Record<string, string> {
  const files = fs
    .readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(zip|tmp)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const name = (file: string) => path.relative(data, file).replaceAll(path.sep, '/');
  return Object.fromEntries(files.map((file) => [name(file), fs.readFileSync(file, 'utf8')]));
}

const atHome: Files = {
  'config.jsonc': '{ "looks": { "table": "felt" } }',
  'people/1/journal.jsonl': '{"version":1}',
  'statistics.json': '{}',
  'matches/a.duel': matchOf('2026-11-01T00:00:00Z'),
  'matches/Ann – Bert.duel': matchOf('2026-11-02T00:00:00Z', '11-12'),
};

async function backupOf(files: Files): Promise<string> {
  lay(old, files);
  const file = path.join(folder, 'backup.zip');
  fs.writeFileSync(file, await makeBackup(old, now));
  return file;
}

async function restore(file: string): Promise<string | undefined> {
  const before = await prepareRestoring(await readBackup(file), here, now);
  await finishRestoring(here, now);
  return before;
}

test('all that is the user’s comes back in an empty folder, and nothing else', async () => {
  const others = {
    'matches/index.json': '{}',
    'matches/on-table': 'a',
    'config.schema.json': '{}',
  };
  const file = await backupOf(Object.assign({}, atHome, others));
  await restore(file);
  expect(found(here)).toEqual(atHome);
  expect(isRestoring(here)).toBe(false);
});

test('journals are joined: each line once, and nothing twice however often it is restored', async () => {
  const lines = (...names: readonly string[]) => names.map((name) => `"${name}"\n`).join('');
  const name = 'people/1/journal.jsonl';
  const file = await backupOf({ [name]: lines('a', 'b', 'c') });
  lay(here, { [name]: `${lines('a', 'c')}"cut` });
  const { changes } = summaryOf(await readBackup(file), here);
  expect(changes).toEqual([{ kind: 'training', does: 'replaces' }]);
  await restore(file);
  expect(found(here)[name]).toBe(`${lines('a', 'c')}"cut\n${lines('b')}`);
  expect(summaryOf(await readBackup(file), here).changes).toEqual([]);
});

test('people are joined by their ids, whatever their folders are called', async () => {
  const person = (id: string, name: string) =>
    `${JSON.stringify({ version: 1, id, name, colour: 'blue' })}\n`;
  const file = await backupOf({
    'people/1/person.json': person('a1', 'Ann'),
    'people/1/journal.jsonl': '"a"\n',
    'people/b2/person.json': person('b2', 'Ben'),
    'people/b2/journal.jsonl': '"b"\n',
    'people/.deleted-c3/person.json': person('c3', 'Cem'),
  });
  lay(here, {
    'people/1/person.json': person('b2', 'Benjamin'),
    'people/1/journal.jsonl': '"mine"\n',
  });
  expect(summaryOf(await readBackup(file), here).changes).toEqual([
    { kind: 'person', does: 'adds' },
    { kind: 'person', does: 'replaces' },
    { kind: 'training', does: 'adds' },
    { kind: 'training', does: 'replaces' },
  ]);
  await restore(file);
  const people = Object.entries(found(here)).filter(([name]) => name.startsWith('people/'));
  expect(Object.fromEntries(people)).toEqual({
    'people/1/person.json': person('b2', 'Ben'),
    'people/1/journal.jsonl': '"mine"\n"b"\n',
    'people/a1/person.json': person('a1', 'Ann'),
    'people/a1/journal.jsonl': '"a"\n',
  });
});

test('a first person without an id of their own is another one than ours, and the same each time', async () => {
  const mine = {
    'people/1/person.json': '{"version":1,"id":"c3","name":"Cem","colour":"blue"}',
    'people/1/journal.jsonl': '"mine"\n',
  };
  lay(here, mine);
  const people = () => Object.entries(found(here)).filter(([name]) => name.startsWith('people/'));
  for (const lines of ['"a"\n', '"a"\n"b"\n']) {
    await restore(await backupOf({ 'people/1/journal.jsonl': lines }));
    const others = people().filter(([name]) => !name.startsWith('people/1/'));
    expect(others.map(([, text]) => text)).toEqual([lines]);
    expect(found(here)).toMatchObject(mine);
  }
  fs.rmSync(path.join(old.data, 'people'), { recursive: true });
  await restore(await backupOf({ 'people/1/journal.jsonl': '"of a third machine"\n' }));
  expect(people()).toHaveLength(4);
});

test('matches are joined by id, the one that was played on later stays, and what is replaced is kept', async () => {
  const file = await backupOf(atHome);
  const mine = {
    'config.jsonc': '{}',
    'matches/a.duel': matchOf('2026-11-20T00:00:00Z', '11-02 01-11'),
    'matches/Ann – Bert.duel': matchOf('2026-10-01T00:00:00Z', '11-03'),
    'matches/mine.duel': matchOf('2026-10-01T00:00:00Z'),
  };
  lay(here, mine);
  expect(summaryOf(await readBackup(file), here)).toEqual({
    matches: { adds: 0, replaces: 1, kept: 1 },
    changes: [
      { kind: 'config', does: 'replaces' },
      { kind: 'training', does: 'adds' },
      { kind: 'statistics', does: 'adds' },
    ],
  });
  const before = await restore(file);
  const { 'matches/a.duel': a, 'matches/mine.duel': own } = mine;
  const joined = { 'matches/a.duel': a, 'matches/mine.duel': own };
  expect(found(here)).toEqual(Object.assign({}, atHome, joined));
  await restore(file);
  expect(
    fs.readdirSync(path.join(here.data, 'backups')),
    'nothing was left to replace',
  ).toHaveLength(1);
  const kept = await readBackup(before ?? '');
  expect(Object.fromEntries([...kept.files].map(([name, text]) => [name, String(text)]))).toEqual(
    mine,
  );
});

// Windows has no such names.
test.skipIf(process.platform === 'win32')(
  'matches are backed up under any name that this system allows',
  async () => {
    const names = ['a: b?', 'a%3A b?', '%25', '"<|>*', 'a\\b', 'a\nb', '100%41', 'a%3a'];
    const files = Object.fromEntries(
      names.map((name, index) => [
        `matches/${name}.duel`,
        matchOf(`2026-11-0${index + 1}T00:00:00Z`),
      ]),
    );
    const file = await backupOf(files);
    await restore(file);
    expect(found(here)).toEqual(files);
    expect(summaryOf(await readBackup(file), here).matches).toEqual({
      adds: 0,
      replaces: 0,
      kept: 0,
    });
  },
);

test('the backup goes only after each restored file is on the disk', async () => {
  await prepareRestoring(await readBackup(await backupOf(atHome)), here, now);
  const { openSync, fsync } = fs;
  const files = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((file, flags, mode) => {
    const descriptor = openSync(file, flags, mode);
    files.set(descriptor, path.relative(here.data, String(file)).replaceAll(path.sep, '/'));
    return descriptor;
  });
  const synced: string[] = [];
  vi.spyOn(fs, 'fsync').mockImplementation((descriptor, done) => {
    fsync(descriptor, (error) => {
      synced.push(files.get(descriptor) ?? '');
      done(error);
    });
  });
  const { rmSync } = fs;
  let before: readonly string[] = [];
  vi.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
    if (String(file).endsWith('restoring.zip')) before = [...synced];
    rmSync(file, options);
  });
  await finishRestoring(here, now);
  expect([...before].sort()).toEqual(Object.keys(found(here)).sort());
});

test('a backup that can’t be restored wholly is kept, and no start is held up by it again', async () => {
  const file = await backupOf(atHome);
  fs.mkdirSync(path.join(here.data, 'statistics.json'));
  await expect(prepareRestoring(await readBackup(file), here, now)).rejects.toThrow(FileProblem);
  fs.rmdirSync(path.join(here.data, 'statistics.json'));
  await prepareRestoring(await readBackup(file), here, now);
  fs.mkdirSync(path.join(here.data, 'statistics.json'));
  const problem = (await finishRestoring(here, now).catch(
    (error: unknown) => error,
  )) as FileProblem;
  expect(inEnglish(problem.reason)).toMatch(/it is a folder, not a file.*not-restored-/);
  expect(isRestoring(here)).toBe(false);
  const [kept = ''] = fs.readdirSync(path.join(here.data, 'backups'));
  expect(fs.readFileSync(path.join(here.data, 'backups', kept))).toEqual(fs.readFileSync(file));
});

/** A zip archive with these files; `mode` is what Unix notes of each. */
async function zipOf(files: Files, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { mode });
  zip.end();
  return buffer(zip.outputStream);
}

const label = { 'digit-duels-backup.json': '{"version":1,"made":"2026-11-25T12:00:00.000Z"}' };

/** An archive with a name in it that yazl would refuse. */
async function named(name: string): Promise<Buffer> {
  const stand = 'x'.repeat(name.length);
  const archive = await zipOf(Object.assign({}, label, { [stand]: 'text' }));
  return Buffer.from(archive.toString('latin1').replaceAll(stand, name), 'latin1');
}

/** An archive of which each file but the last claims another size. */
async function claiming(files: Files, bytes: number): Promise<Buffer> {
  const archive = await zipOf(Object.assign({}, files, label));
  let entry = -1;
  for (const _file of Object.keys(files)) {
    entry = archive.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), entry + 1);
    archive.writeUInt32LE(bytes, entry + 24);
  }
  return archive;
}

const zeros = '0'.repeat(40 * 2 ** 20);

test.each<[what: string, archive: () => Promise<Buffer>, sentence: RegExp]>([
  ['no zip', () => Promise.resolve(Buffer.from('{}')), /no zip archive/],
  ['an empty file', () => Promise.resolve(Buffer.alloc(0)), /no zip archive/],
  ['another archive', () => zipOf({ 'config.jsonc': '{}' }), /wasn’t made by “Back up everything”/],
  ['an empty archive', () => zipOf({}), /wasn’t made by/],
  [
    'one of a later version',
    () => zipOf({ 'digit-duels-backup.json': '{"version":2,"made":"2026-11-25T12:00:00.000Z"}' }),
    /later version/,
  ],
  [
    'a path out of the folder',
    () => named('matches/../../x.duel'),
    /contains matches\/\.\.\/\.\.\/x/,
  ],
  ['an absolute path', () => named('/etc/passwd'), /contains \/etc\/passwd/],
  ['a path of Windows', () => named('matches\\..\\x.duel'), /belongs to no backup/],
  ['a stream of Windows', () => named('matches/a:b.duel'), /belongs to no backup/],
  ['a hidden file', () => named('matches/.bashrc.duel'), /belongs to no backup/],
  ['the index of the matches', () => named('matches/index.json'), /belongs to no backup/],
  [
    'a link',
    () => zipOf(Object.assign({ 'config.jsonc': '/etc/passwd' }, label), 0o120777),
    /config\.jsonc in it is a link/,
  ],
  [
    'a file twice',
    async () =>
      Buffer.from(
        (await zipOf(Object.assign({ 'config.jsonc': '{}', 'config.jsonx': '{}' }, label)))
          .toString('latin1')
          .replaceAll('config.jsonx', 'config.jsonc'),
        'latin1',
      ),
    /contains config\.jsonc twice/,
  ],
  [
    'a bomb',
    () => zipOf(Object.assign({ 'config.jsonc': zeros }, label)),
    /unpack to more than 256 MB/,
  ],
  ['a bomb that claims to be small', () => claiming({ 'config.jsonc': zeros }, 10), /damaged/],
  [
    'one of many parts',
    () => {
      const names = Array.from({ length: 100 }, (_, index) => `matches/${index}.duel`);
      return claiming(Object.fromEntries(names.map((name) => [name, 'x'])), 3 * 2 ** 20);
    },
    /unpack to more than 256 MB/,
  ],
  [
    'one of 100,001 files, as it claims',
    async () => {
      const archive = await zipOf(label);
      const end = archive.length - 22;
      const long = Buffer.alloc(56 + 20);
      long.write('PK\u0006\u0006', 0, 'latin1');
      long.writeBigUInt64LE(44n, 4);
      long.writeBigUInt64LE(100_001n, 24);
      long.writeBigUInt64LE(100_001n, 32);
      long.writeBigUInt64LE(BigInt(archive.readUInt32LE(end + 16)), 48);
      long.write('PK\u0006\u0007', 56, 'latin1');
      long.writeBigUInt64LE(BigInt(end), 64);
      long.writeUInt32LE(1, 72);
      const last = archive.subarray(end);
      last.writeUInt16LE(0xffff, 8);
      last.writeUInt16LE(0xffff, 10);
      return Buffer.concat([archive.subarray(0, end), long, last]);
    },
    /100,000 files/,
  ],
  [
    'one byte changed',
    async () => {
      const text = Array.from({ length: 300 }, (_, index) => (index * 7919) % 97).join(' ');
      const archive = await zipOf(Object.assign({ 'config.jsonc': text }, label));
      archive[90] = (archive[90] ?? 0) ^ 1;
      return archive;
    },
    /damaged/,
  ],
])('%s is refused with a sentence, and writes nothing', async (_what, archive, sentence) => {
  const file = path.join(folder, 'bad.zip');
  fs.writeFileSync(file, await archive());
  const problem = (await readBackup(file).catch((error: unknown) => error)) as FileProblem;
  expect(problem).toBeInstanceOf(FileProblem);
  expect(inEnglish(problem.reason)).toMatch(sentence);
  expect(found(here)).toEqual({});
});

/** A killed process. */
class Killed extends Error {}

test('killed before any change of a file, nothing is lost, and the next start finishes', async () => {
  const file = await backupOf(atHome);
  const mine = {
    'config.jsonc': '{}',
    'matches/a.duel': matchOf('2026-10-20T00:00:00Z'),
    'matches/b.duel': matchOf('2026-10-21T00:00:00Z'),
  };
  const steps = ['openSync', 'writeSync', 'renameSync', 'rmSync', 'mkdirSync'] as const;
  let finished = false;
  for (let nth = 1; !finished; nth++) {
    fs.rmSync(here.data, { recursive: true });
    lay(here, mine);
    const backup = await readBackup(file);
    let count = 0;
    for (const name of steps) {
      const work = fs[name].bind(fs) as (...args: readonly unknown[]) => unknown;
      vi.spyOn(fs, name).mockImplementation((...args: readonly unknown[]) => {
        // A file that is only read changes nothing.
        if (name === 'openSync' && Number(args[1]) % 4 === 0) return work(...args);
        if (++count >= nth) throw new Killed();
        return work(...args);
      });
    }
    finished = await prepareRestoring(backup, here, now)
      .then(() => finishRestoring(here, now))
      .then(
        () => true,
        () => false,
      );
    vi.restoreAllMocks();
    const begun = isRestoring(here);
    if (!finished && !begun) expect(found(here)).toMatchObject(mine);
    if (begun) await finishRestoring(here, now);
    if (begun || finished) {
      const own = { 'matches/b.duel': mine['matches/b.duel'] };
      expect(found(here), `killed before step ${nth}`).toEqual(Object.assign({}, atHome, own));
      const backups = fs.readdirSync(path.join(here.data, 'backups'));
      expect(backups.filter((name) => name.endsWith('.zip'))).toEqual([
        expect.stringMatching(/^before-restoring/),
      ]);
    }
    if (nth > 500) throw new Error('It never finishes.');
  }
});
