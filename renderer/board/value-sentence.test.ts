import { afterEach, expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { oddsSentence, sentenceOf } from './value-sentence.ts';

afterEach(() => speak('en'));

const alone: readonly Player[] = [
  { kind: 'person' },
  { kind: 'computer', difficulty: 'hard', name: 'Computer' },
];

const odds = { value: 0.473, moves: [] };

test('a probability is a chance of winning, and an estimate says so', () => {
  const view = viewAfter();
  expect(oddsSentence(view, { ...odds, exact: true })).toBe('Player 1’s winning chance: 47.3%');
  const mine = viewAfter({ players: alone });
  expect(oddsSentence(mine, { ...odds, exact: false })).toBe('Your winning chance: about 47.3%');
  speak('de');
  expect(oddsSentence(view, { ...odds, exact: true })).toBe(
    'Gewinnchance von Spieler 1: 47,3\u00a0%',
  );
  expect(oddsSentence(mine, { ...odds, exact: false })).toBe(
    'Deine Gewinnchance: etwa 47,3\u00a0%',
  );
});

test('a value says who wins or loses, and when', () => {
  const mine = viewAfter({ players: alone });
  const theirs = viewAfter({ players: alone, moves: ['A-C'] });
  const say = () => [
    sentenceOf(mine, { value: 'win', remoteness: 7 }),
    sentenceOf(theirs, { value: 'lose', remoteness: 6 }),
    sentenceOf(mine, { value: 'draw', remoteness: null }),
    sentenceOf(mine, { value: 'draw', remoteness: null, proven: false }),
  ];
  expect(say()).toEqual([
    'You win in 7',
    'Computer loses in 6',
    'A draw with best play',
    'A draw, as far as can be seen',
  ]);
  speak('de');
  expect(say()).toEqual([
    'Du gewinnst in 7',
    'Computer verliert in 6',
    'Remis bei bestem Spiel',
    'Remis, soweit zu sehen ist',
  ]);
});
