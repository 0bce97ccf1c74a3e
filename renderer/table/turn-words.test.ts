import type { Player } from '../../electron/api/match-view.ts';
import { message } from '../../words/message.ts';
import { afterEach, expect, test } from 'vitest';
import { viewAfter } from './testing.ts';
import { speak } from '../words.svelte.ts';
import { isComputing } from './computing.ts';
import { turnInWords } from './turn-words.ts';

afterEach(() => speak('en'));

const players: readonly Player[] = [
  { kind: 'person' },
  { kind: 'computer', name: 'Computer', difficulty: 'hard' },
];
const at = (place: number) => viewAfter({ players, moves: ['B-C', 'B-C', 'B-D'], at: place });

test('after an undo it is the player’s turn again, and nothing else is said', () => {
  expect(turnInWords(at(0))).toBe('Your turn');
  expect(turnInWords(at(2))).toBe('Your turn');
});

test('at a computer’s move in the past, the words say which move is shown', () => {
  expect(turnInWords(at(1))).toBe('Looking back at move 1');
  expect(isComputing(at(1))).toBe(false);
  expect(turnInWords(at(3))).toBe('Computer to move');
  expect(isComputing(at(3))).toBe(true);
});

test('a player who picks a digit is not said to decide', () => {
  const settings = { draw: 'choice' };
  expect(turnInWords(viewAfter({ game: 'digit-conquest', settings, players }))).toBe('You pick');
});

test('between two persons, stepping back through the moves says which move is shown', () => {
  const between = (place: number) => viewAfter({ moves: ['B-C', 'B-C', 'B-D'], at: place });
  expect(turnInWords(between(2))).toBe('Player 1 to move');
  expect(turnInWords(between(2), true)).toBe('Looking back at move 2');
  expect(turnInWords(between(0), true)).toBe('Before the first move');
  expect(turnInWords(between(3), true)).toBe('Player 2 to move');
});

test('in the middle of a finished match, the words say which move is shown, whoever was to move', () => {
  const settings = { fingers: 3, suddenDeath: 'instant' };
  const middle = viewAfter({ settings, players, moves: ['A-C', 'A-C', 'A-D'], at: 2 });
  expect(turnInWords(middle)).toBe('Looking back at move 2');
});

test('the end of a variation is called that', () => {
  const over = viewAfter({
    settings: { fingers: 3, suddenDeath: 'instant' },
    moves: ['A-C', 'A-C', 'A-D'],
  });
  const headline = turnInWords(over);
  expect(headline).toBe('Player 1 wins!');
  const variation = message('match.in-variation');
  expect(turnInWords({ ...over, variation })).toBe(`Variation: ${headline}`);
});

test('there is no move 0', () => {
  const [you, computer] = players;
  if (you === undefined || computer === undefined) throw new Error('Nobody plays.');
  const view = viewAfter({ players: [computer, you], moves: ['B-C'], at: 0 });
  expect(turnInWords(view)).toBe('Before the first move');
});

test('each language has its own grammar for you and for others', () => {
  speak('de');
  expect([0, 1, 3].map((place) => turnInWords(at(place)))).toEqual([
    'Du bist am Zug',
    'Du siehst Zug 1',
    'Computer ist am Zug',
  ]);
  const settings = { draw: 'choice' };
  const picking = viewAfter({ game: 'digit-conquest', settings, players });
  expect(turnInWords(picking)).toBe('Du wählst');
});
