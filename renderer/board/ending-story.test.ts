import { afterEach, expect, test } from 'vitest';
import type { HistoryView } from '../../electron/api/analysis-view.ts';
import { viewAfter } from '../table/testing.ts';
import { speak } from '../words.svelte.ts';
import { storyOf } from './ending-story.ts';

afterEach(() => speak('en'));

/** The player who begins loses. The values are the first player's. */
const numbers = [6, 9, 10, 8, 7, 5, 4, 1];
const view = viewAfter({ game: 'summation-duel', moves: numbers.map((number) => `+${number}`) });

function values(...scores: readonly number[]): HistoryView['values'] {
  return scores.map((score, at) => {
    const seat = at % 2;
    const own = seat === 0 ? score : 1 - score;
    return { seat, value: { score: own, remoteness: null, exact: true } };
  });
}

test('it says which move lost the match, and what its position was worth before', () => {
  expect(storyOf(view, values(1, 1, 0.5, 0.5, 0.5, 0, 0, 0))).toEqual([
    'Player 1 threw it away with move 5.',
    'Just before, it was level again.',
  ]);
  expect(storyOf(view, values(0.5, 0.5, 0.5, 0.5, 0.5, 0, 0, 0)).at(-1)).toBe(
    'Until then it was level.',
  );
  expect(storyOf(view, values(1, 0, 1, 1, 1, 0, 0, 0)).at(-1)).toBe(
    'Just before, Player 1 was ahead.',
  );
  expect(storyOf(view, values(1, 1, 1, 1, 1, 1, 1, 0)).join(' ')).toBe(
    'Player 1 threw it away with move 7. Until then Player 1 was ahead.',
  );
});

test('a winner who was always ahead was ahead from the start', () => {
  expect(storyOf(view, values(0, 0, 0, 0, 0, 0, 0, 0))).toEqual([
    'Player 2 was ahead from the start.',
  ]);
});

test('it says nothing if a value is missing or doesn’t explain the end', () => {
  expect(storyOf(view, values(0, 0, 0))).toEqual([]);
  expect(storyOf(view, values(0, 0, 0, 0, 0, 0, 0, 1))).toEqual([]);
  const unknown = values(0, 0, 0, 0, 0, 0, 0, 0).with(3, { seat: 1, value: null });
  expect(storyOf(view, unknown)).toEqual([]);
});

test('for a draw it says who was ahead last, and until when', () => {
  const drawn = {
    ...view,
    state: { kind: 'over', outcome: { kind: 'draw' }, headline: '', reason: '' },
  } as unknown as typeof view;
  expect(storyOf(drawn, values(0.5, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5))).toEqual([
    'Player 1 was ahead until move 3.',
  ]);
  speak('de');
  expect(storyOf(drawn, values(...numbers.map(() => 0.5)))).toEqual(['Keine Seite lag je vorn.']);
});
