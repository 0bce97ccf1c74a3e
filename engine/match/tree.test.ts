import { describe, expect, test, vi } from 'vitest';
import { positionOf, type Match } from './match.ts';
import { limits } from './limits.ts';
import { refusalOf, valueOf } from '../testing/in-notation.ts';
import { movesText, tableFrom } from '../testing/records.ts';
import {
  annotated,
  countedUp,
  grow,
  mainLine,
  nodeAt,
  pliesAlong,
  promoted,
  withoutVariation,
  withVariation,
  type Line,
  type Path,
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

  test('puts the newest variation behind the others', () => {
    const { moves } = from(match.moves, { path: [], at: 1 }, 'A-C B-D');
    const again = from(moves, { path: [], at: 1 }, 'A-C B-C');
    expect(text(again.moves)).toBe('1. A-C 2. A-D (2. B-D) (2. B-C) 3. B-C *');
    expect(again.place.path).toEqual([{ ply: 1, variation: 1 }]);
  });

  test('at the end of a line extends it, also in a variation', () => {
    const { moves, place } = from(match.moves, { path: [], at: 1 }, 'A-C B-D A-C');
    const inside = valueOf(grow(moves, { ...place, at: 2 }, pliesFrom('A-C B-D B-C').slice(2)));
    expect(text(inside.moves)).toBe('1. A-C 2. A-D (2. B-D 3. A-C (3. B-C)) 3. B-C *');
    const longer = valueOf(grow(moves, place, pliesFrom('A-C B-D A-C B-C').slice(3)));
    expect(text(longer.moves)).toBe('1. A-C 2. A-D (2. B-D 3. A-C 4. B-C) 3. B-C *');
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
  const tree = valueOf(withVariation(match.moves, [{ ply: 1, variation: 0 }], varied));
  expect(textOf({ ...match, moves: tree })).toBe(`1. A-C ${joined} *`);
});

test.each([0, 1, 2])('variation %i of three is put back between its siblings', (variation) => {
  const text = '1. A-C (1. A-D) (1. B-C) (1. B-D) *';
  const match = matchFrom(text);
  const path = [{ ply: 0, variation }];
  const deleted = match.moves[0]?.variations?.[variation] ?? [];
  const left = withoutVariation(match.moves, path);
  expect(textOf({ ...match, moves: left })).not.toBe(text);
  expect(textOf({ ...match, moves: valueOf(withVariation(left, path, deleted)) })).toBe(text);
});

test('the rest of a joined variation follows the variations of a later ply', () => {
  const match = matchFrom('1. A-D 2. A-C (2. B-C) *');
  const varied = matchFrom('1. A-D 2. B-D *').moves;
  const tree = valueOf(withVariation(match.moves, [{ ply: 0, variation: 0 }], varied));
  expect(textOf({ ...match, moves: tree })).toBe('1. A-D 2. A-C (2. B-C) (2. B-D) *');
});

/** A line with variations nested to a depth; its plies are mere words. */
const nested = (depth: number): Line<{ notation: string }> =>
  depth === 0
    ? [{ ply: { notation: 'last' } }]
    : [{ ply: { notation: `main ${depth}` }, variations: [nested(depth - 1)] }];

test('a promoted variation keeps the variations of its first ply', () => {
  const match = matchFrom('1. A-C (1. A-D) (1. B-C (1. B-D 2. A-C) 2. A-D) 2. A-C *');
  const moves = valueOf(promoted(match.moves, [{ ply: 0, variation: 1 }]));
  expect(textOf({ ...match, moves, at: moves.length })).toBe(
    '1. B-C (1. A-D) (1. A-C 2. A-C) (1. B-D 2. A-C) 2. A-D *',
  );
});

test('the line that a promoted variation replaces takes its place among the variations', () => {
  const match = matchFrom('1. A-C (1. A-D) (1. B-C) 2. A-C *');
  const moves = valueOf(promoted(match.moves, [{ ply: 0, variation: 0 }]));
  expect(textOf({ ...match, moves, at: 1 })).toBe('1. A-D (1. A-C 2. A-C) (1. B-C) *');
});

test('no variation is promoted if others would be nested more than 64 deep by it', () => {
  const path = [{ ply: 0, variation: 0 }];
  const treeOf = (depth: number) => [
    { ply: { notation: 'first' }, variations: [[{ ply: { notation: 'other' } }]] },
    ...nested(depth),
  ];
  expect(valueOf(promoted(treeOf(limits.depth - 1), path))[0]?.ply.notation).toBe('other');
  expect(refusalOf(promoted(treeOf(limits.depth), path))).toMatch(/more than 64 deep/);
});

test('comments and variations of a joined variation are kept', () => {
  const match = matchFrom('1. A-C 2. A-D (2. B-D {own} 3. A-C) *');
  const deep = matchFrom('1. A-C 2. A-D (2. B-D {other} 3. A-C ! (3. B-C 4. A-C) (3. A-D)) *');
  const varied = deep.moves[1]?.variations?.[0] ?? [];
  const tree = valueOf(withVariation(match.moves, [{ ply: 1, variation: 0 }], varied));
  expect(textOf({ ...match, moves: tree })).toBe(
    '1. A-C 2. A-D (2. B-D {own} 3. A-C ! (3. B-C 4. A-C) (3. A-D)) *',
  );
});

test('no variation joins a tree in which it would be nested more than 64 deep', () => {
  const varied: Line<{ notation: string }> = [
    { ply: { notation: 'shared' } },
    { ply: { notation: 'end' }, variations: [nested(limits.depth - 2)] },
  ];
  const moves = (other: string) => [
    { ply: { notation: 'main' }, variations: [[{ ply: { notation: other } }, ...nested(0)]] },
  ];
  const path = [{ ply: 0, variation: 0 }];
  expect(withVariation(moves('other'), path, varied).ok).toBe(true);
  expect(refusalOf(withVariation(moves('shared'), path, varied))).toMatch(/more than 64 deep/);
});

test('the node at a place is that of the last ply played, whichever line holds it', () => {
  const { moves } = matchFrom('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
  const path = [{ ply: 1, variation: 0 }];
  const at = (place: Place) => nodeAt(moves, place)?.ply.notation;
  expect([0, 1, 2, 3].map((ply) => at({ path, at: ply }))).toEqual([
    undefined,
    'A-C',
    'B-D',
    'A-C',
  ]);
  expect(at({ path: mainLine, at: 2 })).toBe('A-D');
});

test('a ply without a note has no empty one', () => {
  const { moves } = matchFrom('1. A-C ! {old} *');
  const [node] = annotated(moves, { path: mainLine, at: 1 }, { comment: '', marks: [] });
  expect(Object.keys(node ?? {})).toEqual(['ply']);
});

test('a note takes the place of the one before, and nothing else', () => {
  const match = matchFrom('1. A-C {old} (1. B-C) 2. A-D *');
  const moves = annotated(match.moves, { path: [], at: 1 }, { marks: [1] });
  expect(textOf({ ...match, moves })).toBe('1. A-C ! (1. B-C) 2. A-D *');
});

test('each node of a growing line is counted once, and other lines are counted again', () => {
  const { moves } = matchFrom('1. A-C 2. A-D 3. B-C *');
  const add = vi.fn((text: string, { ply }: Line[number]) => `${text} ${ply.notation}`);
  const count = countedUp('', add);
  expect(count(moves.slice(0, 1))).toBe(' A-C');
  expect(count(moves)).toBe(' A-C A-D B-C');
  expect(count(moves)).toBe(' A-C A-D B-C');
  expect(add).toHaveBeenCalledTimes(3);
  expect(count(moves.slice(1))).toBe(' A-D B-C');
  expect(count(moves.slice(0, 2))).toBe(' A-C A-D');
});

test('the plies of a line are those of its nodes, whatever line was asked before', () => {
  const { moves } = matchFrom('1. A-C 2. A-D (2. B-D 3. A-C) 3. B-C *');
  const along = (line: Line, path: Path) => pliesAlong(line, path).map(({ notation }) => notation);
  const path = [{ ply: 1, variation: 0 }];
  expect(along(moves, mainLine)).toEqual(['A-C', 'A-D', 'B-C']);
  expect(along(moves, path)).toEqual(['A-C', 'B-D', 'A-C']);
  expect(along(moves.slice(0, 2), mainLine)).toEqual(['A-C', 'A-D']);
  expect(along(moves, mainLine)).toEqual(['A-C', 'A-D', 'B-C']);
});
