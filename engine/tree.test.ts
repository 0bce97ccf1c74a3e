import { describe, expect, test, vi } from 'vitest';
import { positionOf, type Match } from './match.ts';
import { limits } from './records/limits.ts';
import { refusalOf, valueOf } from './testing/in-notation.ts';
import { movesText, tableFrom } from './testing/records.ts';
import {
  annotated,
  countedUp,
  grow,
  withNode,
  withVariation,
  type Line,
  type Place,
} from './tree.ts';
import { goToPlace, play } from './variations.ts';

const matchFrom = (moves: string) => tableFrom(`[Game "chopsticks"]\n\n${moves}`).match;

const textOf = (match: Match<unknown, unknown>): string =>
  movesText({ ...tableFrom('[Game "chopsticks"]\n\n*'), match });

/** Plies of a match, to grow a tree with. */
const pliesFrom = (moves: string) => matchFrom(moves).moves.map(({ ply }) => ply);

describe('growing from an earlier ply', () => {
  const match = matchFrom('1. A-C 2. A-D 3. B-C *');
  const from = (moves: Line, place: Place, line: string) =>
    valueOf(grow(moves, place, pliesFrom(line).slice(1)));
  const text = (moves: Line): string => textOf({ ...match, moves, at: moves.length });

  test('makes a variation, and the tree before stays as it was', () => {
    const { moves, place } = from(match.moves, { path: [], at: 1 }, 'A-C B-D A-C');
    expect(text(moves)).toBe('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
    expect(place).toEqual({ path: [{ ply: 1, variation: 0 }], at: 3 });
    expect(textOf(match)).toBe('1. A-C 2. A-D 3. B-C *');
  });

  test('goes along what is there already, and further', () => {
    const once = from(match.moves, { path: [], at: 1 }, 'A-C B-D');
    const again = from(once.moves, { path: [], at: 1 }, 'A-C B-D A-C');
    expect(text(again.moves)).toBe('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
    const path = [{ ply: 1, variation: 0 }];
    const inside = valueOf(grow(again.moves, { path, at: 2 }, pliesFrom('A-C B-D B-C').slice(2)));
    expect(text(inside.moves)).toBe('1. A-C 2. A-D (2. B-D 3. A-C (3. B-C)) 3. B-C *');
    const end = valueOf(
      grow(match.moves, { path: [], at: 3 }, pliesFrom('A-C A-D B-C B-D').slice(3)),
    );
    expect(text(end.moves)).toBe('1. A-C 2. A-D 3. B-C 4. B-D *');
  });

  test('refuses more than 64 variations in one another', () => {
    const [first, second] = pliesFrom('A-C A-D');
    if (first === undefined || second === undefined) throw new Error('There are two plies.');
    let moves: Line = match.moves;
    let place: Place = { path: [], at: 0 };
    for (let depth = 1; depth <= limits.depth; depth++) {
      const next = valueOf(grow(moves, place, [{ ...first, notation: `move ${depth}` }, second]));
      moves = next.moves;
      place = { ...next.place, at: depth };
    }
    const deeper = grow(moves, place, [{ ...first, notation: 'one more' }]);
    expect(refusalOf(deeper)).toMatch(/more than 64 deep/);
  });
});

test('a variation is played as the main line is', () => {
  const match = matchFrom('1. A-C 2. A-D (2. B-C 3. A-D) 3. B-C 0-1');
  const place = { path: [{ ply: 1, variation: 0 }], at: 2 };
  const there = valueOf(goToPlace(match, place, (same) => same));
  expect(there.rules.formatPosition(positionOf(there))).toBe('1312');
  const move = valueOf(there.rules.parseMove(positionOf(there), 'B-D'));
  const longer = valueOf(play(there, move, (same) => same));
  expect(textOf(longer)).toBe('1. A-C 2. A-D (2. B-C 3. A-D (3. B-D)) 3. B-C 0-1');
});

test.each([
  ['the same line', '2. A-D (2. B-D 3. A-C) 3. B-C', '2. A-D (2. B-D 3. A-C) 3. B-C'],
  ['less of it', '2. A-D (2. B-D) 3. B-C', '2. A-D (2. B-D 3. A-C) 3. B-C'],
  ['another end of it', '2. A-D (2. B-D 3. B-C) 3. B-C', '2. A-D (2. B-D 3. B-C (3. A-C)) 3. B-C'],
  ['it as the main line', '2. B-D 3. B-C', '2. B-D 3. B-C (3. A-C)'],
  ['none of it', '2. A-D (2. A-C) 3. B-C', '2. A-D (2. B-D 3. A-C) (2. A-C) 3. B-C'],
])('a variation joins a tree that has %s', (_, moves, joined) => {
  const match = matchFrom(`1. A-C ${moves} *`);
  const varied = matchFrom('1. A-C 2. B-D 3. A-C *').moves.slice(1);
  const tree = withVariation(match.moves, [{ ply: 1, variation: 0 }], varied);
  expect(textOf({ ...match, moves: tree })).toBe(`1. A-C ${joined} *`);
});

test('what was noted and varied in a joined variation is kept', () => {
  const match = matchFrom('1. A-C 2. A-D (2. B-D {own} 3. A-C) *');
  const deep = matchFrom('1. A-C 2. A-D (2. B-D {other} 3. A-C ! (3. B-C 4. A-C) (3. A-D)) *');
  const varied = deep.moves[1]?.variations?.[0] ?? [];
  const tree = withVariation(match.moves, [{ ply: 1, variation: 0 }], varied);
  expect(textOf({ ...match, moves: tree })).toBe(
    '1. A-C 2. A-D (2. B-D {own} 3. A-C ! (3. B-C 4. A-C) (3. A-D)) *',
  );
});

test('a note takes the place of the one before, and nothing else', () => {
  const match = matchFrom('1. A-C {old} (1. B-C) 2. A-D *');
  const moves = annotated(match.moves, { path: [], at: 1 }, { marks: [1] });
  expect(textOf({ ...match, moves })).toBe('1. A-C ! (1. B-C) 2. A-D *');
});

test('each node of a growing line is counted once, and shorter lines keep their counts', () => {
  const [first, ...more] = matchFrom('1. A-C 2. A-D 3. B-C *').moves;
  if (first === undefined) throw new Error('There is a move.');
  const add = vi.fn((count: number) => count + 1);
  const count = countedUp(() => 0, add);
  const none: Line = [];
  expect(count(none)).toBe(0);
  const begun = withNode(none, first);
  expect(count(begun)).toBe(1);
  const longer = more.reduce<Line>(withNode, begun);
  expect(count(longer)).toBe(3);
  expect(count(begun)).toBe(1);
  expect(add).toHaveBeenCalledTimes(3);
});
