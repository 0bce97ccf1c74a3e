import { pliesOf } from '../../engine/match/match.ts';
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../engine/random.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { dataOf } from '../../engine/testing/records.ts';
import { formatDuel } from '../../engine/records/format-duel.ts';
import { fileReason } from '../files/reason.ts';
import { folder as home, inFolders } from '../files/testing.ts';
import { inEnglish } from '../../words/testing.ts';
import { mostMatchMegabytes } from './look-through.ts';
import { openMatchFolder, readMatchFolder, type MatchFolder } from './match-folder.ts';
import type { MatchNotes } from './summary.ts';
import { played, randomTable, tableOf, wonMoves } from './testing.ts';

inFolders();
let folder = '';
beforeEach(() => {
  folder = path.join(home, 'm');
});
afterEach(() => {
  vi.restoreAllMocks();
});

const today = Date.UTC(2026, 0, 31);
const day = 24 * 60 * 60 * 1000;
const file = (name: string) => path.join(folder, `${name}.duel`);
const index = () => path.join(folder, 'index.json');
const open = () => openMatchFolder(folder, today);

function notes(change: Partial<MatchNotes> = {}): MatchNotes {
  return { title: '', comment: '', created: today, changed: today, played: 0, ...change };
}

/** The summaries of a folder by id. */
function said(folder: Pick<MatchFolder, 'summaries'>): Record<string, unknown> {
  return Object.fromEntries([...folder.summaries()].map((summary) => [summary.id, summary]));
}

function recordOf(folder: Pick<MatchFolder, 'read'>, id: string): unknown {
  const found = folder.read(id);
  return found.kind === 'match' ? dataOf(found.table) : inEnglish(found.reason);
}

/** Why something can't be written. */
function reasonOf(write: () => void): string {
  try {
    write();
    return '';
  } catch (error) {
    return inEnglish(fileReason(error));
  }
}

/** Writes matches and their index. */
function keep(matches: Record<string, SeatedMatch>): void {
  const kept = open();
  for (const [id, table] of Object.entries(matches)) kept.write(id, table, notes({ title: id }));
  kept.close();
}

