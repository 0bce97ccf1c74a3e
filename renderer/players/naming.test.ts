import { afterEach, expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { speak } from '../words.svelte.ts';
import { playerName, wordsAt } from './naming.ts';

afterEach(() => speak('en'));

const computer = (name: string): Player => ({ kind: 'computer', difficulty: 'easy', name });
const alone: readonly Player[] = [{ kind: 'person', name: 'You' }, computer('Computer')];

const lost = (players: readonly Player[], seat: number) =>
  wordsAt({ players }).text('chopsticks.outcome.hands', { loser: playerAt(seat) });

test('the only person at the table is you, in the grammar of the language', () => {
  expect([lost(alone, 0), lost(alone, 1)]).toEqual([
    'Both of your hands are out.',
    'Both of Computer’s hands are out.',
  ]);
  speak('de');
  expect([lost(alone, 0), lost(alone, 1)]).toEqual([
    'Deine beiden Hände sind aus.',
    'Beide Hände von Computer sind aus.',
  ]);
});

test('a name by the seat is said in the language of the window, whatever it was given in', () => {
  const three = [...alone.slice(0, 1), computer('Computer 2'), computer('Computer 3')];
  speak('de');
  expect([0, 1, 2].map((seat) => playerName({ players: three }, seat))).toEqual([
    ...['Du', 'Computer 2', 'Computer 3'],
  ]);
  const two = {
    players: ['Player 1', 'Player 2'].map((name) => ({ kind: 'person', name }) as const),
  };
  expect(playerName(two, 1)).toBe('Spieler 2');
});

test('a name of one’s own stays, and is nobody’s "you"', () => {
  const ann: readonly Player[] = [{ kind: 'person', name: 'Ann' }, computer('Hal')];
  expect([0, 1].map((seat) => playerName({ players: ann }, seat))).toEqual(['Ann', 'Hal']);
  expect(lost(ann, 0)).toBe('Both of Ann’s hands are out.');
});
