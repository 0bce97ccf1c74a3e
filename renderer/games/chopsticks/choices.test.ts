import { expect, test } from 'vitest';
import { viewAfter } from '../../table/testing.ts';
import { Choices } from './choices.svelte.ts';

/** Player 2 to move, with 0 and 3 against 3 and 2. */
const oneHandOut = viewAfter({ moves: ['B-C', 'B-C', 'B-D', 'B-C', 'A-D'] });

test('nothing is picked up at first, and both hands can strike', () => {
  const choices = new Choices(() => viewAfter());
  expect(choices.picked).toBeUndefined();
  expect([choices.canStrike(0), choices.canStrike(1)]).toEqual([true, true]);
  expect(choices.resultOn(1, 0)).toBeUndefined();
});

test('what a picked hand would do is known in advance', () => {
  const choices = new Choices(() => viewAfter());
  choices.pick(1);
  expect(choices.picked).toBe(1);
  expect(choices.resultOn(1, 0)).toBe(2);
  expect(choices.attack(choices.picked, 1, 0)?.notation).toBe('B-C');
  expect(choices.attack(choices.picked, 0, 0)).toBeUndefined();
});

test('a hand that is out can’t be picked up or struck', () => {
  const choices = new Choices(() => oneHandOut);
  choices.pick(0);
  expect(choices.picked).toBeUndefined();
  choices.pick(1);
  expect(choices.resultOn(0, 0)).toBe(0);
  const struck = new Choices(() => viewAfter({ moves: ['B-C', 'B-C', 'B-D', 'B-C'] }));
  struck.pick(0);
  expect(struck.resultOn(1, 0)).toBeUndefined();
});

test('the list of splits opens only if there are any', () => {
  const none = new Choices(() => viewAfter());
  none.openSplits();
  expect(none.splitting).toBe(false);
  expect(none.refusal.sentence).not.toBe('');

  const some = new Choices(() => oneHandOut);
  some.openSplits();
  expect(some.splitting).toBe(true);
  expect(some.splits.map(({ move }) => move.to)).toEqual([
    [1, 2],
    [2, 1],
  ]);
  some.clear();
  expect(some.splitting).toBe(false);
});

test('says that splits in a row have come to their limit, even if a swap is left', () => {
  const split = { splitLimit: 1 };
  const limited = new Choices(() => viewAfter({ settings: split, position: '0411/splits=1,0' }));
  const why =
    'You can’t split twice in a row with these settings. After a strike you may split again.';
  limited.openSplits();
  expect(limited.splitting).toBe(false);
  expect(limited.refusal.sentence).toBe(why);
  expect(limited.whyNot({ seat: 0, hand: 0 })).toBe(why);
  const swapping = new Choices(() =>
    viewAfter({ settings: { ...split, swaps: true }, position: '1311/splits=1,0' }),
  );
  swapping.openSplits();
  expect(swapping.splits.map(({ notation }) => notation)).toEqual(['13-31']);
  expect(swapping.refusal.sentence).toBe(why);
});

test('picking up a hand closes the list of splits, and opening the list puts the hand down', () => {
  const choices = new Choices(() => oneHandOut);
  choices.openSplits();
  choices.pick(1);
  expect(choices.splitting).toBe(false);
  choices.openSplits();
  expect(choices.picked).toBeUndefined();
});

test('passing is possible if the rules allow it', () => {
  expect(new Choices(() => viewAfter()).pass).toBeUndefined();
  const settings = { passEquivalentTransfers: true };
  expect(new Choices(() => viewAfter({ settings })).pass?.notation).toBe('--');
});

test('there is nothing to choose on the computer’s turn', () => {
  const players = [
    { kind: 'person' },
    { kind: 'computer', name: 'Computer', difficulty: 'easy' },
  ] as const;
  const choices = new Choices(() => viewAfter({ players, moves: ['A-C'] }));
  choices.pick(0);
  expect(choices.picked).toBeUndefined();
  expect(choices.splits).toEqual([]);
});

test('putting one own hand on another strikes it, unless it can mean a split', () => {
  const settings = { selfAttack: true };
  const plain = new Choices(() => viewAfter({ settings }));
  expect(plain.drop(0, { seat: 0, hand: 1 })?.notation).toBe('A-B');
  expect(plain.splitting).toBe(false);

  const both = new Choices(() => viewAfter({ settings, position: '1311' }));
  expect(both.drop(0, { seat: 0, hand: 1 })).toBeUndefined();
  expect(both.strikeInstead?.notation).toBe('A-B');
  expect(both.splits.map(({ notation }) => notation)).toEqual(['13-22']);
  both.clear();
  both.openSplits();
  expect(both.strikeInstead).toBeUndefined();
});

test('with three hands, only splits between the two put together are listed', () => {
  const choices = new Choices(() => viewAfter({ settings: { hands: 3 }, position: '024111' }));
  choices.pick(1);
  expect(choices.act({ seat: 0, hand: 0 })).toBeUndefined();
  expect(choices.splits.map(({ move }) => move.to)).toEqual([[1, 1, 4]]);
  choices.openSplits();
  expect(choices.splits.length).toBeGreaterThan(1);
});

test('adding a finger and turning over need a hand picked up, or give a reason', () => {
  const choices = new Choices(() => viewAfter({ settings: { selfAdd: true } }));
  expect(choices.doAlone('add')).toBeUndefined();
  expect(choices.refusal.sentence).toBe('First pick up a hand.');
  choices.pick(1);
  expect(choices.doAlone('add')?.notation).toBe('+B');
  expect(choices.doAlone('negate')).toBeUndefined();
  expect(choices.refusal.sentence).toBe('These rules don’t let you turn a hand over.');
});
