import { expect, test } from 'vitest';
import { viewAfter } from '../../table/testing.ts';
import { hintOf } from './hint.ts';

/** Player 1 to move, with 2 and 3 against two rocks. */
const twoRocks = [
  ...['1+1', "2>1'", '1+2', '3 5r=4p 4p', 'R1+4p', '5?r', '4p+1', '5?r', '1+5r', '4p~'],
  ...['1 5r=4s 2', '4s+4s', '2+1', '3 4s=2 5r', '3+2', '5?r', '5r+2'],
];
const hintAfter = (moves: readonly string[], hint: string) =>
  hintOf(viewAfter({ game: 'scholars-game', moves }), hint);

test('what is added to, and what comes of it', () => {
  expect(hintAfter([], '1+1')).toEqual({
    words: 'Add your left hand’s 1 to their left hand: 1 becomes 2, scissors',
    arrows: [{ from: { seat: 0, hand: 0 }, to: { seat: 1, hand: 0 } }],
  });
});

test('an own hand that is transformed', () => {
  expect(hintAfter(['1+1'], "2>1'")).toEqual({
    words: 'Transform your right hand into 5, rock with your left hand',
    arrows: [{ from: { seat: 1, hand: 0 }, to: { seat: 1, hand: 1 } }],
  });
});

test('two at once have an arrow each', () => {
  const hint = hintAfter(twoRocks, '2×5r,5r');
  expect(hint?.words).toBe(
    'Eliminate their left hand and eliminate their right hand with your left hand',
  );
  expect(hint?.arrows).toHaveLength(2);
});

test('redistributing, deciding and switching concern the own hands', () => {
  expect(hintAfter(twoRocks.slice(0, 3), '3 5r=4p 4s')).toMatchObject({
    words: 'Redistribute your hands: left 4, paper; right 4, scissors',
    arrows: [{ mutual: true }],
  });
  expect(hintAfter(twoRocks.slice(0, 5), '5?p')).toEqual({
    words: 'Make your left hand paper',
    arrows: [],
  });
  expect(hintAfter(twoRocks.slice(0, 9), '4p~')).toEqual({
    words: 'Switch your right hand to scissors',
    arrows: [],
  });
});
