import { pliesOf } from '../../match/match.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { reviewable } from '../../review/testing.ts';
import { defaultSettings, type Settings } from '../../settings/settings.ts';
import { longMatch } from '../../testing/long-match.ts';
import { plyWaysFrom } from '../../solver/plies.ts';
import { conquestRules } from '../digit-conquest.ts';
import type { ConquestPosition } from '../position.ts';
import { conquestSettings, type ConquestSettings } from '../settings.ts';
import { solveOpenDeck } from './open-deck.ts';

const small = { draw: 'choice', target: 12, digits: 4, copies: 2, turnLimit: 40 };

function settingsOf(differing: Settings): ConquestSettings {
  return defaultSettings(conquestSettings, differing);
}

describe.each<Settings>([
  small,
  { ...small, subtraction: 'exact' },
  { ...small, turnLimit: 5 },
  { ...small, copies: 1 },
])('along a match of %o', (differing) => {
  const settings = settingsOf(differing);
  const rules = conquestRules(settings);
  const solution = solveOpenDeck(settings);
  const match = reviewable('digit-conquest', differing).playRandomly(seededRandom(4), 60);
  const positions = [
    match.start,
    ...pliesOf(match).map(({ after }) => after),
  ] as ConquestPosition[];

  it.each([
    ['in order', positions],
    ['backwards', positions.toReversed()],
  ])('every position and its successors have the same value as alone, %s', (_, asked) => {
    const along = solution.along(positions);
    for (const position of asked) {
      expect(along.evaluate(position)).toEqual(solution.evaluate(position));
      for (const { after } of plyWaysFrom(rules, position)) {
        expect(along.evaluate(after)).toEqual(solution.evaluate(after));
      }
    }
  });

  it('a position outside the match is valued, too', () => {
    const [first] = positions as [ConquestPosition];
    const deck = first.deck.map((count, index) => (index === 1 ? 0 : count));
    const other: ConquestPosition = { ...first, scores: [3, 5], deck };
    expect(solution.along([]).evaluate(other)).toEqual(solution.evaluate(other));
  });
});

it('calls only true values of the real deck exact', () => {
  const settings = settingsOf({ draw: 'choice' });
  const solution = solveOpenDeck(settings);
  const match = longMatch(130, 'digit-conquest', { draw: 'choice' });
  const positions = pliesOf(match).map(({ after }) => after as ConquestPosition);
  const along = solution.along(positions);
  const proven = positions.filter((position) => along.evaluate(position).exact);
  expect(proven.length).toBeGreaterThan(0.3 * positions.length);
  for (const position of proven.filter((_, index) => index % 6 === 0)) {
    expect(along.evaluate(position)).toEqual(solution.evaluate(position));
  }
}, 60_000);
