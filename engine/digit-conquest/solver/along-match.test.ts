import { pliesOf } from '../../match/match.ts';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random.ts';
import { reviewable } from '../../review/testing.ts';
import { longMatch } from '../../testing/long-match.ts';
import type { ConquestPosition } from '../position.ts';
import { defaultSettings, type Settings } from '../../settings/settings.ts';
import { conquestSettings } from '../settings.ts';
import { solveConquest } from './solve-conquest.ts';

const small = { target: 12, digits: 4, copies: 2 };

describe.each<Settings>([
  small,
  { ...small, subtraction: 'exact' },
  { ...small, turnLimit: 40 },
  { ...small, turnLimit: 5 },
])('along a match of %o', (differing) => {
  const settings = defaultSettings(conquestSettings, differing);
  const solution = solveConquest(settings);
  const match = reviewable('digit-conquest', differing).playRandomly(seededRandom(4), 60);
  const positions = [match.start, ...pliesOf(match).map(({ after }) => after)].map(
    (position) => position as ConquestPosition,
  );

  it.each([
    ['in order', positions],
    ['backwards', positions.toReversed()],
  ])('every position has the same value as alone, %s', (_, asked) => {
    const along = solution.along(positions);
    for (const position of asked) {
      const [one, other] = [along.analyse(position), solution.analyse(position)];
      expect(one.value.exact).toBe(other.value.exact);
      expect(one.value.score).toBeCloseTo(other.value.score, 12);
      expect(one.moves.map(({ move }) => move)).toEqual(other.moves.map(({ move }) => move));
    }
  });

  it('a position outside the match is valued, too', () => {
    const other: ConquestPosition = {
      ...(positions[0] as ConquestPosition),
      scores: [3, 5],
      deck: [1, 2, 0, 1],
      hand: 2,
    };
    expect(solution.along([]).analyse(other)).toEqual(solution.analyse(other));
  });
});

it('finds many exact values of the real deck', () => {
  const settings = defaultSettings(conquestSettings);
  const solution = solveConquest(settings);
  const match = longMatch(140);
  const positions = pliesOf(match).map(({ after }) => after as ConquestPosition);
  const along = solution.along(positions);
  const exact = positions.filter((position) => along.analyse(position).value.exact);
  expect(exact.length).toBeGreaterThan(0.4 * positions.length);
  for (const position of exact.slice(0, 3)) {
    const alone = solution.analyse(position).value.score;
    expect(along.analyse(position).value.score).toBeCloseTo(alone, 9);
  }
}, 30_000);
