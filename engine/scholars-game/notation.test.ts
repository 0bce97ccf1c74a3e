import { describe, expect, test } from 'vitest';
import { exploreGraph } from '../solver/explore.ts';
import { refusalOf } from '../testing/in-notation.ts';
import type { ScholarsMove, ScholarsPosition } from './position.ts';
import { combinations, table } from './testing.ts';

const { rules, at, moveAt, moves } = table();

test.each([
  '1 1/1 1',
  'x 1/2 3',
  'x 4p/4p 4s',
  '5p 5r/4s 5r',
  '4p 4?/1 1',
  '4? 5p/1 1',
  '5r 5?/x 2',
  'x x/1 2',
])('the position %s is read and written', (text) => {
  expect(rules.formatPosition(at(text))).toBe(text);
  expect(at(text).turn).toBe(0);
});

test('a position is written by its order, the side to move first', () => {
  expect(
    rules.formatPosition({
      hands: [
        ['5r', '1'],
        ['4s', '4p'],
      ],
      turn: 1,
    }),
  ).toBe('4p 4s/1 5r');
  expect(
    rules.key({
      hands: [
        ['1', '5r'],
        ['4p', '4s'],
      ],
      turn: 1,
    }),
  ).toBe('4p 4s/1 5r');
  expect(at('  X 4P / 1   2 ')).toEqual(at('x 4p/1 2'));
  expect(at('2 1/4s 4p')).toEqual(at('1 2/4p 4s'));
});

test.each([
  ['', '“” is not a position: write two hands, a slash, two hands, such as 1 1/1 1.'],
  ['1 1', '“1 1” is not a position: write two hands, a slash, two hands, such as 1 1/1 1.'],
  ['1 1/1', '“1 1/1” is not a position: write two hands, a slash, two hands, such as 1 1/1 1.'],
  [
    '1 1/1 1/1 1',
    '“1 1/1 1/1 1” is not a position: write two hands, a slash, two hands, such as 1 1/1 1.',
  ],
  [
    '1 1 1/1 1',
    '“1 1 1/1 1” is not a position: write two hands, a slash, two hands, such as 1 1/1 1.',
  ],
  [
    '1 4/1 1',
    '“1 4/1 1” has a hand “4”: a hand is x, 1, 2, 3, 4p, 4s, 5p or 5r, or 4? or 5? before its owner has decided.',
  ],
  [
    '1 1/1 4?',
    '“1 1/1 4?” may have only one undecided hand, and it must belong to the side to move.',
  ],
  [
    '4? 5?/1 1',
    '“4? 5?/1 1” may have only one undecided hand, and it must belong to the side to move.',
  ],
  ['x x/x x', '“x x/x x” leaves nobody in the game.'],
])('the position "%s" is refused', (text, error) => {
  expect(refusalOf(rules.parsePosition(text))).toBe(error);
});

