import { expect, test } from 'vitest';
import { viewAfter } from '../table/testing.ts';
import { oddsSentence } from './value-sentence.ts';

const odds = { value: 0.473, moves: [] };

test('a probability is a chance of winning, and an estimate says so', () => {
  const view = viewAfter();
  expect(oddsSentence(view, { ...odds, exact: true })).toBe('Player 1’s winning chance: 47.3%');
  const players = [{ kind: 'person', name: 'You' } as const, ...view.players.slice(1)];
  expect(oddsSentence({ ...view, players }, { ...odds, exact: false })).toBe(
    'Your winning chance: about 47.3%',
  );
});
