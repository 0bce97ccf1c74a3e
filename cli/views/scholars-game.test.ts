import { expect, test } from 'vitest';
import { scholarsView } from './scholars-game.ts';

const name = (seat: number): string => ['Ann', 'Benjamin'][seat] ?? '';

test('every hand says what it is', () => {
  const hands = [
    ['3', '5r'],
    ['x', '4?'],
  ];
  expect(scholarsView({ hands, turn: 1 }, name)).toEqual([
    '  Ann        left 3 double scissors   right 5 rock',
    '> Benjamin   left eliminated          right 4 undecided',
  ]);
});

test('nobody is to move when the game is over', () => {
  const hands = [
    ['x', 'x'],
    ['1', '4p'],
  ];
  expect(scholarsView({ hands, turn: 0 }, name)).toEqual([
    '  Ann        left eliminated   right eliminated',
    '  Benjamin   left 1            right 4 paper',
  ]);
});
