import { afterEach, expect, test } from 'vitest';
import type { Player } from '../../electron/api/match-view.ts';
import { playerAt } from '../../words/message.ts';
import { speak } from '../words.svelte.ts';
import { playerName, wordsAt } from './naming.ts';

afterEach(() => speak('en'));

const computer = (name: string): Player => ({ kind: 'computer', difficulty: 'easy', name });
const alone: readonly Player[] = [{ kind: 'person' }, computer('Computer')];

const lost = (players: readonly Player[], seat: number) =>
  wordsAt({ players }).text('chopsticks.outcome.hands', { player: playerAt(seat), hands: 2 });

test('the only person at the table is "you", with the right grammar in each language', () => {
  expect([lost(alone, 0), lost(alone, 1)]).toEqual([
    'You have no hands left.',
    'Computer has no hands left.',
  ]);
  speak('de');
  expect([lost(alone, 0), lost(alone, 1)]).toEqual([
    'Du hast keine Hand mehr.',
    'Computer hat keine Hand mehr.',
  ]);
});

test('a player with a name keeps it, and nobody is "you"', () => {
  const ann: readonly Player[] = [{ kind: 'person', name: 'Ann' }, computer('Hal')];
  expect([0, 1].map((seat) => playerName({ players: ann }, seat))).toEqual(['Ann', 'Hal']);
  expect(lost(ann, 0)).toBe('Ann has no hands left.');
});
