import { expect, test } from 'vitest';
import { wordsOf, type Naming } from '../../words/say.ts';
import { scholarsView } from './scholars-game.ts';

const naming: Naming = (seat) => ({ name: ['Ann', 'Benjamin'][seat] ?? '', isYou: false });
const words = wordsOf('en');

test('every hand is described', () => {
  const hands = [
    ['3', '5r'],
    ['x', '4?'],
  ];
  expect(scholarsView({ hands, turn: 1 }, words, naming)).toEqual([
    '  Ann        left 3 double scissors   right 5 rock',
    '> Benjamin   left out                 right 4 undecided',
  ]);
});

test('no player is marked when the game is over', () => {
  const hands = [
    ['x', 'x'],
    ['1', '4p'],
  ];
  expect(scholarsView({ hands, turn: 0 }, words, naming)).toEqual([
    '  Ann        left out   right out',
    '  Benjamin   left 1     right 4 paper',
  ]);
});
