import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inEnglish, inEveryLanguage } from '../../words/testing.ts';
import { games } from '../games.ts';
import { goTo, positionOf, startMatch } from '../match/match.ts';
import { seededRandom } from '../random.ts';
import type { SeatedMatch } from '../match/seated-match.ts';
import { defaultSettings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { dataOf, readBack, tableFrom, tablesFrom } from '../testing/records.ts';
import { annotate, play } from '../match/variations.ts';
import { formatDuel } from './format-duel.ts';
import { parseDuel } from './parse-duel.ts';
import { damagedDuel, faultIn, sampleTable } from '../testing/samples.ts';

const oddCharacters = [
  ' ',
  '\\',
  '{',
  '}',
  '"',
  '[',
  ')',
  '\n',
  '\t',
  '\r',
  ';',
  '\ud800',
  '\u2028',
  'ä',
];

/** Any text, halves of characters included. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: 'grapheme', minLength: 1 }),
  fc.string({ unit: fc.constantFrom(...oddCharacters), minLength: 1 }),
  fc.lorem({ mode: 'sentences', maxCount: 5 }),
);

const anyTable = fc.record({
  seed: fc.integer(),
  texts: fc.array(anyText, { minLength: 1, maxLength: 8 }),
});

function madeOf({ seed, texts }: { seed: number; texts: readonly string[] }): SeatedMatch {
  let next = 0;
  return sampleTable({
    random: seededRandom(seed),
    text: () => texts[next++ % texts.length] ?? '',
  });
}

describe('any match of any game, with variations, comments and marks', { timeout: 60_000 }, () => {
  test('is the same after it is written and read', () => {
    fc.assert(
      fc.property(fc.array(anyTable, { minLength: 1, maxLength: 2 }), (parts) => {
        const tables = parts.map(madeOf);
        const text = formatDuel(tables);
        const data = tables.map(dataOf);
        expect(tablesFrom(text).map(dataOf)).toEqual(data);
        expect(formatDuel(tablesFrom(text))).toBe(text);
        expect(tablesFrom(text.replaceAll('\n', '\r\n')).map(dataOf)).toEqual(data);
      }),
      { numRuns: 40 },
    );
  });

  test('damaged in any way is read, or refused with a place', () => {
    const random = seededRandom(12);
    const text = (): string => ['a (b', 'c} "d', '1. A-C', '\\'][random.below(4)] ?? '';
    for (let count = 0; count < 300; count++) {
      const damaged = damagedDuel(formatDuel([sampleTable({ random, text })]), random);
      expect(faultIn(damaged), damaged).toBeUndefined();
    }
  });

  test('or any other text is read or refused', () => {
    fc.assert(fc.property(anyText, (text) => faultIn(text) === undefined));
    fc.assert(
      fc.property(anyText, (text) => faultIn(`[Game "chopsticks"]\n${text}`) === undefined),
    );
  });
});

test('a text of too many games is refused at the first of them', () => {
  const games = `[Game "summation-duel"] * `.repeat(20_001);
  expect(parseDuel(games)).toMatchObject({ ok: false, line: 1, column: 20_000 * 26 + 1 });
});

test('how much of a long text is read is told step by step', () => {
  const shares: number[] = [];
  parseDuel(`[Game "summation-duel"] * `.repeat(1000), (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(90);
  expect(shares.length).toBeLessThan(110);
  expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
});

test.each(games)('$id: a set-up position stays', (game) => {
  const settings = defaultSettings(game.settings);
  const rules = game.rules(settings);
  let match = startMatch(rules, settings, 0);
  for (let ply = 0; ply < 3; ply++) {
    const position = positionOf(match);
    const [move] = rules.chance?.outcomes(position).map((each) => each.move) ?? [];
    const next = rules.play(position, move ?? rules.moves(position)[0]);
    const start = valueOf(rules.parsePosition(rules.formatPosition(next)));
    match = startMatch(rules, settings, 0, start);
  }
  const players = [{ kind: 'person' }, { kind: 'person' }] as const;
  const table = { game: game.id, players, first: 0, match };
  const text = formatDuel([table]);
  const isStart = rules.formatPosition(match.start) === rules.formatPosition(rules.start(0));
  expect(text.includes('[Position ')).toBe(!isStart);
  expect(readBack(table).match.start).toEqual(match.start);
});

describe('how it is written', () => {
  const hands = '[Format "1"]\n[Game "chopsticks"]\n[First "1"]\n\n';

  test.each([
    ['turns are numbered, and again behind a variation', '1. A-C (1. B-C 2. A-D) 2. A-C *'],
    ['marks and comments stand behind their move', '1. A-C ! $7 {why not} 2. A-C ?! *'],
    ['a comment before the first move', '{Long ago.} 1. A-C *'],
  ])('%s', (_, moves) => {
    expect(formatDuel(tablesFrom(hands + moves))).toBe(`${hands}${moves}\n`);
  });

  test.each([
    ['signs right behind a move', '1.A-C! 2.A-C?!', '1. A-C ! 2. A-C ?! *'],
    ['several comments on a move', '1. A-C {one} {two} ; three\n', '1. A-C {one\\ntwo\\nthree} *'],
    ['numbers left out or wrong', 'a-c 7... a-c', '1. A-C 2. A-C *'],
    ['a comment before a variation’s first move', 'A-C ({else} B-C)', '1. A-C (1. B-C {else}) *'],
    ['white space in a comment', '{ a\n\n  b }', '{a b} *'],
  ])('is read otherwise, too: %s', (_, moves, canonical) => {
    expect(formatDuel(tablesFrom(hands + moves))).toBe(`${hands}${canonical}\n`);
  });

  test('a comment has any character, up to the last one of Unicode', () => {
    const { match } = tableFrom(`${hands}{\\u{41}\\u{10FFFF}} 1. A-C *`);
    expect(match.comment).toBe('A\u{10FFFF}');
  });

  test('a variation of the first move of a variation begins where that did', () => {
    const parsed = (inner: string) =>
      parseDuel(`[Game "summation-duel"]\n\n1. +10 2. +9 (2. +8 (2. ${inner})) *`).ok;
    expect([parsed('+7'), parsed('+10')]).toEqual([true, false]);
  });

  test('no line is longer than 80 letters', () => {
    const widths = ['', 'bc '].map((first) => {
      const long = `${hands}{${first}${'a '.repeat(80)}} ${'A-C A-C B-D '.repeat(2)}`;
      const lines = formatDuel(tablesFrom(long)).split('\n');
      return Math.max(...lines.map(({ length }) => length));
    });
    expect(widths).toEqual([80, 79]);
  });

  test.each(['1. ?7 +7 2. ?3 +3 (2... -3) 3. ?1 *', '1. ?7 (1. ?3) 1... +7 2. ?3 {so} 2... +3 *'])(
    'chance has moves of its own, numbered with the turn: %s',
    (moves) => {
      const text = `[Format "1"]\n[Game "digit-conquest"]\n[target "20"]\n[First "2"]\n\n${moves}\n`;
      expect(formatDuel(tablesFrom(text))).toBe(text);
    },
  );

  test('a match that continues, also from an earlier move, is written like one that was read', () => {
    const { match, ...table } = tableFrom(`${hands}1. A-C {first} 2. A-C *`);
    const after = (before: typeof match, ...moves: readonly string[]) =>
      moves.reduce(
        (now, move) => valueOf(play(now, valueOf(parsed(now, move)), (so) => so)),
        before,
      );
    const parsed = (now: typeof match, move: string) => now.rules.parseMove(positionOf(now), move);
    const longer = after(match, 'A-D', 'A-C');
    const noted = annotate(longer, { path: [], at: 2 }, { comment: 'second' });
    const matches = [match, longer, noted, after(noted, 'B-D'), after(goTo(longer, 2), 'A-C')];
    for (const each of matches) {
      const text = formatDuel([{ ...table, match: each }]);
      expect(formatDuel([tableFrom(text)])).toBe(text);
    }
    expect(formatDuel([{ ...table, match: matches[3] ?? match }])).toContain('{second}');
  });

  test('the games of a series follow each other, and unknown tags stay', () => {
    const text = `{kept}
[Format "1"]
[Game "summation-duel"]
[numbers "3"]
[target "5"]
[bestOf "3"]
[Player1 "Ann \\"A.\\""]
[Player2Type "hard"]
[Toss "yes"]
[Guide "yes"]
[Round "1"]
[First "1"]
[Date "2026.11.22"]
[Event "Club"]

1. +3 2. +2 0-1

[Round "2"]
[First "1"]
[Board "4"]

{again} 1. +1 *
`;
    const table = tableFrom(text);
    expect(table.guided).toBe('now');
    const earlier = tableFrom(text.replace('[Guide "yes"]', '[Guide "earlier"]'));
    expect(formatDuel([earlier])).toContain('[Guide "earlier"]');
    expect(formatDuel([table])).toBe(text);
    expect(table.rounds).toMatchObject([{ first: 0, outcome: { winner: 1 } }]);
  });

  test('comments above and below the tags of a later game keep their order', () => {
    const text =
      '[Game "summation-duel"]\n[numbers "3"]\n[target "5"]\n[bestOf "3"]\n\n+3 +2 0-1\n\n';
    const table = tableFrom(`${text}{above} [Round "2"] {below} 1. +1 {move}`);
    expect(table.match.comment).toBe('above\nbelow');
    expect(table.match.moves[0]?.comment).toBe('move');
  });

  test('each game of a series may begin at a position of its own', () => {
    const text = `[Format "1"]
[Game "summation-duel"]
[bestOf "3"]
[Round "1"]
[Position "7,8,9,10"]
[First "1"]

1. +6 2. +5 3. +4 4. +3 1-0

[Round "2"]
[Position "10"]
[First "1"]

1. +9 *
`;
    expect(formatDuel(tablesFrom(text))).toBe(text);
  });

  test('a resignation is written as the result alone', () => {
    const table = tableFrom(`${hands}1. A-C 0-1`);
    expect(table.match.adjudication).toEqual({ kind: 'win', winner: 1 });
    expect(formatDuel([table])).toBe(`${hands}1. A-C 0-1\n`);
  });

  test('the current place is kept, also in a variation', () => {
    const text = `[Format "1"]
[Game "chopsticks"]
[First "1"]
[Ply "1/1 1/2 3"]

1. A-C 2. A-D (2. B-D 3. A-C (3. B-C) (3. A-D)) 3. B-C *
`;
    const { match } = tableFrom(text);
    expect(match.at).toBe(3);
    expect(match.path).toEqual([
      { ply: 1, variation: 0 },
      { ply: 1, variation: 1 },
    ]);
    expect(formatDuel([tableFrom(text)])).toBe(text);
  });

  test('a line that begins with a percent sign is for other programs', () => {
    const others = (above: string) => tableFrom(`${above}${hands}1. A-C *\n% nor (that`);
    expect(others('% {not} "this\n').match.moves).toHaveLength(1);
    expect(others('\u{feff}% {not} "this\r\n').match.moves).toHaveLength(1);
    expect(others('%\n'.repeat(50_000)).match.moves).toHaveLength(1);
  });
});

describe('what can’t be read is refused with its line and column', () => {
  const hands = '[Game "chopsticks"]\n';
  const sum = '[Game "summation-duel"]\n';
  const many = '('.repeat(70);
  test.each<[string, string, number, number, RegExp]>([
    ['nothing', '', 1, 1, /no match in it/],
    ['no tags', '1. A-C', 1, 1, /starts with tags/],
    ['no game', '[Date "?"]', 1, 1, /names the game is missing/],
    ['another game', '[Format "1"]\n[Game "go"]', 2, 1, /“go”, which is not one of chopsticks/],
    ['a later format', `[Format "2"]\n${hands}`, 1, 1, /format “2”.*reads format 1/],
    ['a bad setting', `${hands}[fingers "1"]`, 2, 1, /fingers can’t be "?1"?\. Allowed: 2 to 100/],
    ['an unknown setting', `${hands}[colour "1"]`, 2, 1, /no setting “colour”/],
    ['settings that clash', `${hands}[suns "true"]`, 2, 1, /suns needs overflow/],
    ['a second tag', hands + hands, 2, 1, /more than one tag “Game”/],
    ['a third player', `${hands}[Player3 "Ann"]`, 2, 1, /isn’t one of the 2 players/],
    ['a long name', `${hands}[Player1 "${'x'.repeat(41)}"]`, 2, 1, /1 to 40 characters/],
    ['an odd type', `${hands}[Player1Type "god"]`, 2, 1, /“god”.*person, easy, medium, hard/],
    ['a tag without a text', `${hands}[Date]`, 2, 1, /name and a text in quotation marks/],
    ['a tag without an end', `${hands}[Date "2026`, 2, 7, /quotation mark is missing/],
    ['an illegal move', `${hands}\n1. A-C 2. A-A`, 3, 11, /“A-A” is not a legal move.*Legal: B-C/],
    ['one in a variation', `${hands}1. A-C (1. Z-C)`, 2, 12, /“Z-C” is not a legal move/],
    ['one behind CRLF', `[Game "chopsticks"]\r\n\r\n1. A-A`, 3, 4, /“A-A”/],
    ['a move after the end', `${sum}+10 +9 +8 +7 +6 +5 +4 +3 +2`, 2, 26, /over before this move/],
    ['a wrong result', `${sum}+10 +9 +8 +7 +6 +5 +4 +3 0-1`, 2, 26, /its moves lead to 1-0/],
    ['a result of three', `${sum}+10 0-0-1`, 2, 5, /isn’t a result of a game of 2/],
    ['an odd mark', `${hands}A-C !!!`, 2, 5, /“!!!” isn’t a mark/],
    ['an odd sign on a move', `${hands}1.A-C!!!`, 2, 6, /“!!!” isn’t a mark/],
    ['a large mark', `${hands}A-C $256`, 2, 5, /“\$256” isn’t a mark/],
    ['a comment without an end', `${hands}A-C {why`, 2, 5, /closing brace/],
    ['a variation without an end', `${hands}A-C (B-C`, 2, 5, /closing parenthesis/],
    ['a variation of nothing', `${hands}(B-C)`, 2, 1, /the move that it replaces/],
    ['a variation without a move', `${hands}A-C ()`, 2, 6, /no move in this variation/],
    ['an end of nothing', `${hands}A-C )`, 2, 5, /“\)” doesn’t belong here/],
    [
      'variations too deep',
      `${hands}${many.replaceAll('(', 'A-C (')}`,
      2,
      325,
      /more than 64 deep/,
    ],
    ['no character', `${hands}{\\u{110000}}`, 2, 2, /isn’t an escape/],
    ['a strange backslash', `${hands}{a\\q}`, 2, 3, /“\\q” isn’t an escape/],
    ['more plies taken back than played', `${hands}[Ply "2"]\nA-C`, 2, 1, /Allowed: 0 to 1/],
    ['a place in no variation', `${hands}[Ply "0/1 1"]\nA-C`, 2, 1, /“0\/1 1”.*such as 3\/1 5/],
    ['nobody to begin', `${hands}[First "3"]`, 2, 1, /“3”.*1 to 2/],
    ['a bad position', `${hands}[Position "9"]`, 2, 1, /“9”/],
    ['game 1 after game 1', `${sum}+1 *\n[Round "1"]`, 3, 1, /“1”.*Allowed: 2/],
    ['game 3 after game 1', `${sum}+1 *\n[Round "3"]`, 3, 1, /“3”.*Allowed: 2/],
  ])('%s', (_, text, line, column, sentence) => {
    const parsed = parseDuel(text);
    if (parsed.ok) throw new Error('It was read.');
    expect(inEnglish(parsed.error)).toMatch(sentence);
    expect(inEnglish(parsed.error)).toContain(`Line ${line}, column ${column}: `);
    expect(parsed).toMatchObject({ line, column });
    for (const said of inEveryLanguage(parsed.error)) expect(said.length).toBeLessThan(700);
  });
});

test('a first position of the rules, and moves of every kind, are read as they were written', () => {
  const text = [
    '[Game "chopsticks"]',
    '[integers "true"]',
    '[selfAdd "true"]',
    '[selfAttack "true"]',
    '[start "1234"]',
    '',
    '-A +A A-B *',
  ].join('\n');
  const table = tableFrom(text);
  expect(table.match.settings).toMatchObject({ start: '1234', integers: true });
  expect(dataOf(readBack(table))).toEqual(dataOf(table));
});

test('positions that are typed in another way are written again in ours', () => {
  const text = '[Format "1"]\n[Game "chopsticks"]\n[start "3112"]\n[Position "1032"]\n\n*\n';
  const again = formatDuel(valueOf(parseDuel(text)));
  expect(again).toContain('[start "1312"]');
  expect(again).toContain('[Position "0123"]');
});
