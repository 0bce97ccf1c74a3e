import { expect, test } from 'vitest';
import { goTo, positionOf, settle } from '../engine/match.ts';
import type { Table } from '../engine/record.ts';
import { playAtTable } from '../engine/records/variations.ts';
import { nextRound } from '../engine/series.ts';
import { resultOf } from './summary.ts';
import { played, tableOf } from './testing.ts';

/** The first player has won the game on the table. */
const won = (table: Table): Table => ({
  ...table,
  match: settle(table.match, { kind: 'win', winner: 0 }),
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
  const tried = playAtTable(start, move.ok ? move.value : undefined, (match) => match);
  if (!tried.ok) throw new Error('It can’t be played.');
  expect(tried.value.tree?.path).toHaveLength(1);
  expect(resultOf(tried.value)).toEqual(champion);
});
