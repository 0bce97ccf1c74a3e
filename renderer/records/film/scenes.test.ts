import { expect, test } from 'vitest';
import { pliesOf } from '../../../electron/api/match-view.ts';
import { viewAfter } from '../../table/testing.ts';
import { planFilm } from './plan.ts';
import { atEnd, sceneOf } from './scenes.ts';

function captionAfter(...numbers: readonly number[]): string {
  const view = viewAfter({ game: 'summation-duel', moves: numbers.map((number) => `+${number}`) });
  const plan = planFilm(pliesOf(view));
  return atEnd(sceneOf(view, view, plan, plan.moments.indexOf(view.at))).caption;
}

test('a picture of a match says what was played last, and of a finished one who won', () => {
  expect(captionAfter(6)).toBe('Player 1 added 6: 0 → 6.');
  expect(captionAfter(6, 9, 10, 8, 7, 5, 4, 1)).toBe('Player 2 wins! The total is exactly 50.');
});
