import { afterEach, expect, test } from 'vitest';
import { leftOutOf } from '../games/games.ts';
import { positionInWords } from './position-words.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';

afterEach(() => speak('en'));

test('hands are read with their players, and lives with them', () => {
  expect(positionInWords(viewAfter({ moves: ['B-C'] }))).toBe(
    'Player 1: left hand, 1 finger; right hand, 1 finger. ' +
      'Player 2: left hand, 2 fingers; right hand, 1 finger. Player 2 to move.',
  );
  const settings = { suddenDeath: 'lives', lives: 3 };
  expect(positionInWords(viewAfter({ settings }))).toContain('1 finger; 3 lives.');
});

test('functions are read with their hands', () => {
  expect(positionInWords(viewAfter({ game: 'scholars-game', moves: ['1+1'] }))).toContain(
    'Player 2: left hand, scissors, 2',
  );
});

test('scores, the deck and the drawn digit are read', () => {
  expect(positionInWords(viewAfter({ game: 'digit-conquest', moves: ['?7', '+7', '?5'] }))).toBe(
    'Player 1: 7 points. Player 2: 0 points. The target is 50. 34 cards in the deck. ' +
      'The digit in hand is 5. Player 2 to move.',
  );
});

test('the total, the used numbers and the games won are read', () => {
  const settings = { bestOf: 3 };
  const moves = ['6', '9'];
  expect(positionInWords(viewAfter({ game: 'summation-duel', settings, moves }))).toBe(
    'The total is 15 of 50. Used: 6, 9. Games won: Player 1 0, Player 2 0. Player 1 to move.',
  );
  speak('de');
  expect(positionInWords(viewAfter({ game: 'summation-duel', settings, moves }))).toMatch(
    /Gewonnene Runden: Spieler 1 0, Spieler 2 0\. Spieler 1 ist am Zug\.$/,
  );
});

test('a small picture leaves out which cards are left and which numbers are used', () => {
  const settings = { digits: 3, copies: 2, target: 12 };
  const deck = viewAfter({ game: 'digit-conquest', settings, moves: ['?3', '+3', '?1'] });
  expect(leftOutOf(deck)).toBe('Left in the deck: 1 × 1, 2 × 2, 1 × 3');
  const moves = ['1', '2', '3', '4', '5'];
  expect(leftOutOf(viewAfter({ game: 'summation-duel', moves }))).toBe('Used: 1, 2, 3, 4, 5');
  const unlimited = { copies: 'unlimited' } as const;
  expect(leftOutOf(viewAfter({ game: 'summation-duel', settings: unlimited }))).toBe('');
  expect(leftOutOf(viewAfter({ moves: ['B-C'] }))).toBe('');
});
