import { expect, test } from 'vitest';
import { UnsolvableGame } from '../analysis/solution.ts';
import { rulesOf } from '../testing/in-notation.ts';
import { exploreGraph } from './explore.ts';
import { plyWaysFrom } from './plies.ts';

const rules = rulesOf('chopsticks');
const start = rules.start(0);
const { count, positions } = exploreGraph(rules, start);
const ways = positions.reduce<number>((sum, at) => sum + plyWaysFrom(rules, at).length, 0);

test.each([{ most: count }, { mostWays: ways }])('a graph may be as large as %o', (limits) => {
  expect(exploreGraph(rules, start, limits).count).toBe(count);
});

test.each([{ most: count - 1 }, { mostWays: ways - 1 }])('but no larger than %o', (limits) => {
  expect(() => exploreGraph(rules, start, limits)).toThrow(UnsolvableGame);
});
