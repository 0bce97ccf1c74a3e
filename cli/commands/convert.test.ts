import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMatchFolder } from '../../storage/library/match-folder.ts';
import { tableOf, wonMoves } from '../../storage/library/testing.ts';
import { linkOf } from '../../storage/files/link.ts';
import { runWith } from '../testing.ts';

let folder = '';
beforeAll(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'digit-duels-cli-'))));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function fileOf(text: string, name = 'match.duel'): string {
  const file = path.join(folder, name);
  fs.writeFileSync(file, text);
  return file;
}

const match = `[Format "1"]
[Game "chopsticks"]
[overflow "rollover"]
[Player1 "Ann"]
[Player2Type "hard"]
[First "1"]
[Date "2026.11.22"]

1. A-C ! {Best.} (1. B-D) 2. A-D *
`;

async function converted(file: string, ...args: string[]): Promise<string> {
  const { status, out, err } = await runWith(['convert', file, ...args]);
  if (status !== 0) throw new Error(err);
  return out;
}

describe('convert', () => {
  test('writes a match as a link, and the link as the same match', async () => {
    const link = await converted(fileOf(match), '--to', 'link');
    expect(link).toMatch(/^duel:[\w-]+\n$/);
    expect(await converted(link.trim())).toBe(match);
    expect(await converted(fileOf(link, 'link.txt'), '--to', 'duel')).toBe(match);
  });

  test('reads a link in capitals and after a space, and no damaged one, which is called that once', async () => {
    const link = await linkOf(match);
    expect(await converted(` ${link.replace('duel:', 'DUEL:')}`)).toBe(match);
    for (const damaged of [`${link}AAAA`, link.slice(0, -9)]) {
      const { status, err } = await runWith(['convert', damaged]);
      expect({ status, err }).toEqual({
        status: 2,
        err: 'This link is damaged or not complete.\n',
      });
    }
    const { err } = await runWith(['convert', await linkOf('[Game "checkers"] *')]);
    expect(err).toMatch(/^The link: .*checkers/);
  });

  test('takes the id of a saved match', async () => {
    const notes = { title: 'The final', comment: '', created: 0, changed: 0, played: 0 };
    openMatchFolder(path.join(folder, 'matches'), 0).write('kept', tableOf(wonMoves), notes);
    const text = await converted('kept', '--user-data', folder, '--to', 'duel');
    expect(text).toContain('1. B-C 2. B-C 3. B-D');
    expect(await converted(fileOf(text))).toBe(text);
  });

  test('says beside the match how its first position is written, if in another way', async () => {
    const file = fileOf('[Game "chopsticks"] [start "3112"] [Position "1032"] *');
    for (const to of ['duel', 'link', 'text']) {
      const { out, err } = await runWith(['convert', file, '--to', to]);
      expect(err).toBe('3112, written 1312\n1032, written 0123\n');
      expect(out).not.toMatch(/3112|1032/);
    }
  });

  test('reads the standard input for -, and a pipe, with the limits of a file', async () => {
    const { status, out, err } = await runWith(['convert', '-'], match.trimEnd().split('\n'));
    expect({ status, out, err }).toEqual({ status: 0, out: match, err: '' });
    const empty = await runWith(['convert', '-'], ['[Game "checkers"] *']);
    expect(empty.err).toMatch(/^-: .*checkers/);
    const many = Array.from({ length: 70 }, () => 'x'.repeat(2 ** 20));
    expect((await runWith(['convert', '-'], many)).err).toMatch(/^-: It can’t be read: .*\bMB\b/);
  });

  test('a match from the standard input leaves no input for moves', async () => {
    const args = ['play', '--from', '-', '--persons', '2'];
    const { status, err } = await runWith(args, match.trimEnd().split('\n'));
    expect({ status, err }).toEqual({ status: 1, err: 'The input ended before the game did.\n' });
  });

  test('writes a match in words', async () => {
    expect(await converted(fileOf(match), '--to', 'text'))
      .toBe(`Chopsticks: Ann against Computer (hard).
Date: 2026.11.22

1. Ann plays A-C !. Left hand strikes their left: 1 becomes 2
   Best.
2. Computer plays A-D. Right hand strikes their right: 1 becomes 2
Not over yet: 1212
`);
  });

  test('prints no control characters of a match', async () => {
    const file = fileOf('[Game "chopsticks"]\n[Player1 "\\u{1b}[2JAnn"]\n{\\u{1b}]0;x\\u{7}}');
    for (const to of ['duel', 'text']) {
      // oxlint-disable-next-line no-control-regex -- these must not be there
      expect(await converted(file, '--to', to)).not.toMatch(/[\u001b\u0007]/);
    }
  });

  test('prints a name on one line, and every letter of a comment', async () => {
    const game = '[Game "chopsticks"]\n[Player1 "A\\u{9b}n\\u{7f}n\\n"]\nA-C {A\\u{9b}n\\u{7f}n}';
    const text = await converted(fileOf(game));
    expect(text).toContain('[Player1 "A n n"]');
    expect(text).toContain('{A\\u{9b}n\\u{7f}n}');
  });

  test.each<[string, string, string, RegExp]>([
    ['an illegal move', 'a.duel', '[Game "chopsticks"]\n\nA-C A-A', /: Line 3, column 5: “A-A” is/],
    ['a damaged link', 'a.txt', 'duel:abcdefgh', /: This link is damaged or not complete\.$/],
    ['a picture', 'a.png', '\u0089PNG\r\n', /: Line 1, column 1: /],
    ['nothing', 'a.duel', '', /: Line 1, column 1: There is no match in it\.$/],
  ])('refuses %s with its place', async (_, name, text, sentence) => {
    const file = fileOf(text, name);
    const { status, out, err } = await runWith(['convert', file]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err.startsWith(`${file}: `)).toBe(true);
    expect(err.trimEnd()).toMatch(sentence);
  });

  test('refuses a missing file, and another format', async () => {
    const said = async (...args: string[]) => (await runWith(['convert', ...args])).err;
    expect(await said('/no/such/file')).toBe(
      'There is no file “/no/such/file”, and no saved match has that id: “matches list” names those there are.\n',
    );
    expect(await said(folder)).toContain('it is a folder, not a file');
    expect(await said(fileOf(match), '--to', 'pdf')).toContain('Allowed: duel, link, text.');
    const bad = await linkOf('[Game "go"]');
    expect(await said(bad)).toMatch(/^The link: Line 1, column 1: This match is of a game “go”/);
  });
});

