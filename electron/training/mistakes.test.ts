import { lineOf } from '../../engine/match/match.ts';
import { expect, test } from 'vitest';
import { lastOf, tableOf, twoPersons, wonGame } from '../match/testing.ts';
import { performReview } from '../analyst/perform-review.ts';
import type { SeatedMatch } from '../../engine/match/seated-match.ts';
import { canBeAsked, mistakesIn } from './mistakes.ts';

function reviewed({ game, match }: SeatedMatch) {
  const { settings } = match;
  const line = lineOf(match);
  const task = { wanted: 'review', game, settings, match: line, proven: false } as const;
  return lastOf(performReview(task));
}

const found = (table: SeatedMatch) => mistakesIn(table, reviewed(table));

test('a mistake has its position, the played move and what it lost', () => {
  const [mistake, ...others] = found(tableOf(twoPersons, wonGame));
  expect(others).toEqual([]);
  expect(mistake).toMatchObject({
    game: 'chopsticks',
    settings: {},
    first: 1,
    played: ['B-D'],
    best: 0.5,
    worth: 0,
  });
  expect(mistake && canBeAsked(mistake)).toBe(true);
});

test('mistakes before a given number of moves are left out, the first one after them isn’t', () => {
  const table = tableOf(twoPersons, wonGame);
  const answer = reviewed(table);
  const at = answer.review.plies[answer.review.turningPoints[0] ?? -1]?.at ?? -1;
  expect(mistakesIn(table, answer, at)).toHaveLength(1);
  expect(mistakesIn(table, answer, at + 1)).toEqual([]);
});

test('a computer’s mistakes are left out', () => {
  expect(found(tableOf({ players: ['person', 'hard'] }, wonGame))).toEqual([]);
});

test('a mistake against a computer names it', () => {
  const against = { ...tableOf(twoPersons, wonGame) };
  const [mistake] = found({
    ...against,
    players: [{ kind: 'computer', difficulty: 'medium' }, { kind: 'person' }],
  });
  expect(mistake).toMatchObject({ first: 1, opponent: 'medium' });
});

test('the same position is the same mistake for any player, but not under other rules', () => {
  const usual = tableOf(twoPersons, wonGame);
  const swapped = { ...usual, players: [...usual.players].reverse() };
  expect(found(swapped)[0]?.id).toBe(found(usual)[0]?.id);
  const other = tableOf({ ...twoPersons, chopsticks: { repetition: 0 } }, wonGame);
  expect(found(other)[0]).toMatchObject({ settings: { repetition: 0 } });
  expect(found(other)[0]?.id).not.toBe(found(usual)[0]?.id);
});

test('a mistake that this program can’t set up isn’t asked', () => {
  const [mistake] = found(tableOf(twoPersons, wonGame));
  if (mistake === undefined) throw new Error('There is one.');
  for (const change of [
    { game: 'chess' },
    { settings: { fingers: 'many' } },
    { position: '9999' },
    { played: ['A-Z'] },
    { first: 7 },
  ]) {
    expect(canBeAsked({ ...mistake, ...change }), JSON.stringify(change)).toBe(false);
  }
});
