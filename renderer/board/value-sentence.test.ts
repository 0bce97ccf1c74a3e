import { afterEach, expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { sentenceOf } from './value-sentence.ts';
import {
  chanceOf,
  drawn,
  estimateOf,
  lossIn,
  unproven,
  winIn,
  type Value,
} from '../../engine/analysis/value.ts';

afterEach(() => speak('en'));

const alone: readonly Player[] = [
  { kind: 'person' },
  { kind: 'computer', difficulty: 'hard', name: 'Computer' },
];

const chance = (exact: boolean) => ({ value: chanceOf(0.473, exact), probabilities: true });
const solved = (value: Value) => ({ value, probabilities: false });

test('a probability is called a winning chance, and an estimate an estimate', () => {
  const view = viewAfter();
  expect(sentenceOf(view, chance(true))).toBe('Player 1’s winning chance is 47.3%');
  const mine = viewAfter({ players: alone });
  expect(sentenceOf(mine, chance(false))).toBe('Your winning chance is about 47.3%');
  const proven = { value: estimateOf(0.474, 0.000275), probabilities: true };
  expect(sentenceOf(mine, proven)).toBe('Your winning chance is 47.40% ± 0.04');
  speak('de');
  expect(sentenceOf(mine, proven)).toBe('Deine Gewinnchance beträgt 47,40\u00a0% ± 0,04');
  expect(sentenceOf(view, chance(true))).toBe('Die Gewinnchance von Spieler 1 beträgt 47,3\u00a0%');
  expect(sentenceOf(mine, chance(false))).toBe('Deine Gewinnchance beträgt etwa 47,3\u00a0%');
});

test('a value says who wins or loses, and in how many of the winner’s moves', () => {
  const mine = viewAfter({ players: alone });
  const theirs = viewAfter({ players: alone, moves: ['A-C'] });
  const say = () => [
    sentenceOf(mine, solved(winIn(7))),
    sentenceOf(theirs, solved(lossIn(6))),
    sentenceOf(mine, solved(drawn)),
    sentenceOf(mine, solved(unproven)),
  ];
  expect(say()).toEqual([
    'You win in 4 moves',
    'Computer loses in 3 moves',
    'A draw with best play',
    'A draw, as far as the computer can see',
  ]);
  speak('de');
  expect(say()).toEqual([
    'Du gewinnst in 4 Zügen',
    'Computer verliert in 3 Zügen',
    'Remis bei bestem Spiel',
    'Remis, soweit der Computer sehen kann',
  ]);
});
