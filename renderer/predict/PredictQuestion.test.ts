import { cleanup, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { lossIn, drawn, winIn, type Value } from '../../engine/analysis/value.ts';
import { appWith, renderIn } from '../app/testing.ts';
import { fakeMain } from '../library/testing.ts';
import PredictQuestion from './PredictQuestion.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The answers offered for a position of this value. */
function offered(value: Value, canBeDrawn: boolean): string[] {
  cleanup();
  fakeMain({ predictions: () => ({ right: 0, asked: 0 }) });
  const app = appWith({ config: { appearance: { predict: true } } });
  const place = { game: 'summation-duel', settings: {}, position: '-' };
  renderIn(app, PredictQuestion, { position: { place, value, canBeDrawn }, question: 'Well?' });
  return screen.queryAllByRole('button').map((button) => button.textContent.trim());
}

test('a draw is offered only if there can be one, and what is too far to see isn’t asked', () => {
  expect(offered(winIn(5), true)).toEqual(['Win', 'Draw', 'Lose']);
  expect(offered(winIn(5), false)).toEqual(['Win', 'Lose']);
  expect(offered(drawn, true)).toHaveLength(3);
  expect([offered(winIn(7), false), offered(lossIn(8), false)]).toEqual([[], []]);
});
