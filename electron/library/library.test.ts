import fs, { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tableOf } from '../../storage/library/testing.ts';
import type { Message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import { openLibrary, type Library } from './library.ts';
import { folder as home, inFolders } from '../../storage/files/testing.ts';

inFolders();
let time = 0;
beforeEach(() => {
  time = Date.UTC(2030, 0, 1);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const open = () => openLibrary(home, { changed: () => undefined, now: () => time });
const said = (problem: Message | undefined) => (problem === undefined ? '' : inEnglish(problem));

describe('the match on the table opens again after a restart', () => {
  /** Plays another match. @returns its id. */
  function another({ kept }: Library, ...moves: string[]): string {
    time += 1000;
    kept.turnTo(undefined);
    kept.keep(tableOf(moves));
    return kept.id() ?? '';
  }

  test('even if another one was played later, by a wrong clock; without the note, the last played does', () => {
    const library = open();
    another(library, 'A-C');
    const last = another(library, 'A-C', 'B-C');
    time -= 24 * 60 * 60 * 1000;
    const id = another(library, 'B-D');
    time += 48 * 60 * 60 * 1000;
    expect(open().last()?.id).toBe(id);
    rmSync(path.join(home, 'matches', 'on-table'));
    expect(open().last()?.id).toBe(last);
  });

  test('without reading the others, of which there may be thousands', () => {
    const library = open();
    for (let count = 0; count < 5; count++) another(library, 'A-C');
    library.close();
    library.folder.close();
    const looked = vi.spyOn(fs, 'statSync');
    const again = open();
    expect(again.last()?.id).toBe(library.kept.id());
    const stated = looked.mock.calls.map(([file]) => path.basename(String(file)));
    expect(
      new Set(stated.filter((name) => name.endsWith('.duel') && name.startsWith('20'))),
    ).toEqual(new Set([`${again.last()?.id}.duel`]));
    expect([...again.folder.summaries()]).toHaveLength(5);
  });

  test('or the one played last, if its file is damaged', () => {
    const library = open();
    const id = another(library, 'A-C');
    const damaged = another(library, 'A-C', 'B-C');
    writeFileSync(library.folder.fileOf(damaged), 'no match');
    const again = open();
    expect(again.last()?.id).toBe(id);
    expect(said(again.unusable()[0])).toContain(damaged);
  });

  test('or the one played last, if its notes are too deep to be written again; then it is saved', async () => {
    const library = open();
    const id = another(library, 'A-C');
    const deep = another(library, 'A-C', 'B-C');
    const file = library.folder.fileOf(deep);
    const damaged = fs
      .readFileSync(file, 'utf8')
      .replace('% {', `% {"others":${'['.repeat(5000)}${']'.repeat(5000)},`);
    fs.writeFileSync(file, damaged);
    const again = open();
    const last = await again.lastLong();
    expect([last?.id, again.last()]).toEqual([id, undefined]);
    expect(said(again.unusable()[0])).toContain('nested more than 32 deep');
    again.kept.turnTo(last);
    expect(again.kept.keep(tableOf(['A-C', 'B-D']))).toBeUndefined();
    expect(fs.readFileSync(file, 'utf8'), 'the other one stays as it is').toBe(damaged);
  });

  test('but no file outside the folder', () => {
    const library = open();
    const id = another(library, 'A-C');
    fs.copyFileSync(library.folder.fileOf(id), path.join(home, 'x.json'));
    writeFileSync(path.join(home, 'matches', 'on-table'), '../x');
    expect(open().last()?.id).toBe(id);
  });

  test('unless it was deleted: then the one played last does', () => {
    const library = open();
    const id = another(library, 'A-C');
    library.folder.remove(another(library, 'A-C', 'B-C'), time);
    expect(open().last()?.id).toBe(id);
  });
});

test.each([
  ['abc', ''],
  ['abcd', 'One more match in # can’t be used, and is left as it is.'],
  ['abcde', '2 more matches in # can’t be used, and are left as they are.'],
])('unusable files are reported, up to a readable number: %s', (names, more) => {
  const folder = path.join(home, 'matches');
  mkdirSync(folder);
  for (const name of names) writeFileSync(path.join(folder, `${name}.duel`), '{');
  expect(open().unusable().map(said)).toEqual([
    ...['a', 'b', 'c'].map(
      (name) =>
        `${name}.duel in ${folder} can’t be used, and is left as it is: Line 1, column 1: The closing brace of this comment is missing.`,
    ),
    ...(more === '' ? [] : [more.replace('#', folder)]),
  ]);
});
