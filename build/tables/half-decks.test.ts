import { expect, test } from 'vitest';
import { anderson, distance } from '../../engine/digit-conquest/solver/anderson.ts';
import { tableOfDeck } from '../../engine/digit-conquest/solver/backward-pass.ts';
import { compositionsOf } from '../../engine/digit-conquest/solver/compositions.ts';
import { endlessTable } from '../../engine/digit-conquest/solver/endless-deck.ts';
import { solveFullDeck } from '../../engine/digit-conquest/solver/full-deck.ts';
import { fullDeck, type Race } from '../../engine/digit-conquest/solver/race.ts';
import { halfDecks } from './half-decks.ts';

test('passes over a half-size deck predict the full table in a few passes', () => {
  const race: Race = { target: 15, digits: 4, copies: 4, clamped: true };
  const compositions = compositionsOf(fullDeck(race));
  const halves = halfDecks(race);
  const acceleration = anderson(5);
  let table = halves.start(endlessTable(race));
  let passes = 0;
  for (let residual = 1; residual > 1e-12 && passes < 40; passes++) {
    const image = tableOfDeck(race, compositions, { base: table, effects: [] });
    residual = distance(table, image);
    table = acceleration.next(table, halves.next(table, image));
  }
  expect(passes).toBeLessThan(16);
  expect(distance(table, solveFullDeck(race).table)).toBeLessThan(1e-11);
}, 60_000);
