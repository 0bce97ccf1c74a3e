import { expect, test } from 'vitest';
import { goTo, positionOf, adjudicate } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { play } from '../../engine/match/variations.ts';
import { nextRound, withMatch } from '../../engine/match/series.ts';
import { resultOf, summaryOf } from './summary.ts';
import { played, tableOf } from './testing.ts';

/** The first player has won the game on the table. */
const won = (table: SeatedMatch): SeatedMatch => ({
  ...table,
  match: adjudicate(table.match, { kind: 'win', winner: 0 }),
});

test('a series that is won stays so, whatever is tried in its last game', () => {
  const table = tableOf(['+6'], { game: 'summation-duel', settings: { bestOf: 3 } });
  const first = won(table);
  expect(resultOf(first)).toEqual({ kind: 'unfinished' });
  const series = won(played(nextRound(first), '+6'));
  const champion = { kind: 'won', winner: 0 };
  expect(resultOf(series)).toEqual(champion);
  const start = { ...series, match: goTo(series.match, 0) };
  expect(resultOf(start)).toEqual(champion);
  const move = start.match.rules.parseMove(positionOf(start.match), '+9');
  const tried = withMatch(
    start,
    play(start.match, move.ok ? move.value : undefined, (match) => match),
  );
  if (!tried.ok) throw new Error('It can’t be played.');
  expect(tried.value.match.path).toHaveLength(1);
  expect(resultOf(tried.value)).toEqual(champion);
});

test('moves are those of players: what chance has dealt is none, wherever one stands', () => {
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  const plies = (table: SeatedMatch) => summaryOf('x', table, notes).plies;
  const table = tableOf(['?7', '+7', '?3', '+3', '?5'], { game: 'digit-conquest' });
  expect(plies(table)).toBe(2);
  const over = adjudicate(table.match, { kind: 'win', winner: 0 });
  const start = { ...table, match: goTo(over, 1) };
  const move = start.match.rules.parseMove(positionOf(start.match), '-7');
  const tried = withMatch(
    start,
    play(start.match, move.ok ? move.value : undefined, (match) => match),
  );
  if (!tried.ok) throw new Error('It can’t be played.');
  expect(tried.value.match.path).toHaveLength(1);
  expect(plies(tried.value)).toBe(2);
  expect(plies(tableOf(['A-C', 'B-C', 'B-D']))).toBe(3);
  const first = tableOf(['+6', '+9'], { game: 'summation-duel', settings: { bestOf: 3 } });
  expect(plies(played(nextRound(won(first)), '+6')), 'all games of a series').toBe(3);
});