test('a new library is empty and makes no folder', () => {
  expect([...open().summaries()]).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

describe('a folder that is looked through in slices', () => {
  beforeEach(() => {
    keep(Object.fromEntries(['one', 'two', 'three'].map((id) => [id, tableOf(['A-C'])])));
    rmSync(index());
    let time = 0;
    // The clock advances by more than a slice each time.
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  });

  test('lets other requests through after every slice, and reads each file once', async () => {
    const kept = open();
    const looked = kept.lookThrough();
    const order: string[] = [];
    void looked.then(() => order.push('looked'));
    while (order.at(-1) !== 'looked') {
      order.push('answered');
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(order.length).toBeGreaterThan(4);
    const read = vi.spyOn(fs, 'openSync');
    expect(Object.keys(said(kept)).sort()).toEqual(['one', 'three', 'two']);
    expect(read).not.toHaveBeenCalled();
    expect(kept.reread).toBe(3);
  });

  test('is looked through at once for a request, and keeps what is written', async () => {
    const kept = open();
    const looked = kept.lookThrough();
    kept.write('four', tableOf(['A-C']), notes());
    kept.remove('one', today);
    await looked;
    await kept.lookThrough();
    expect(Object.keys(said(kept)).sort()).toEqual(['four', 'three', 'two']);
  });

  test('is looked through again if the disk failed', async () => {
    const kept = open();
    const look = vi.spyOn(fs, 'statSync');
    // The index is looked at first.
    look.mockReturnValueOnce(undefined).mockImplementationOnce(() => {
      throw new Error('EIO');
    });
    await expect(kept.lookThrough()).rejects.toThrow('EIO');
    expect(Object.keys(said(kept))).toHaveLength(3);
  });
});

test('a match is read with its notes', () => {
  const table = tableOf(['A-C', 'B-C']);
  const kept = notes({ title: 'The final', comment: 'In the garden.\n', played: 61_000 });
  open().write('final', table, kept);
  const again = open();
  expect(again.summary('final')).toMatchObject({
    ...kept,
    id: 'final',
    game: 'chopsticks',
    preset: 'default',
    differences: {},
    plies: 2,
    notation: table.match.rules.formatPosition(pliesOf(table.match)[1]?.after),
    result: { kind: 'unfinished' },
    standpoint: 'unfinished',
    opponents: ['person'],
  });
  expect(recordOf(again, 'final')).toEqual(dataOf(table));
});

test('a match of the largest size is kept, and a larger one is refused with its file unchanged', () => {
  const table = tableOf(['A-C']);
  const kept = open();
  kept.write('long', table, notes({ comment: '' }));
  const room = mostMatchMegabytes * 2 ** 20 - statSync(file('long')).size;
  kept.write('long', table, notes({ comment: 'a'.repeat(room) }));
  expect(statSync(file('long')).size).toBe(mostMatchMegabytes * 2 ** 20);
  const more = { comment: 'a'.repeat(room - 1) + 'é' };
  expect(reasonOf(() => kept.write('long', table, notes(more)))).toBe('it is larger than 16 MB');
  expect(reasonOf(() => kept.annotate('long', more))).toBe('it is larger than 16 MB');
  expect(kept.isAsKept('long')).toBe(true);
  expect(recordOf(open(), 'long')).toEqual(dataOf(table));
});

test('changed notes change nothing else, and stay when the match continues', () => {
  const table = tableOf(['A-C']);
  const kept = open();
  kept.write('one', table, notes());
  kept.annotate('one', { title: 'Named', comment: 'Twice' });
  expect(recordOf(kept, 'one')).toEqual(dataOf(table));
  const { title = '', comment = '' } = kept.summary('one') ?? {};
  kept.write('one', played(table, 'B-C'), notes({ title, comment }));
  expect(open().summary('one')).toMatchObject({ title: 'Named', comment: 'Twice', plies: 2 });
});

test('a deleted match whose file is moved back is there at the next start', () => {
  keep({ one: tableOf(['A-C']) });
  const before = said(open());
  open().remove('one', today);
  renameSync(path.join(folder, 'deleted', 'one.duel'), path.join(folder, 'one.duel'));
  expect(said(open())).toEqual(before);
});

test('a deleted match can be restored for thirty days', () => {
  keep({ one: tableOf(['A-C']), other: tableOf(['B-D']) });
  const kept = open();
  const before = said(kept);
  expect(kept.remove('one', today)).toBe(true);
  expect(kept.remove('one', today)).toBe(false);
  expect(Object.keys(said(open()))).toEqual(['other']);
  const later = openMatchFolder(folder, today + 29 * day);
  expect(later.restore('one')).toBe(true);
  expect(later.restore('one')).toBe(false);
  expect(said(open())).toEqual(before);
  later.remove('one', today);
  expect(openMatchFolder(folder, today + 31 * day).restore('one')).toBe(false);
});

test('restoring a deleted match does not overwrite a new one with its name', () => {
  keep({ one: tableOf(['A-C']) });
  const kept = open();
  kept.remove('one', today);
  kept.write('one', tableOf(['B-D']), notes());
  expect(kept.restore('one')).toBe(false);
  expect(open().summary('one')?.plies).toBe(1);
  expect(recordOf(kept, 'one')).toEqual(dataOf(tableOf(['B-D'])));
});

test.each(['../config', '..', '', 'index', 'deleted/one', '.hidden'])(
  'no match is “%s”, and nothing of that name is touched',
  (id) => {
    keep({ one: tableOf(['A-C']) });
    const kept = open();
    writeFileSync(path.join(folder, '..', 'config.json'), 'mine');
    expect([kept.remove(id, today), kept.restore(id)]).toEqual([false, false]);
    expect(readFileSync(path.join(folder, '..', 'config.json'), 'utf8')).toBe('mine');
    expect(Object.keys(said(open()))).toEqual(['one']);
  },
);

test('nothing but deleted matches is restored', () => {
  keep({ one: tableOf(['A-C']) });
  expect(open().restore('../one')).toBe(false);
  expect(Object.keys(said(open()))).toEqual(['one']);
});

describe('index and files disagree: the files are right', () => {
  const three = () => ({
    one: tableOf(['A-C']),
    two: tableOf(['B-D', 'A-C']),
    three: tableOf(wonMoves),
  });

  test('the index is right: no file is read', () => {
    keep(three());
    const again = open();
    expect(again.reread).toBe(0);
    expect(Object.values(said(again))).toHaveLength(3);
  });

  test.each<[string, () => void]>([
    ['missing', () => rmSync(index())],
    ['empty', () => writeFileSync(index(), '')],
    ['cut off', () => writeFileSync(index(), readFileSync(index()).subarray(0, 300))],
    ['edited', () => writeFileSync(index(), readFileSync(index(), 'utf8').replace('one', 'eno'))],
    [
      'of another version',
      () =>
        writeFileSync(
          index(),
          readFileSync(index(), 'utf8').replace(/"version":\d+/, '"version":1'),
        ),
    ],
    [
      'a folder',
      () => {
        rmSync(index());
        mkdirSync(index());
      },
    ],
  ])('the index is %s: it is made anew', (_, damage) => {
    keep(three());
    const before = said(open());
    damage();
    const again = open();
    expect(said(again)).toEqual(before);
    expect(again.reread).toBe(3);
    expect(again.unusable).toEqual([]);
  });

  test('a file is gone', () => {
    keep(three());
    rmSync(file('two'));
    expect(Object.keys(said(open())).sort()).toEqual(['one', 'three']);
    expect(open().reread, 'and the index knows').toBe(0);
  });

  test('a file is new, with or without notes', () => {
    keep(three());
    writeFileSync(file('by hand'), formatDuel([tableOf(['A-D'])]));
    utimesSync(file('by hand'), today / 1000, today / 1000);
    const again = open();
    expect(again.reread).toBe(1);
    expect(again.summary('by hand')).toMatchObject({ plies: 1, title: '', changed: today });
    expect(open().reread).toBe(0);
    writeFileSync(file('noted'), '{Above}\n[Game "chopsticks"]\n[Event "Final"]\n\n1. A-C *\n');
    expect(open().summary('noted')).toMatchObject({ title: 'Final', comment: 'Above' });
  });

  test('a file is newer than the index, as after a process that was killed', () => {
    keep(three());
    const before = readFileSync(index());
    open().write('two', tableOf(wonMoves), notes({ changed: today + 1 }));
    writeFileSync(index(), before);
    const again = open();
    expect(again.reread).toBe(1);
    expect(again.summary('two')).toMatchObject({ plies: 9, changed: today + 1 });
  });

  test('a file is older than the index, as after a backup was put back', () => {
    keep(three());
    const old = readFileSync(file('one'));
    const kept = open();
    kept.write('one', tableOf(wonMoves), notes());
    kept.close();
    writeFileSync(file('one'), old);
    utimesSync(file('one'), 0, 0);
    expect(open().summary('one')?.plies).toBe(1);
  });

  test('a file was written by another program meanwhile, which its time or its size shows', () => {
    keep(three());
    utimesSync(file('one'), 1, 1);
    const kept = open();
    expect([kept.summary('one')?.plies, kept.isAsKept('one')]).toEqual([1, true]);
    utimesSync(file('one'), 2, 2);
    expect(kept.isAsKept('one'), 'another time').toBe(false);
    writeFileSync(file('one'), ' ');
    utimesSync(file('one'), 1, 1);
    expect(kept.isAsKept('one'), 'another size').toBe(false);
  });

  test('files change places', () => {
    keep(three());
    fs.renameSync(file('one'), file('four'));
    fs.renameSync(file('three'), file('one'));
    const again = said(open());
    expect(Object.keys(again).sort()).toEqual(['four', 'one', 'two']);
    expect(again).toMatchObject({ one: { plies: 9, title: 'three' }, four: { plies: 1 } });
  });

  test('matches are kept though the index can’t be written', () => {
    mkdirSync(path.join(index(), 'in the way'), { recursive: true });
    const kept = open();
    kept.write('one', tableOf(['A-C']), notes());
    kept.close();
    expect(Object.keys(said(open()))).toEqual(['one']);
  });

  test('the index is written even if the process is always killed', () => {
    const kept = open();
    for (let count = 0; count < 250; count++) kept.write(`m${count}`, tableOf(['A-C']), notes());
    expect(open().reread).toBeLessThan(60);
  });

  test('changes of a single match do not write the index', () => {
    keep(three());
    const kept = open();
    for (let count = 0; count < 250; count++) kept.write('one', tableOf(wonMoves), notes());
    expect(open().reread).toBe(1);
  });
});

describe('an unusable file is left alone, and reported once', () => {
  const newer = formatDuel([tableOf(['A-C'])]).replace('[Format "1"]', '[Format "2"]');
  test.each([
    ['broken', '[Game "chopsticks"', 'Line 1, column 1: A tag is a name and a text'],
    ['empty', '', 'Line 1, column 1: There is no match in it.'],
    ['two matches', newer.replace('2', '1').repeat(2), 'A saved match is one match'],
    ['newer', newer, 'Line 1, column 1: This is format “2”.'],
    [
      'notes nested too deep to be written again',
      `% {"others":${'['.repeat(5000)}${']'.repeat(5000)}}\n${newer.replace('2', '1')}`,
      'brackets are nested more than 32 deep in line 1, column 44: remove',
    ],
  ])('%s', (_, text, reason) => {
    keep({ one: tableOf(['A-C']) });
    writeFileSync(file('bad'), text);
    const kept = open();
    expect(kept.unusable.map((each) => [each.name, inEnglish(each.reason)])).toEqual([
      ['bad.duel', expect.stringContaining(reason)],
    ]);
    expect(Object.keys(said(kept))).toEqual(['one']);
    expect(() => kept.annotate('bad', { title: 'Mine' })).toThrow();
    kept.close();
    expect(open().unusable, 'at the next start').toEqual([]);
    expect(readFileSync(file('bad'), 'utf8')).toBe(text);
    writeFileSync(file('bad'), `${text} `);
    expect(open().unusable, 'where it has changed').toHaveLength(1);
    writeFileSync(file('bad'), formatDuel([tableOf(['B-D'])]));
    expect(open().summary('bad'), 'where it is mended').toMatchObject({ plies: 1 });
  });

  test('a folder with the name of a match is ignored', () => {
    mkdirSync(file('a folder'), { recursive: true });
    expect(open().unusable).toHaveLength(1);
    expect(readdirSync(folder)).toContain('a folder.duel');
  });

  test('hidden files of the system are no matches', () => {
    keep({ one: tableOf(['A-C']) });
    // macOS writes such files on some disks.
    writeFileSync(file('._one'), 'Mac OS X');
    const kept = open();
    expect(kept.unusable).toEqual([]);
    expect(Object.keys(said(kept))).toEqual(['one']);
  });
});

test('unknown notes of another version stay', () => {
  const table = tableOf(['A-C']);
  mkdirSync(folder);
  const head = { stars: 3, title: 'Old' };
  writeFileSync(file('one'), `% ${JSON.stringify(head)}\n${formatDuel([table])}`);
  const kept = open();
  kept.annotate('one', { comment: 'Good' });
  kept.write('one', played(table, 'A-C'), notes({ title: 'Old', comment: 'Good' }));
  kept.write('one', played(table, 'B-C'), notes({ title: 'Old', comment: 'Good' }));
  const [line = '', ...text] = readFileSync(file('one'), 'utf8').split('\n');
  expect(JSON.parse(line.slice(1))).toMatchObject({ ...head, comment: 'Good' });
  expect(text.join('\n')).toBe(formatDuel([played(table, 'B-C')]));
});

test('a match that can’t be written stays unchanged in its file and in the list', () => {
  const table = tableOf(['A-C']);
  const kept = open();
  kept.write('one', table, notes());
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect(() => kept.write('one', played(table, 'B-C'), notes())).toThrow('no space');
  expect(() => kept.annotate('one', { title: 'Lost' })).toThrow('no space');
  expect(kept.summary('one')).toMatchObject({ plies: 1, title: '' });
  vi.restoreAllMocks();
  expect(open().summary('one')).toMatchObject({ plies: 1, title: '' });
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('opening the folder for reading writes nothing', () => {
  keep({ one: tableOf(['A-C']) });
  rmSync(index());
  expect(Object.keys(said(readMatchFolder(folder)))).toEqual(['one']);
  expect(readdirSync(folder)).toEqual(['one.duel']);
});

/** An operation on a folder of matches. */
type Operation =
  | { readonly kind: 'write' | 'remove' | 'restore' | 'erase'; readonly match: number }
  | { readonly kind: 'annotate'; readonly match: number; readonly title: string }
  | { readonly kind: 'end' | 'kill' | 'lose index' };

const match = fc.nat({ max: 5 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({
    kind: fc.constantFrom(
      'write' as const,
      'remove' as const,
      'restore' as const,
      'erase' as const,
    ),
    match,
  }),
  fc.record({ kind: fc.constant('annotate' as const), match, title: fc.string() }),
  fc.record({ kind: fc.constantFrom('end' as const, 'kill' as const, 'lose index' as const) }),
);

test('after any operations, a start finds exactly what was kept', { timeout: 60_000 }, () => {
  let run = 0;
  const property = fc.property(fc.array(operation, { maxLength: 25 }), fc.nat(), (all, seed) => {
    const home = path.join(folder, String(run++));
    const random = seededRandom(seed);
    const kept = new Map<string, { title: string; record: unknown }>();
    const deleted = new Map<string, { title: string; record: unknown }>();
    let library = openMatchFolder(home, today);
    for (const each of all) {
      const id = 'match' in each ? `match ${each.match}` : '';
      const known = kept.get(id);
      switch (each.kind) {
        case 'write': {
          const table = randomTable(random, 6);
          const title = library.summary(id)?.title ?? '';
          library.write(id, table, notes({ title }));
          kept.set(id, { title, record: dataOf(table) });
          break;
        }
        case 'annotate':
          if (known === undefined) break;
          library.annotate(id, { title: each.title });
          kept.set(id, { ...known, title: each.title });
          break;
        case 'remove':
          expect(library.remove(id, today)).toBe(known !== undefined);
          if (known !== undefined) deleted.set(id, known);
          kept.delete(id);
          break;
        case 'restore': {
          const back = known === undefined ? deleted.get(id) : undefined;
          expect(library.restore(id)).toBe(back !== undefined);
          if (back !== undefined) {
            kept.set(id, back);
            deleted.delete(id);
          }
          break;
        }
        case 'erase':
          library.close();
          rmSync(path.join(home, `${id}.duel`), { force: true });
          kept.delete(id);
          library = openMatchFolder(home, today);
          break;
        case 'lose index':
          rmSync(path.join(home, 'index.json'), { force: true });
          library = openMatchFolder(home, today);
          break;
        case 'end':
          library.close();
          library = openMatchFolder(home, today);
          break;
        case 'kill':
          library = openMatchFolder(home, today);
      }
      const found = [...library.summaries()].map(({ id: of, title }) => [
        of,
        { title, record: recordOf(library, of) },
      ]);
      expect(new Map(found as [string, { title: string; record: unknown }][])).toEqual(kept);
    }
  });
  fc.assert(property, { numRuns: 25 });
});
