import fs, { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { goTo, positionAt, adjudicate } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { dataOf, tableFrom } from '../../engine/testing/records.ts';
import { withMatch } from '../../engine/match/series.ts';
import { annotate, goToPlace, play as playIn } from '../../engine/match/variations.ts';
import type { Path } from '../../engine/match/tree.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import { folder as home, inFolders } from '../files/testing.ts';
import { KeptMatch } from './kept-match.ts';
import { openMatchFolder, type MatchFolder } from './match-folder.ts';
import { readOnTable } from './on-table.ts';
import { played, tableOf, wonMoves } from './testing.ts';

inFolders();
let time = 0;
const mended = vi.fn<(problem: Message) => void>();
beforeEach(() => {
  time = Date.UTC(2030, 0, 1);
});
afterEach(() => {
  vi.restoreAllMocks();
  mended.mockClear();
});

/** The kept matches, and the one on the table. */
interface Opened {
  readonly folder: MatchFolder;
  readonly kept: KeptMatch;
}

/** Opens the library, as a start of a program does. */
function open(): Opened {
  const folder = openMatchFolder(path.join(home, 'matches'), time);
  return { folder, kept: new KeptMatch(folder, () => time, mended) };
}

const said = (problem: Message | undefined) => (problem === undefined ? '' : inEnglish(problem));
const all = ({ folder }: Pick<Opened, 'folder'>) =>
  [...folder.summaries()].sort((one, other) => one.created - other.created);
const back = (table: SeatedMatch, at: number): SeatedMatch => ({
  ...table,
  match: goTo(table.match, at),
});

/** Plays a match ply by ply, a second each. */
function play({ kept }: Opened, ...moves: string[]): SeatedMatch {
  let table = tableOf([]);
  for (const move of moves) {
    time += 1000;
    table = played(table, move);
    expect(kept.keep(table)).toBeUndefined();
  }
  return table;
}

/** A match as its file has it. */
function tableIn({ folder }: Opened, id: string | null): SeatedMatch {
  const read = folder.read(id ?? '');
  if (read.kind !== 'match') throw new Error('It is not there.');
  return read.table;
}

/** Puts a kept match on the table. */
function turnTo(library: Opened, id: string): SeatedMatch {
  const table = tableIn(library, id);
  library.kept.turnTo({ id, table });
  return table;
}

describe('the match on the table', () => {
  test('that is renamed after a hint and then left is there once, with its name and its hints', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const { id } = all(library)[0] ?? expect.fail();
    library.kept.hinted(0);
    library.kept.hinted(1);
    library.folder.annotate(id, { title: 'A good one' });
    library.kept.keep(table);
    library.kept.turnTo(undefined);
    expect(all(open())).toMatchObject([{ id, title: 'A good one', hints: [1, 1] }]);
    turnTo(library, id);
    library.kept.hinted(0);
    library.kept.close();
    expect(all(open())).toMatchObject([{ id, hints: [2, 1] }]);
    library.folder.remove(id, time);
    library.kept.hinted(0);
    library.kept.close();
    expect(all(open())).toEqual([]);
  });

  test('keeps its playing time if the clock is set back', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const before = all(library)[0]?.played;
    time -= 60_000;
    library.kept.keep(played(table, 'B-D'));
    expect(all(library)[0]?.played).toBe(before);
  });

  test('is kept from its first move on, as one match', () => {
    const library = open();
    library.kept.keep(tableOf([]));
    expect([library.kept.id(), existsSync(path.join(home, 'matches'))]).toEqual([null, false]);
    const table = play(library, 'A-C', 'B-C', 'B-D');
    library.kept.keep(back(table, 1));
    const again = open();
    expect(all(again)).toHaveLength(1);
    expect(dataOf(tableIn(again, library.kept.id()))).toEqual(dataOf(back(table, 1)));
  });

  test('in which only chance has acted is not begun', () => {
    const { kept } = open();
    kept.keep(tableOf(['?7'], { game: 'digit-conquest' }));
    expect(kept.id()).toBeNull();
  });

  test('has a playing time without long breaks', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    time += 24 * 60 * 60 * 1000;
    library.kept.keep(played(table, 'B-D'));
    expect(all(library)[0]).toMatchObject({ played: 2000 + 5 * 60 * 1000, changed: time });
  });

  test('is kept when another one replaces it', () => {
    const library = open();
    play(library, 'A-C');
    library.kept.turnTo(undefined);
    play(library, 'B-D', 'A-C');
    expect(all(library).map(({ plies }) => plies)).toEqual([1, 2]);
    const again = open();
    const table = turnTo(again, all(again)[0]?.id ?? '');
    time += 1000;
    again.kept.keep(played(table, 'B-C'));
    expect(all(again).map(({ plies }) => plies)).toEqual([2, 2]);
  });

  test('is noted for the next start, even if the user only looked at it', () => {
    const library = open();
    play(library, 'A-C');
    const id = library.kept.id();
    library.kept.turnTo(undefined);
    play(library, 'A-C', 'B-C');
    expect(readOnTable(library.folder.folder)).toBe(library.kept.id());
    turnTo(library, id ?? '');
    expect(readOnTable(library.folder.folder)).toBe(id);
  });

  test('is noted at the end, if another program has noted another one meanwhile', () => {
    const library = open();
    play(library, 'A-C');
    const terminal = open();
    play(terminal, 'B-D');
    terminal.kept.close();
    library.kept.close();
    expect(readOnTable(library.folder.folder)).toBe(library.kept.id());
  });

  test('does not count as played when the user looks at it', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const { changed } = all(library)[0] ?? {};
    time += 1000;
    library.kept.keep(back(table, 1));
    expect(all(library)).toMatchObject([{ changed, played: 2000, plies: 2 }]);
  });

  test('that was over stays so: other moves from before its end are another match', () => {
    const library = open();
    const won = play(library, ...wonMoves);
    const { id } = all(library)[0] ?? {};
    library.kept.keep(back(won, 7));
    const other = played(back(won, 0), 'A-C');
    library.kept.keep(other);
    library.kept.keep(played(other, 'B-D'));
    const [first, second, ...others] = all(library);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id, standpoint: 'won', plies: 9 });
    expect(second).toMatchObject({ standpoint: 'unfinished', plies: 2 });
    expect(library.kept.id()).toBe(second?.id);
  });

  test('that is unfinished stays the same match when the user looks at a variation that is over', () => {
    const library = open();
    const over = wonMoves.join(' ').replace('B-C', 'A-C (B-C') + ')';
    const table = tableFrom(`[Game "chopsticks"]\n\n${over} *`);
    library.folder.write('open', table, {
      title: '',
      comment: '',
      created: time,
      changed: time,
      played: 0,
    });
    turnTo(library, 'open');
    const path = [{ ply: 0, variation: 0 }];
    for (const place of [
      { path, at: wonMoves.length },
      { path: [], at: 1 },
    ]) {
      library.kept.keep({
        ...table,
        match: valueOf(goToPlace(table.match, place, (same) => same)),
      });
    }
    expect(all(library)).toMatchObject([{ id: 'open', result: { kind: 'unfinished' } }]);
  });

  test('from a record counts as played once the user continues its main line', () => {
    const library = open();
    const record = tableOf(['A-C', 'B-C']);
    const notes = { title: '', comment: '', created: time, changed: time, played: 0 };
    library.folder.write('opened', record, { ...notes, imported: true });
    library.kept.turnTo({ id: 'opened', table: record });
    library.kept.keep(back(record, 1));
    expect(library.folder.summary('opened')?.imported, 'it was looked at').toBe(true);
    library.kept.keep(played(record, 'B-D'));
    expect(library.folder.summary('opened')).not.toHaveProperty('imported');
    expect(open().folder.summary('opened')).not.toHaveProperty('imported');
    library.folder.write('resigned', record, { ...notes, imported: true });
    turnTo(library, 'resigned');
    library.kept.keep({ ...record, match: adjudicate(record.match, { kind: 'draw' }) });
    expect(library.folder.summary('resigned')).not.toHaveProperty('imported');
  });

  test('from a record does not count as played when a computer moves or the user tries a variation', () => {
    const library = open();
    const notes = { title: '', comment: '', created: time, changed: time, played: 0 };
    const computer = { kind: 'computer', difficulty: 'easy' } as const;
    const record = tableOf(['A-C'], { players: [{ kind: 'person' }, computer] });
    library.folder.write('opened', record, { ...notes, imported: true });
    library.kept.turnTo({ id: 'opened', table: record });
    library.kept.keep(played(record, 'B-C'));
    expect(library.folder.summary('opened')).toMatchObject({ imported: true, plies: 2 });

    const won = tableOf(wonMoves);
    library.folder.write('over', won, { ...notes, imported: true });
    library.kept.turnTo({ id: 'over', table: won });
    const start = back(won, 0);
    const move = start.match.rules.parseMove(positionAt(start.match, 0), 'A-C');
    if (!move.ok) throw new Error('It can’t be played.');
    const tried = withMatch(
      start,
      playIn(start.match, move.value, (match) => match),
    );
    if (!tried.ok) throw new Error('It lies too deep.');
    library.kept.keep(tried.value);
    expect(library.folder.summary('over')).toMatchObject({ imported: true, standpoint: 'won' });
    expect(library.kept.id()).toBe('over');
  });

  test('that another program has continued stays as that program left it, and this one becomes a separate match', () => {
    const library = open();
    const table = play(library, 'A-C');
    const id = library.kept.id() ?? '';
    const terminal = open();
    terminal.kept.keep(played(turnTo(terminal, id), 'B-D', 'B-D'));
    expect(library.kept.keep(played(table, 'B-C'))).toBeUndefined();
    expect(library.kept.id()).not.toBe(id);
    const found = all(open()).map(({ plies }) => plies);
    expect(found.sort((a, b) => a - b)).toEqual([2, 3]);
  });

  test('that another program has continued is a separate match even if the user only looks at it', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const terminal = open();
    terminal.kept.keep(played(turnTo(terminal, library.kept.id() ?? ''), 'B-D'));
    library.kept.keep(back(table, 1));
    expect(open().folder.summary(library.kept.id() ?? '')).toMatchObject({
      plies: 2,
      changed: time,
    });
    expect(all(open())).toHaveLength(2);
  });

  test('that was resigned counts as lost, and is the same match again when that is undone', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const winner = 1 - table.players.findIndex(({ kind }) => kind === 'person');
    const resigned = { ...table, match: adjudicate(table.match, { kind: 'win', winner }) };
    library.kept.keep(resigned);
    expect(all(library)).toMatchObject([{ standpoint: 'lost', plies: 2 }]);
    expect(tableIn(open(), library.kept.id()).match.adjudication).toEqual({ kind: 'win', winner });
    library.kept.keep(table);
    library.kept.keep(played(table, 'B-D'));
    expect(all(library)).toMatchObject([{ standpoint: 'unfinished', plies: 3 }]);
    expect(tableIn(open(), library.kept.id()).match).not.toHaveProperty('adjudication');
  });

  test('that was set up is kept before its first move', () => {
    const { kept } = open();
    const table = tableOf([]);
    const start = valueOf(table.match.rules.parsePosition('1234'));
    kept.keep({ ...table, match: { ...table.match, start } });
    expect(all(open())).toMatchObject([{ standpoint: 'unfinished', plies: 0 }]);
    expect(tableIn(open(), kept.id()).match.start).toEqual(start);
  });

  test('that was resigned before its first move is kept', () => {
    const { kept } = open();
    const table = tableOf([]);
    kept.keep({ ...table, match: adjudicate(table.match, { kind: 'draw' }) });
    expect(all(open())).toMatchObject([{ standpoint: 'drawn', plies: 0 }]);
  });

  test('keeps the time at which it was won, whatever is tried in it later', () => {
    const library = open();
    const won = play(library, ...wonMoves);
    const ended = time;
    time += 1000;
    library.kept.keep({
      ...won,
      match: annotate(won.match, { path: [], at: 1 }, { comment: 'Why not A-C?' }),
    });
    expect(all(library)).toMatchObject([{ standpoint: 'won', ended, changed: time }]);
    expect(all(open())).toMatchObject([{ ended }]);
  });

  test('is kept with swapped seats, even if nothing was played', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    const [one, other] = table.players;
    const players = [other, { ...one, name: 'Ann' }] as SeatedMatch['players'];
    library.kept.keep({ ...table, players });
    expect(tableIn(open(), library.kept.id()).players).toEqual(players);
  });

  test('keeps its place in a variation', () => {
    const library = open();
    const table = tableFrom('[Game "chopsticks"]\n\nB-C (A-C) *');
    const at = (path: Path): SeatedMatch => ({
      ...table,
      match: valueOf(goToPlace(table.match, { path, at: 1 }, (same) => same)),
    });
    library.kept.keep(at([]));
    const path = [{ ply: 0, variation: 0 }];
    library.kept.keep(at(path));
    expect(tableIn(open(), library.kept.id()).match.path).toEqual(path);
  });

  test('keeps the title that it gets while it is played', () => {
    const library = open();
    const table = play(library, 'A-C');
    library.folder.annotate(library.kept.id() ?? '', { title: 'The final' });
    library.kept.keep(played(table, 'B-D'));
    expect(all(open())).toMatchObject([{ title: 'The final', plies: 2 }]);
  });

  test('that can’t be written can be played on, and has one notice until it can be written', () => {
    const library = open();
    writeFileSync(path.join(home, 'matches'), 'in the way');
    const table = tableOf(['A-C']);
    const problem = library.kept.keep(table);
    expect(said(problem)).toContain(`The match can’t be saved in ${home}/matches, `);
    expect(library.kept.keep(played(table, 'B-C'))).toBeUndefined();
    expect(mended).not.toHaveBeenCalled();
    rmSync(path.join(home, 'matches'));
    expect(library.kept.keep(played(table, 'B-C', 'B-D'))).toBeUndefined();
    expect(mended).toHaveBeenCalledExactlyOnceWith(problem);
    expect(all(open())).toMatchObject([{ plies: 3 }]);
    vi.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw new Error('no room');
    });
    expect(library.kept.keep(table), 'a later failure has its own notice').toBeDefined();
  });
});