describe('play --from', () => {
  test('continues at the end of the main line, with the same players', async () => {
    const { out, status } = await runWith(
      ['play', '--from', fileOf(match), '--seed', '1'],
      ['quit'],
    );
    expect(status).toBe(0);
    expect(out).toContain('Ann against Computer (hard)');
    expect(out).toContain('\n1212\nAnn, your move: quit\n');
    const retaken = ['undo', 'B-D', 'quit'];
    const persons = ['play', '--from', fileOf(match), '--persons', '2'];
    expect((await runWith(persons, retaken)).out).toContain('Player 2 plays B-D.');
  });

  test('draws the next card if needed, and continues a series', async () => {
    const conquest = fileOf('[Game "digit-conquest"]\n[First "1"]\n\n1. ?7 +7 *');
    const drawn = await runWith(['play', '--from', conquest, '--persons', '2'], ['quit']);
    expect(drawn.out).toContain('7');
    expect(drawn.status).toBe(0);
    const series = fileOf(
      '[Game "summation-duel"]\n[numbers "3"]\n[target "5"]\n[bestOf "3"]\n\n+3 +2 0-1\n\n[Round "2"]\n[First "1"]\n+3',
    );
    const { out } = await runWith(['play', '--from', series], ['2', 'quit']);
    expect(out).toContain('Games won - Player 1: 0, Player 2: 2');
    expect(out).toContain('Player 2 is the champion!');
  });

  test.each([
    [['chopsticks'], 'chopsticks'],
    [['--set', 'fingers=4'], '--set'],
    [['--first', '2'], '--first'],
  ])('refuses %j beside it', async (args, other) => {
    const { status, err } = await runWith(['play', '--from', fileOf(match), ...args]);
    expect(status).toBe(2);
    expect(err).toBe(`--from and ${other} contradict each other: give only one of them.\n`);
  });

  test('refuses a bad file with line and column', async () => {
    const file = fileOf('[Game "chopsticks"]\nA-C A-A');
    const { status, err } = await runWith(['play', '--from', file]);
    expect(status).toBe(2);
    expect(err).toMatch(/: Line 2, column 5: “A-A” is not a legal move/);
  });
});
