import { expect, test } from 'vitest';
import { pliesOf } from '../../../electron/api/match-view.ts';
import { wordsAt } from '../../players/naming.ts';
import { atRest, changeOf, counted } from './shown.ts';
import { digitConquestView } from './testing.ts';

test('a change belongs to the score that it changed', () => {
  expect(changeOf(digitConquestView(['?7']))).toBeUndefined();
  expect(changeOf(digitConquestView(['?7', '+7', '?5']))).toMatchObject({ seat: 0, text: '+7' });
  expect(changeOf(digitConquestView(['?7', '+7', '?5', '-5', '?1']))).toMatchObject({
    seat: 0,
    text: '−5',
    from: 7,
  });
});

test('a score that a subtraction left at 0, or led only that far, was what it was', () => {
  expect(changeOf(digitConquestView(['?7', '-7', '?1']))).toMatchObject({ seat: 1, from: 0 });
  expect(changeOf(digitConquestView(['?3', '+3', '?6', '-6', '?1']))).toMatchObject({
    seat: 0,
    from: 3,
  });
});

test('in a review of the first action of a match the score before it isn’t known', () => {
  const [first, ...later] = pliesOf(digitConquestView(['?7', '+7', '?5', '-5', '?1'])).slice(1);
  const start = digitConquestView(['?3', '+3', '?1']);
  const shown = (earlier: typeof later) => changeOf({ ...start, path: [], at: 0, earlier });
  expect(first && shown([first])).toBeUndefined();
  expect(first && shown([first, ...later])).toMatchObject({ seat: 0, text: '−5', from: 7 });
});

test('a discard changes no score, and has a sentence', () => {
  const settings = { draw: 'choice', target: 10 };
  const view = digitConquestView(['?9', '+9', '?1', '-1', '?5', 'x5'], settings);
  expect(changeOf(view)).toBeUndefined();
  const { sentence } = atRest(view);
  expect(sentence && wordsAt(view).say(sentence)).toBe(
    'Ann picked 5 and discarded it: it could be neither added nor subtracted.',
  );
});

test('a score counts through every point on its way', () => {
  expect(counted(3, 6)).toEqual([4, 5, 6]);
  expect(counted(2, 0)).toEqual([1, 0]);
  expect(counted(0, 0)).toEqual([]);
});