describe('an unwritten state of a match', () => {
  /** Makes writing fail for files whose path contains a text. */
  function refuse(part: string): void {
    const put = fs.renameSync;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(to).includes(part)) {
        throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
      }
      put(from, to);
    });
  }

  const found = () => all(open()).map(({ title, plies }) => ({ title, plies }));

  /** Plays a match with a title and a ply that are in no file. @returns the notice about it. */
  function unwritten(library: Opened, part = 'matches'): Message | undefined {
    const table = play(library, 'A-C', 'B-C');
    library.folder.annotate(library.kept.id() ?? '', { title: 'The final' });
    refuse(part === 'own' ? (library.kept.id() ?? '') : part);
    time += 1000;
    return library.kept.keep(played(table, 'B-D'));
  }

  test('is kept once another match lies on the table and can be written', () => {
    const library = open();
    const problem = unwritten(library);
    expect(said(problem)).toContain(library.folder.fileOf(library.kept.id() ?? ''));
    library.kept.turnTo(undefined);
    const next = tableOf(['A-C']);
    expect(library.kept.keep(next)).toBeUndefined();
    expect([found(), mended.mock.calls]).toEqual([[{ title: 'The final', plies: 2 }], []]);
    vi.restoreAllMocks();
    expect(library.kept.keep(played(next, 'B-C'))).toBeUndefined();
    expect(found()).toEqual([
      { title: 'The final', plies: 3 },
      { title: '', plies: 2 },
    ]);
    expect(mended).toHaveBeenCalledExactlyOnceWith(problem);
    library.kept.keep(played(next, 'B-C', 'B-D'));
    expect(found()).toHaveLength(2);
  });

  test('is kept beside it at once if only its own file can’t be written', () => {
    const library = open();
    const problem = unwritten(library, 'own');
    library.kept.turnTo(undefined);
    expect(found().map(({ plies }) => plies)).toEqual([2, 3]);
    expect(found().map(({ title }) => title)).toEqual(['The final', 'The final']);
    expect(mended).toHaveBeenCalledExactlyOnceWith(problem);
  });

  test('is kept beside it if another program has continued the match in the file', () => {
    const library = open();
    unwritten(library);
    const id = library.kept.id() ?? '';
    const table = turnTo(library, id);
    vi.restoreAllMocks();
    library.kept.keep(played(table, 'B-D', 'B-D'));
    expect(library.folder.summary(id)).toMatchObject({ plies: 4 });
    expect(found().map(({ plies }) => plies)).toEqual(expect.arrayContaining([3, 4]));
    expect(found()).toHaveLength(2);
  });

  test('is kept if it was the first one', () => {
    const library = open();
    writeFileSync(library.folder.folder, 'in the way');
    library.kept.keep(tableOf(['A-C']));
    rmSync(library.folder.folder);
    library.kept.turnTo(undefined);
    expect(found()).toEqual([{ title: '', plies: 1 }]);
  });

  test('is kept beside it if the user opens the match again', () => {
    const library = open();
    unwritten(library);
    vi.restoreAllMocks();
    turnTo(library, library.kept.id() ?? '');
    expect(found().map(({ plies }) => plies)).toEqual([2, 3]);
    expect(library.folder.summary(library.kept.id() ?? '')).toMatchObject({ plies: 2 });
  });

  test('is reported until it is written, even if others can be', () => {
    const library = open();
    const problem = unwritten(library);
    library.kept.turnTo(undefined);
    vi.restoreAllMocks();
    const write = library.folder.write.bind(library.folder);
    vi.spyOn(library.folder, 'write').mockImplementation((id, table, notes) => {
      if (notes.title !== '') throw new Error('no room');
      write(id, table, notes);
    });
    library.kept.keep(tableOf(['A-C']));
    expect(mended).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    library.kept.keep(tableOf(['A-C', 'B-C']));
    expect(mended).toHaveBeenCalledExactlyOnceWith(problem);
  });

  test('is no longer reported once the match stands as it was written', () => {
    const library = open();
    const table = play(library, 'A-C', 'B-C');
    refuse('matches');
    const problem = library.kept.keep(back(table, 1));
    expect(library.kept.keep(table)).toBeUndefined();
    expect(mended).toHaveBeenCalledExactlyOnceWith(problem);
  });

  test('is not kept if the match was deleted', () => {
    const library = open();
    unwritten(library);
    vi.restoreAllMocks();
    library.folder.remove(library.kept.id() ?? '', time);
    library.kept.turnTo(undefined);
    library.kept.keep(tableOf(['A-C']));
    expect(found()).toEqual([{ title: '', plies: 1 }]);
  });

  test('is tried once more at the end', () => {
    const library = open();
    unwritten(library);
    vi.restoreAllMocks();
    library.kept.close();
    expect(found()).toEqual([{ title: 'The final', plies: 3 }]);
  });
});
