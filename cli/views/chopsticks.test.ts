import { expect, test } from 'vitest';
import { wordsOf, type Naming } from '../../words/say.ts';
import { chopsticksView } from './chopsticks.ts';

const naming: Naming = (seat) => ({ name: ['Ann', 'Benjamin', 'Cleo'][seat] ?? '', isYou: false });
const words = wordsOf('en');

test('letters name the hands from the view of the player to move, the smaller one first', () => {
  const position = {
    hands: [
      [3, 1],
      [0, 4],
    ],
    turn: 0,
    out: [],
  };
  expect(chopsticksView(position, words, naming, false)).toEqual([
    '> Ann        left B |||  3   right A |    1',
    '  Benjamin   left C out  0   right D |||| 4',
  ]);
  expect(chopsticksView({ ...position, turn: 1 }, words, naming, false)).toEqual([
    '  Ann        left D |||  3   right C |    1',
    '> Benjamin   left A out  0   right B |||| 4',
  ]);
});

test('half fingers are half as high', () => {
  const position = {
    hands: [
      [0.5, 0.5],
      [2.5, 1],
    ],
    turn: 0,
    out: [],
  };
  expect(chopsticksView(position, words, naming, false)).toEqual([
    "> Ann        left A '     ½   right B '     ½",
    "  Benjamin   left D ||'  2½   right C |     1",
  ]);
});

test('many fingers are a number', () => {
  const position = {
    hands: [
      [99, 1],
      [10, 0],
    ],
    turn: 0,
    out: [],
  };
  expect(chopsticksView(position, words, naming, false)).toEqual([
    '> Ann        left B 99   right A  1',
    '  Benjamin   left D 10   right C  0',
  ]);
});

test('with more players the letters carry their number round the table, and standing is shown', () => {
  const position = {
    hands: [
      [1, 2],
      [0, 1],
      [0, 0],
    ],
    turn: 0,
    out: [1],
    lives: [2, 0, 3],
  };
  expect(chopsticksView(position, words, naming, false)).toEqual([
    '> Ann        left A  |    1   right B  ||   2   lives: 2',
    '  Benjamin   left C2 out  0   right D2 |    1   out, a zombie',
    '  Cleo       left C3 out  0   right D3 out  0   lives: 3',
  ]);
});

test('three hands have their own names and letters, and hands that are turned over other fingers', () => {
  const position = {
    hands: [
      [1, -2, 0],
      [3, 1, 1],
    ],
    turn: 0,
    out: [],
  };
  expect(chopsticksView(position, words, naming, false)).toEqual([
    '> Ann        left C |     1   middle A --   -2   right B out   0',
    '  Benjamin   left F |||   3   middle D |     1   right E |     1',
  ]);
});
