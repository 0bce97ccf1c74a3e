import { expect, test } from 'vitest';
import { viewAfter } from '../../table/testing.ts';
import { Choices } from './choices.svelte.ts';

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandDead = viewAfter({ moves: ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'] });

test('nothing is picked up at first, and both hands can strike', () => {
  const choices = new Choices(() => viewAfter());
  expect(choices.picked).toBeUndefined();
  expect([choices.canStrike(0), choices.canStrike(1)]).toEqual([true, true]);
  expect(choices.resultOn(1, 0)).toBeUndefined();
});

test('what a picked hand would do is known beforehand', () => {
  const choices = new Choices(() => viewAfter());
  choices.pick(1);
  expect(choices.picked).toBe(1);
  expect(choices.resultOn(1, 0)).toBe(2);
  expect(choices.attack(choices.picked, 1, 0)?.notation).toBe('B-C');
  expect(choices.attack(choices.picked, 0, 0)).toBeUndefined();
});

test('a dead hand can’t be picked up, nor struck', () => {
  const choices = new Choices(() => oneHandDead);
  choices.pick(0);
  expect(choices.picked).toBeUndefined();
  choices.pick(1);
  expect(choices.resultOn(0, 0)).toBe(0);
  const struck = new Choices(() => viewAfter({ moves: ['B-C', 'B-C', 'B-D', 'B-C'] }));
  struck.pick(0);
  expect(struck.resultOn(1, 0)).toBeUndefined();
});

test('the ways to split lie open only where there are some', () => {
  const none = new Choices(() => viewAfter());
  none.openSplits();
  expect(none.splitting).toBe(false);
  expect(none.note).not.toBe('');

  const some = new Choices(() => oneHandDead);
  some.openSplits();
  expect(some.splitting).toBe(true);
  expect(some.splits.map(({ move }) => move.to)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  some.clear();
  expect(some.splitting).toBe(false);
});

test('picking a hand up closes the ways to split, and opening them puts it down', () => {
  const choices = new Choices(() => oneHandDead);
  choices.openSplits();
  choices.pick(1);
  expect(choices.splitting).toBe(false);
  choices.openSplits();
  expect(choices.picked).toBeUndefined();
});

test('a pass is there where the rules allow one', () => {
  expect(new Choices(() => viewAfter()).pass).toBeUndefined();
  const settings = { passEquivalentTransfers: true };
  expect(new Choices(() => viewAfter({ settings })).pass?.notation).toBe('--');
});

test('on the computer’s turn there is nothing to choose', () => {
  const players = [
    { kind: 'person', name: 'You' },
    { kind: 'computer', name: 'Computer', difficulty: 'easy' },
  ] as const;
  const choices = new Choices(() => viewAfter({ players, moves: ['A-C'] }));
  choices.pick(0);
  expect(choices.picked).toBeUndefined();
  expect(choices.splits).toEqual([]);
});
