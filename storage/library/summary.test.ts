import { expect, test } from 'vitest';
import { goTo, positionOf, adjudicate } from '../../engine/match/match.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { play } from '../../engine/match/variations.ts';
import { nextRound } from '../../engine/match/series.ts';
import { valueOf } from '../../engine/testing/in-notation.ts';
import { resultOf, summaryOf } from './summary.ts';
import { played, tableOf } from './testing.ts';

/** The first player has won the game on the table. */
const won = (table: SeatedMatch): SeatedMatch => ({
  ...table,
  match: adjudicate(table.match, { kind: 'win', winner: 0 }),
});

/** The match with a move that begins a variation. */
function inVariation({ match, ...table }: SeatedMatch, notation: string): SeatedMatch {
  const move = valueOf(match.rules.parseMove(positionOf(match), notation));
  return { ...table, match: valueOf(play(match, move, (drawn) => drawn)) };
}

test('a series that is won stays so, whatever is tried in its last game', () => {
  const table = tableOf(['+6'], { game: 'summation-duel', settings: { bestOf: 3 } });
  const first = won(table);
  expect(resultOf(first)).toEqual({ kind: 'unfinished' });
  const series = won(played(nextRound(first), '+6'));
  const champion = { kind: 'won', winner: 0 };
  expect(resultOf(series)).toEqual(champion);
  const start = { ...series, match: goTo(series.match, 0) };
  expect(resultOf(start)).toEqual(champion);
  const tried = inVariation(start, '+9');
  expect(tried.match.path).toHaveLength(1);
  expect(resultOf(tried)).toEqual(champion);
});

test('moves are those of players: what chance has dealt is none, wherever one stands', () => {
  const notes = { title: '', comment: '', created: 0, changed: 0, played: 0 };
  const plies = (table: SeatedMatch) => summaryOf('x', table, notes).plies;
  const table = tableOf(['?7', '+7', '?3', '+3', '?5'], { game: 'digit-conquest' });
  expect(plies(table)).toBe(2);
  const over = adjudicate(table.match, { kind: 'win', winner: 0 });
  const start = { ...table, match: goTo(over, 1) };
  const tried = inVariation(start, '-7');
  expect(tried.match.path).toHaveLength(1);
  expect(plies(tried)).toBe(2);
  expect(plies(tableOf(['A-C', 'B-C', 'B-D']))).toBe(3);
  const first = tableOf(['+6', '+9'], { game: 'summation-duel', settings: { bestOf: 3 } });
  expect(plies(played(nextRound(won(first)), '+6')), 'all games of a series').toBe(3);
});
