import { expect, test } from 'vitest';
import { viewAfter, type Situation } from '../../table/testing.ts';
import { hintOf } from './hint.ts';

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandDead = ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'];
const words = (hint: string, situation: Situation<undefined> = {}) =>
  hintOf(viewAfter(situation), hint)?.words;

test('a strike is told with its sum', () => {
  expect(words('B-C')).toBe('Strike their left hand with your right: 1 + 1 = 2');
  expect(words('B-C', { moves: oneHandDead })).toBe(
    'Strike their right hand with your right: 2 + 3 = 5, out',
  );
  const settings = { overflow: 'rollover' };
  expect(words('B-D', { settings, moves: oneHandDead })).toBe(
    'Strike their left hand with your right: 3 + 3 = 6, which leaves 1',
  );
});

test('where there are more players, it says whose hand', () => {
  const players = [1, 2, 3].map((n) => ({ kind: 'person', name: `Player ${n}` }) as const);
  const situation = { settings: { players: 3 }, players };
  expect(words('A-D3', situation)).toBe('Strike Player 3’s right hand with your left: 1 + 1 = 2');
});

test('it points from the hand that strikes to the one that is struck', () => {
  expect(hintOf(viewAfter(), 'B-C')?.arrows).toEqual([
    { from: { seat: 0, hand: 1 }, to: { seat: 1, hand: 0 } },
  ]);
});

test('a split is between the own hands', () => {
  expect(hintOf(viewAfter({ moves: oneHandDead }), '03-21')).toEqual({
    words: 'Split your hands into 2 left and 1 right',
    arrows: [{ from: { seat: 1, hand: 0 }, to: { seat: 1, hand: 1 }, mutual: true }],
  });
});

test('no hint says nothing', () => {
  expect(hintOf(viewAfter(), undefined)).toBeUndefined();
});
