import { expect, test } from 'vitest';
import { earlierMoves } from './earlier-moves.ts';
import { viewAfter } from './testing.ts';

const person = { kind: 'person' } as const;
const computer = { kind: 'computer', difficulty: 'easy' } as const;
const moves = ['A-C2', 'B-C2', 'B-C2', 'B-C2', 'B-D2'];

const seats = (players: readonly (typeof person | typeof computer)[], played: number) =>
  earlierMoves(
    viewAfter({ settings: { players: players.length }, players, moves: moves.slice(0, played) }),
  ).map(({ seat }) => seat);

test('the moves of computers since the person’s own last one, without the last', () => {
  const table = [person, computer, computer, computer];
  expect([1, 2, 3, 4, 5].map((played) => seats(table, played))).toEqual([[], [], [1], [2, 1], []]);
});

test('each computer at most once if no person plays, and none between two players', () => {
  expect(seats([computer, computer, computer], 5)).toEqual([0]);
  const two = viewAfter({ players: [computer, computer], moves: ['A-C', 'A-C'] });
  expect(earlierMoves(two)).toEqual([]);
});

test('each computer at most once, too, when others are out', () => {
  const view = viewAfter({
    settings: { players: 4 },
    players: [computer, computer, computer, computer],
    position: '11001100',
    moves: ['A-C3', 'A-C3', 'B-D3', 'B-D3'],
  });
  expect(view.last?.seat).toBe(2);
  expect(earlierMoves(view).map(({ seat }) => seat)).toEqual([0]);
});

test('a move has the position before it', () => {
  const view = viewAfter({
    settings: { players: 3 },
    players: [person, computer, computer],
    moves: moves.slice(0, 3),
  });
  expect(earlierMoves(view)).toMatchObject([{ seat: 1, before: view.tree[0]?.ply.after }]);
});