describe('moves', () => {
  const mixed: ScholarsPosition = {
    hands: [
      ['3', '2'],
      ['4p', '4p'],
    ],
    turn: 0,
  };

  test.each<[string, ScholarsMove]>([
    ['2+4p', { kind: 'add', hand: 1, target: { seat: 1, hand: 0 } }],
    ['2+R4p', { kind: 'add', hand: 1, target: { seat: 1, hand: 1 } }],
    ['2×R4p', { kind: 'use', hand: 1, targets: [{ seat: 1, hand: 1 }] }],
    ['3×4p', { kind: 'use', hand: 0, targets: [{ seat: 1, hand: 0 }] }],
    [
      '3×4p,4p',
      {
        kind: 'use',
        hand: 0,
        targets: [
          { seat: 1, hand: 0 },
          { seat: 1, hand: 1 },
        ],
      },
    ],
    ['2 3=1 4s', { kind: 'redistribute', to: ['4s', '1'] }],
    ['2 3=4p 1', { kind: 'redistribute', to: ['1', '4p'] }],
  ])('%s tells left from right', (text, move) => {
    expect(rules.formatMove(mixed, move)).toBe(text);
    expect(rules.parseMove(mixed, text)).toEqual({ ok: true, value: move });
  });

  test('the targets of a move may be named in any order', () => {
    const targets = [
      { seat: 1, hand: 1 },
      { seat: 1, hand: 0 },
    ] as const;
    const move: ScholarsMove = { kind: 'use', hand: 0, targets };
    expect(rules.formatMove(mixed, move)).toBe('3×4p,4p');
    expect(rules.formatPosition(rules.play(mixed, move))).toBe('x x/2 3');
    expect(moveAt('x 3/4p 5p', '3×5p,4p')).toEqual(moveAt('x 3/4p 5p', '3×4p,5p'));
  });

  test.each([
    ['x 3/4p 5p', '3x4p,5p', '3×4p,5p'],
    ['x 3/4p 5p', ' 3 X 4P , 5P ', '3×4p,5p'],
    ['x 3/1 5p', '3*5p>1', '3×5p>1'],
    ['x 3/1 5p', '3 > 1', '3>1'],
    ['3 4p/1 5p', '3x4p’', "3×4p'"],
    ['3 4p/1 5p', "3x5p,4p'", "3×4p',5p"],
    ['1 1/1 1', 'r1 + r1', 'R1+R1'],
    ['2 3/1 1', '2  3 = 1 4S', '2 3=1 4s'],
    ['1 4?/1 1', '4?S', '4?s'],
    ['5p 5r/1 1', '5r ~', '5r~'],
  ])('in %s, "%s" is read as %s', (position, typed, written) => {
    const move = moveAt(position, typed);
    expect(rules.formatMove(at(position), move)).toBe(written);
    expect(moveAt(position, written)).toEqual(move);
  });

  test.each([
    ['1 1/1 1', '2+1', '“2+1” is not a legal move in 1 1/1 1. Legal: 1+1, 1+R1, R1+1, R1+R1.'],
    ['1 1/1 1', '', '“” is not a legal move in 1 1/1 1. Legal: 1+1, 1+R1, R1+1, R1+R1.'],
    ['1 4?/1 1', '1+1', '“1+1” is not a legal move in 1 4?/1 1. Legal: 4?s, 4?p.'],
    ['x x/1 1', '1+1', '“1+1” can’t be played: the game is over.'],
  ])('in %s, "%s" is refused', (position, typed, error) => {
    expect(refusalOf(rules.parseMove(at(position), typed))).toBe(error);
  });

  test('mirror images are not among the distinct moves', () => {
    expect(moves('1 1/1 1')).toEqual(['1+1']);
    expect(moves('2 2/1 1')).toEqual(['2+1', '2>1', '2 2=1 3']);
    expect(moves('2 5r/5r 5r')).toEqual([
      '2+5r',
      '5r+5r',
      '5r~',
      '2×5r,5r',
      "2×5r',5r",
      "5r×2'",
      '2 5r=3 4s',
      '2 5r=3 4p',
    ]);
  });
});

test.each(combinations)(
  'moves are read however they are typed, and mirror images lead nowhere else, under %o',
  (differing) => {
    const game = table(differing).rules;
    const results = (position: ScholarsPosition, from: readonly ScholarsMove[]): Set<string> =>
      new Set(from.map((move) => game.key(game.play(position, move))));
    for (const position of exploreGraph(game, game.start(0)).positions) {
      const legal = game.moves(position);
      for (const move of legal) {
        const text = game.formatMove(position, move);
        const typed = text.toLowerCase().replace('×', 'x').replace('>', ' > ');
        expect(game.parseMove(position, typed)).toEqual({ ok: true, value: move });
      }
      const distinct = game.distinctMoves?.(position) ?? [];
      expect(results(position, distinct)).toEqual(results(position, legal));
    }
  },
  60_000,
);
