import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { limits } from '../../engine/match/limits.ts';
import { openMatchFolder, type MatchFolder } from '../../storage/library/match-folder.ts';
import { matchesToOpen } from '../../storage/library/read-records.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import type { Message } from '../../words/message.ts';
import { wordsOf } from '../../words/say.ts';
import { formatTask } from '../../engine/task/format-task.ts';
import { linesOf, taskCalled, writtenResult } from '../../storage/tasks/testing.ts';
import { Refusal } from '../ipc/refusal.ts';
import { dragsFrom } from '../saving/drag-out.ts';
import { openRecentFiles, type RecentFiles } from './recent-files.ts';
import { savesWhere, type AskForFile } from '../saving/save-file.ts';
import { Records, type RecordsOptions } from './records.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

const noon = new Date(2026, 10, 22, 12).getTime();
const duel = `[Game "chopsticks"]
[Player1 "Ann"]
[Player2 "Bert"]
[Event "Final"]
[Date "2026.11.20"]

1. A-C 2. A-C *
`;

inFolders();
let folder: MatchFolder;
let recent: RecentFiles;
let onTable: { table: SeatedMatch; id: string | null };
let records: Records;
const openTask = vi.fn();
const put = vi.fn<RecordsOptions['table']['put']>();
const showTable = vi.fn<() => void>();
const tell = vi.fn<(problem: Message) => void>();
const open = vi.fn<() => Promise<string | undefined>>();
const save = vi.fn<AskForFile>();
const writePicture = vi.fn<(png: Buffer) => Promise<void>>();
let copied = '';
let clock = noon;
/** Reads what is opened, as long as no test does it otherwise. */
const read = vi.fn<RecordsOptions['read']>();
const opening = vi.fn<RecordsOptions['opening']>();
let dragged = '';

const inHome = (name: string): string => path.join(home, name);

beforeEach(() => {
  clock = noon;
  writePicture.mockResolvedValue();
  put.mockImplementation((match) => (onTable = match));
  read.mockImplementation((text) => Promise.resolve(matchesToOpen(text)));
  folder = openMatchFolder(path.join(home, 'matches'), noon);
  recent = openRecentFiles(path.join(home, 'recent-files.json'), () => undefined);
  onTable = { table: tableOf(wonMoves), id: 'won' };
  records = new Records({
    library: { folder, read: (id) => Promise.resolve(folder.read(id)) },
    now: () => clock,
    recent,
    askForFile: open,
    saveFile: savesWhere(save),
    dragOut: dragsFrom(inHome('dragged'), (file) => (dragged = file)),
    clipboard: {
      readText: () => Promise.resolve(copied),
      writeText: (text) => Promise.resolve(void (copied = text)),
      writePicture,
    },
    read,
    openTask,
    table: { now: () => ({ ...onTable, players: onTable.table.players }), put },
    playersIn: ({ players }) => players,
    showTable,
    tell,
    opening,
  });
});
afterEach(() => {
  vi.resetAllMocks();
  copied = '';
});

const matches = () => [...folder.summaries()];

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (error instanceof Refusal) return wordsOf('en').say(error.reason);
  throw new Error('Nothing was refused.');
}

