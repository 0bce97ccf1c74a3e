import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statisticsCsv, statisticsOf } from './statistics.ts';
import type { MatchSummary, Standpoint } from './summary.ts';

function matchOf(standpoint: Standpoint, change: Partial<MatchSummary> = {}): MatchSummary {
  return {
    id: 'x',
    title: '',
    comment: '',
    created: 0,
    changed: 0,
    played: 0,
    game: 'chopsticks',
    players: [],
    differences: {},
    preset: 'default',
    standpoint,
    result: { kind: 'drawn' },
    opponents: ['hard'],
    plies: 10,
    notation: '',
    position: null,
    ...change,
  };
}

const inTurn = (...results: Standpoint[]) =>
  results.map((result, index) => matchOf(result, { changed: index }));

test('nothing played gives figures without divisions by nothing', () => {
  const { all, groups } = statisticsOf(inTurn('unfinished', 'watched'));
  expect(all).toEqual({
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    streaks: { now: 0, longestWon: 0, longestLost: 0 },
    length: { mean: 0, shortest: 0, longest: 0 },
    time: { total: 0, mean: 0 },
  });
  expect(groups).toEqual([]);
});

test('an imported match doesn’t count', () => {
  const { all, results } = statisticsOf([matchOf('won', { imported: true }), matchOf('lost')]);
  expect(all).toMatchObject({ played: 1, won: 0, lost: 1 });
  expect(results).toHaveLength(1);
});

test('streaks are counted in the order of play, whatever order the matches come in', () => {
  const matches = inTurn('won', 'won', 'drawn', 'lost', 'lost', 'lost', 'won', 'lost', 'lost');
  const { all } = statisticsOf(matches.reverse());
  expect(all).toMatchObject({ played: 9, won: 3, drawn: 1, lost: 5 });
  expect(all.streaks).toEqual({ now: -2, longestWon: 2, longestLost: 3 });
});

test('length and time are those of the matches that are over', () => {
  const { all } = statisticsOf([
    matchOf('won', { plies: 9, played: 60_000 }),
    matchOf('lost', { plies: 20, played: 120_000 }),
    matchOf('unfinished', { plies: 1000, played: 1e9 }),
  ]);
  expect(all.length).toEqual({ mean: 14.5, shortest: 9, longest: 20 });
  expect(all.time).toEqual({ total: 180_000, mean: 90_000 });
});

test('there is a group for each game, rules and opponents, and a line of CSV', () => {
  const odd = { fingers: 6, suicide: true };
  const statistics = statisticsOf([
    matchOf('won'),
    matchOf('lost', { opponents: ['easy'] }),
    matchOf('lost', { preset: null, differences: odd }),
    matchOf('won', { preset: null, differences: { suicide: true, fingers: 6 }, played: 2000 }),
    matchOf('drawn', { preset: null, differences: odd, opponents: ['easy', 'person'] }),
  ]);
  expect(statistics.groups.map(({ played, preset }) => [played, preset])).toEqual([
    [2, null],
    [1, 'default'],
    [1, 'default'],
    [1, null],
  ]);
  const [head, first, ...rest] = statisticsCsv(statistics).split('\r\n');
  expect(head).toMatch(/^game,rules,opponents,played,won,drawn,lost,streak,/);
  expect(first).toBe('chopsticks,fingers=6 suicide=true,hard,2,1,0,1,1,1,1,10,10,10,1');
  expect(rest).toHaveLength(4);
});

test('a match counts when it ended, whatever is noted of it later', () => {
  const noted = matchOf('won', { id: 'noted', changed: 9, ended: 2 });
  const matches = [noted, matchOf('lost', { changed: 5, ended: 5 })];
  expect(statisticsOf(matches).results.map(({ at }) => at)).toEqual([2, 5]);
  expect(statisticsOf(matches, { from: 3 }).all).toMatchObject({ played: 1, lost: 1 });
  expect(statisticsOf(matches, { to: 3 }).all).toMatchObject({ played: 1, won: 1 });
  // The first moment of a span is in it, the last one is not.
  expect(statisticsOf(matches, { from: 2, to: 5 }).all).toMatchObject({ played: 1, won: 1 });
});

test('whatever is played, the groups add up to all of it', () => {
  const standpoint = fc.constantFrom<Standpoint>('won', 'lost', 'drawn', 'unfinished', 'watched');
  const change = fc.record({
    game: fc.constantFrom('chopsticks' as const, 'summation-duel' as const),
    opponents: fc.constantFrom(['easy'] as const, ['hard'] as const),
    changed: fc.nat({ max: 20 }),
    plies: fc.nat({ max: 100 }),
  });
  const match = fc.tuple(standpoint, change).map(([result, more]) => matchOf(result, more));
  const property = fc.property(fc.array(match), (matches) => {
    const { all, groups, results } = statisticsOf(matches);
    for (const key of ['played', 'won', 'drawn', 'lost'] as const) {
      expect(groups.reduce((sum, group) => sum + group[key], 0)).toBe(all[key]);
    }
    expect(all.won + all.drawn + all.lost).toBe(all.played);
    expect(results).toHaveLength(all.played);
    expect(all.streaks.longestWon).toBeLessThanOrEqual(all.won);
    expect(Math.abs(all.streaks.now)).toBeLessThanOrEqual(
      Math.max(all.streaks.longestWon, all.streaks.longestLost),
    );
  });
  fc.assert(property);
});
