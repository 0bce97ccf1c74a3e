import { expect, test, vi } from 'vitest';
import type { Player } from '../../engine/match/players.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { fakeAnalyst, tableOf, twoPersons, wonGame } from '../match/testing.ts';
import { whenMatchEnds } from '../match/match-ends.ts';
import { collectMistakes } from './collect-mistakes.ts';
import type { MistakeDeck } from './mistake-deck.ts';

function setUp() {
  const analyst = fakeAnalyst();
  const add = vi.fn<MistakeDeck['add']>();
  const decksOf = (players: readonly Player[]) => {
    const seats = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return seats.length === 0 ? [] : [{ deck: { add }, seats }];
  };
  const moment = (table: SeatedMatch, gameNumber = 1) => ({ table, gameNumber });
  const first = moment(tableOf(twoPersons, []));
  const matchChanged = whenMatchEnds(first, collectMistakes(decksOf, analyst));
  return {
    analyst,
    add,
    matchChanged: (table: SeatedMatch, gameNumber = 1) => matchChanged(moment(table, gameNumber)),
  };
}

const byComputers = (moves: readonly string[]): SeatedMatch => ({
  ...tableOf(twoPersons, moves),
  players: [
    { kind: 'computer', difficulty: 'easy' },
    { kind: 'computer', difficulty: 'hard' },
  ],
});

test('a match that ends on the table is analysed once', async () => {
  const { analyst, add, matchChanged } = setUp();
  matchChanged(tableOf(twoPersons, wonGame.slice(0, -1)));
  expect(analyst.asked('review')).toBe(0);
  matchChanged(tableOf(twoPersons, wonGame));
  matchChanged(tableOf(twoPersons, wonGame));
  expect(analyst.asked('review')).toBe(1);
  await analyst.answer('review');
  expect(add).toHaveBeenCalledWith([expect.objectContaining({ played: ['B-D'] })], true);
});

test('a match opened at its end, or played only by computers, isn’t analysed', () => {
  const { analyst, matchChanged } = setUp();
  matchChanged(tableOf(twoPersons, wonGame), 2);
  matchChanged(byComputers([]), 3);
  matchChanged(byComputers(wonGame), 3);
  expect(analyst.asked('review')).toBe(0);
});

test('going back and forth in a finished match doesn’t end it again', () => {
  const { analyst, matchChanged } = setUp();
  matchChanged(tableOf(twoPersons, wonGame));
  matchChanged(tableOf(twoPersons, wonGame, 3));
  matchChanged(tableOf(twoPersons, wonGame));
  expect(analyst.asked('review')).toBe(1);
  matchChanged(tableOf(twoPersons, wonGame, 3), 2);
  matchChanged(tableOf(twoPersons, wonGame), 2);
  expect(analyst.asked('review'), 'one that was opened in the middle').toBe(1);
});

test('a mistake before an undone move counts only once', async () => {
  const { analyst, add, matchChanged } = setUp();
  matchChanged(tableOf(twoPersons, wonGame.slice(0, -1)));
  const ended = tableOf(twoPersons, wonGame);
  matchChanged(ended);
  await analyst.answer('review');
  expect(add.mock.lastCall?.[0].length).toBeGreaterThan(0);
  const back = { ...ended, match: { ...ended.match, moves: ended.match.moves.slice(0, -1) } };
  matchChanged(back);
  matchChanged(ended);
  await analyst.answer('review');
  expect(add).toHaveBeenLastCalledWith([], true);
});

test('a finished match is analysed during the next one, and failures are silent', async () => {
  const { analyst, add, matchChanged } = setUp();
  matchChanged(tableOf(twoPersons, wonGame));
  matchChanged(tableOf(twoPersons, []), 2);
  add.mockImplementation(() => {
    throw new Error('The disk is full.');
  });
  await analyst.answer('review');
  expect(add).toHaveBeenCalledOnce();
});