describe('opening', () => {
  test('what takes long shows how much of it is done, and can be stopped: then nothing is kept', async () => {
    read.mockImplementation((_, { reached, signal }) => {
      reached(0.25);
      clock += 3000;
      reached(0.5);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')));
      });
    });
    const opened = records.openText(duel, 'long.duel');
    expect(opening.mock.calls).toEqual([[{ name: 'long.duel', share: 0.25, left: 9 }]]);
    records.stopOpening();
    await opened;
    expect(opening.mock.lastCall).toEqual([null]);
    expect([matches().length, put.mock.calls.length, tell.mock.calls.length]).toEqual([0, 0, 0]);
    read.mockImplementation((text) => Promise.resolve(matchesToOpen(text)));
    await records.openText(duel, 'short.duel');
    expect(matches()).toHaveLength(1);
  });

  test('matches that are in the library when the opening is stopped stay there, which is said', async () => {
    read.mockImplementation((text) => {
      clock += 3000;
      return Promise.resolve(matchesToOpen(text));
    });
    opening.mockImplementationOnce(() => records.stopOpening());
    await records.openText(
      duel + duel.replace('A-C *', '*') + duel.replace('Ann', 'Eve'),
      'a.duel',
    );
    expect(matches()).toHaveLength(1);
    expect(put).not.toHaveBeenCalled();
    expect(tell.mock.calls.map(([said]) => wordsOf('en').say(said))).toEqual([
      '“a.duel” was not opened to its end: 1 match is in the list of matches.',
    ]);
  });

  test('a match without room for its next draw is refused, and nothing is kept', async () => {
    const tags = '[A ""]\n'.repeat(limits.parts - 3);
    const full = `[Game "digit-conquest"]\n${tags}\n?7 +7 *\n`;
    expect(await refusal(records.openText(full, 'full.duel'))).toMatch(/full\.duel.*250,000 moves/);
    expect(matches()).toEqual([]);
  });

  test('a file becomes a kept match on the table', async () => {
    writeFileSync(inHome('final.duel'), duel);
    await records.openFile(inHome('final.duel'));
    const [match] = matches();
    expect(match).toMatchObject({ title: 'Final', plies: 2, changed: noon });
    expect(new Date(match?.created ?? 0).getDate()).toBe(20);
    expect(put.mock.lastCall?.[0]).toMatchObject({ id: match?.id, table: { match: { at: 2 } } });
    expect(showTable).toHaveBeenCalledOnce();
    expect(recent.list()).toEqual([{ file: inHome('final.duel'), match: match?.id }]);
  });

  test('a pupil’s result is no task to do again: it says where it is seen', async () => {
    const task = taskCalled('Two wins');
    const result = writtenResult('Ann', task, linesOf(task, 'Ann'));
    expect(await refusal(records.openText(result, 'Ann.duel'))).toMatch(
      /^“Ann\.duel” is the result of a task\. .*“Results of a class”/,
    );
    expect(openTask).not.toHaveBeenCalled();
    await records.openText(formatTask(task), 'task.duel');
    expect(openTask).toHaveBeenCalledOnce();
  });

  test('how positions are written is said, a few times at most', async () => {
    const record = (position: string) => `[Game "chopsticks"]\n[Position "${position}"]\n\n*\n`;
    await records.openText(record('1032'), 'one.duel');
    expect(tell.mock.calls.map(([said]) => wordsOf('en').say(said))).toEqual([
      '“one.duel” has a position in another form: 1032, written 0123.',
    ]);
    tell.mockClear();
    const many = ['2011', '3011', '3011', '3021', '4011', '4021'].map(record).join('\n');
    await records.openText(many, 'many.duel');
    expect(tell.mock.calls.map(([said]) => wordsOf('en').say(said))).toEqual([
      expect.stringContaining('form: 2011, written'),
      expect.stringContaining('form: 3011, written'),
      expect.stringContaining('form: 3021, written'),
      expect.stringContaining('6 matches'),
    ]);
  });

  test('an opened match does not count as played, and a played one that is opened still does', async () => {
    await records.openText(duel, 'one');
    expect(matches()).toMatchObject([{ imported: true }]);
    const [match] = matches();
    folder.annotate(match?.id ?? '', { title: 'Mine' });
    expect(openMatchFolder(folder.folder, noon).summary(match?.id ?? '')?.imported).toBe(true);
    const notes = { title: '', comment: '', created: noon, changed: noon, played: 0 };
    onTable = { table: tableOf(wonMoves), id: 'won' };
    folder.write('won', onTable.table, notes);
    await records.openText(records.text(), 'copy');
    expect(folder.summary('won')).not.toHaveProperty('imported');
    expect(matches()).toHaveLength(2);
  });

  test('the same match is not kept twice, another one is', async () => {
    await records.openText(duel, 'one');
    await records.openText(duel.replace('2. A-C', '2. A-C\n'), 'two');
    expect(matches()).toHaveLength(1);
    await records.openText(
      duel.replace('2026.11.20', '2026.11.21').replace('Final', 'Cup'),
      'dated',
    );
    expect(matches(), 'whatever its title and date').toHaveLength(1);
    await records.openText(duel.replace('Bert', 'Cora'), 'three');
    expect(matches()).toHaveLength(2);
    expect(new Set(put.mock.calls.map(([{ id }]) => id)).size).toBe(2);
  });

  test('a match is not kept twice if the kept one stands at another place', async () => {
    const varied = duel.replace('2. A-C', '2. A-C (2. B-D)');
    await records.openText(varied, 'one');
    const [kept] = matches();
    const { table, id } = put.mock.lastCall?.[0] ?? {};
    if (kept === undefined || table === undefined || id === undefined)
      throw new Error('Nothing was kept.');
    const place = { path: [{ ply: 1, variation: 0 }], at: 2 };
    const { title, comment, created, changed, played } = kept;
    folder.write(
      id,
      { ...table, match: { ...table.match, ...place } },
      {
        title,
        comment,
        created,
        changed,
        played,
      },
    );
    await records.openText(varied, 'again');
    expect(matches()).toHaveLength(1);
    expect(put.mock.lastCall?.[0]).toMatchObject({ id, table: { match: { path: [], at: 2 } } });
  });

  test('all matches of a file are kept, and the first one is on the table', async () => {
    await records.openText(`${duel}\n${duel.replace('Ann', 'Cora')}`, 'two.duel');
    expect(matches()).toHaveLength(2);
    expect(put.mock.lastCall?.[0].table.players[0]).toMatchObject({ name: 'Ann' });
    expect(wordsOf('en').say(tell.mock.lastCall?.[0] ?? { code: '' })).toBe(
      '2 matches from “two.duel” are in the list of matches now. The first one is on the table.',
    );
    const [last] = matches().sort((one, other) => other.changed - one.changed);
    expect(last?.players[0]).toMatchObject({ name: 'Ann' });
  });

  test('a damaged file is refused with line and column, and nothing is kept', async () => {
    writeFileSync(inHome('damaged.duel'), duel.replace('2. A-C', '2. A-Z'));
    expect(await refusal(records.openFile(inHome('damaged.duel')))).toMatch(
      /^“damaged\.duel” can’t be opened\. Line 7, column 11: /,
    );
    expect(matches()).toEqual([]);
    expect(put).not.toHaveBeenCalled();
    expect(recent.list()).toEqual([]);
  });

  test('a file that is too large is refused before it is read', async () => {
    const large = 'a'.repeat(16 * 2 ** 20 + 1);
    const sentence = '“x” can’t be opened. It is larger than 16 MB.';
    expect(await refusal(records.openText(large, 'x'))).toBe(sentence);
    writeFileSync(inHome('large.duel'), large);
    expect(await refusal(records.openFile(inHome('large.duel')))).toBe(
      '“large.duel” can’t be read: it is larger than 16 MB.',
    );
  });

  test('a missing file is refused', async () => {
    expect(await refusal(records.openFile(inHome('none.duel')))).toBe(
      '“none.duel” can’t be read: there is no such file.',
    );
  });

  test('files are opened one at a time', async () => {
    const first = records.openText(duel, 'one');
    expect(await refusal(records.openText(duel, 'two'))).toMatch(/^Another file is being opened/);
    await first;
    await records.openText(duel, 'two');
    expect(put).toHaveBeenCalledTimes(2);
  });

  test('nothing happens if the user chooses no file', async () => {
    open.mockResolvedValueOnce(undefined);
    await records.open();
    expect(put).not.toHaveBeenCalled();
  });

  test('a text or link is opened from the clipboard', async () => {
    await records.copy('link');
    expect(copied).toMatch(/^duel:[\w-]+$/);
    await records.paste();
    expect(put.mock.lastCall?.[0].table.match.moves).toHaveLength(wonMoves.length);
    copied = ' ';
    expect(await refusal(records.paste())).toMatch(/^There is no text on the clipboard/);
  });
});

describe('saving', () => {
  test('proposes a name of the players, the game and the day, and later the same file again', async () => {
    const file = inHome('a match.duel');
    save.mockResolvedValue(file);
    expect(await records.save()).toBe(file);
    expect(save).toHaveBeenLastCalledWith(
      'Player 1 – Player 2, Chopsticks, 2026-11-22.duel',
      'duel',
    );
    expect(readFileSync(file, 'utf8')).toContain('[Date "2026.11.22"]');
    await records.save();
    expect(save).toHaveBeenLastCalledWith(file, 'duel');
    await records.openFile(file);
    expect(put.mock.lastCall?.[0].table.match.moves).toHaveLength(wonMoves.length);
  });

  test('keeps title and comment, and the file opens as the same match', async () => {
    const notes = { title: '', comment: '', created: noon - 1e9, changed: noon, played: 0 };
    folder.write('won', onTable.table, notes);
    const file = inHome('a match.duel');
    save.mockResolvedValue(file);
    await records.save();
    await records.openFile(file);
    expect(matches()).toHaveLength(1);
    folder.annotate('won', { title: 'Final', comment: 'At last' });
    await records.save();
    expect(readFileSync(file, 'utf8')).toMatch(/At last[^]*Event "Final"[^]*Date "2026\.11\.10"/);
    await records.openFile(file);
    expect(matches()).toMatchObject([{ id: 'won', title: 'Final', comment: 'At last' }]);
    folder.remove('won', noon);
    await records.openFile(file);
    expect(matches()).toMatchObject([{ title: 'Final', comment: 'At last' }]);
    const id = matches()[0]?.id ?? '';
    onTable = { ...onTable, id };
    folder.annotate(id, { title: 'Semifinal', comment: '' });
    expect(records.text()).toContain('[Event "Semifinal"]');
    expect(records.text()).not.toMatch(/At last|"Final"/);
  });

  test('adds an extension, unless that is an existing file', async () => {
    save.mockResolvedValue(inHome('mine'));
    expect(await records.save()).toBe(inHome('mine.duel'));
    expect(await records.save()).toBe(inHome('mine'));
  });

  test('says why a file can’t be written', async () => {
    writeFileSync(inHome('file'), '');
    save.mockResolvedValue(path.join(inHome('file'), 'a.duel'));
    expect(await refusal(records.save())).toMatch(/can’t be written: /);
    expect(recent.list()).toEqual([]);
  });

  test('makes names harmless that systems misunderstand', async () => {
    const players = [
      { kind: 'person', name: '../A:nn' },
      { kind: 'person', name: 'B|*?' },
    ] as const;
    onTable = { table: tableOf(wonMoves, { players }), id: null };
    save.mockResolvedValue(undefined);
    expect(await records.save()).toBeUndefined();
    expect(save.mock.lastCall?.[0]).toBe('A nn – B , Chopsticks, 2026-11-22.duel');
  });
});

describe('recent files', () => {
  test('no other file can be opened', async () => {
    writeFileSync(inHome('secret.duel'), duel);
    expect(await refusal(records.openRecent(inHome('secret.duel')))).toMatch(/is not in the list/);
    expect(put).not.toHaveBeenCalled();
  });

  test('a deleted file is reported, and leaves the list', async () => {
    writeFileSync(inHome('a.duel'), duel);
    await records.openFile(inHome('a.duel'));
    await records.openRecent(inHome('a.duel'));
    rmSync(inHome('a.duel'));
    expect(await refusal(records.openRecent(inHome('a.duel')))).toMatch(/is no longer there/);
    expect(recent.list()).toEqual([]);
  });
});

describe('pictures', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');

  test('are copied and saved as they are', async () => {
    await records.copyPicture(png.toString('base64'));
    expect(writePicture).toHaveBeenCalledWith(png);
    save.mockResolvedValue(inHome('table.png'));
    await records.savePicture(png.toString('base64'), 'png');
    expect(readFileSync(inHome('table.png'))).toEqual(png);
  });

  test('only pictures are written', async () => {
    save.mockResolvedValue(inHome('evil.gif'));
    const script = Buffer.from('#!/bin/sh').toString('base64');
    expect(() => records.savePicture(script, 'gif')).toThrow();
    await expect(records.copyPicture(script)).rejects.toThrow();
    expect(existsSync(inHome('evil.gif'))).toBe(false);
    expect(() => records.dragPicture(script, 'gif')).toThrow();
    expect(() => records.startDrag(0)).toThrow();
  });
});

describe('dragged out', () => {
  const png = Buffer.from('89504e470d0a1a0a00', 'hex');

  test('are the match on the table and its picture, as they are saved', async () => {
    save.mockImplementation((offered) => Promise.resolve(inHome(offered)));
    const saved = (await records.save()) ?? '';
    records.startDrag(records.dragRecord());
    expect(path.basename(dragged)).toBe(path.basename(saved));
    expect(readFileSync(dragged, 'utf8')).toBe(readFileSync(saved, 'utf8'));
    records.startDrag(records.dragPicture(png.toString('base64'), 'png'));
    expect(path.basename(dragged)).toBe(path.basename(saved, '.duel') + '.png');
    expect(readFileSync(dragged)).toEqual(png);
  });

  test('is a picture of a kept match under its title, but of none that isn’t there', () => {
    const notes = { title: 'The final', comment: '', created: 0, changed: 0, played: 0 };
    folder.write('other', tableOf([]), notes);
    records.startDrag(records.dragPicture(png.toString('base64'), 'png', 'other'));
    expect(path.basename(dragged)).toBe('The final.png');
    expect(() => records.dragPicture(png.toString('base64'), 'png', '../config')).toThrow(Refusal);
  });
});
