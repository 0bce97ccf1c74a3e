import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { swissRounds } from './limits.ts';
import type { TournamentLine, TournamentRules } from './line.ts';
import { pairRound } from './pair.ts';
import { standingsOf } from './standings.ts';
import { isRoundOver, tournamentAfter, type Pairing, type Tournament } from './tournament.ts';

const at = '2026-11-26T10:00:00.000+01:00';

function begun(rules: Partial<TournamentRules> = {}, players = 0): TournamentLine[] {
  const all = {
    name: 'Club',
    game: 'chopsticks',
    settings: {},
    system: 'swiss',
    rounds: 5,
    bestOf: 1,
  };
  return [
    { what: 'begin', at, rules: { ...all, ...rules } as TournamentRules },
    ...Array.from({ length: players }, (_, index) => entering(`P${index}`)),
  ];
}

function entering(name: string): TournamentLine {
  return { what: 'enter', at, player: { kind: 'person', name } };
}

function after(lines: readonly TournamentLine[]): Tournament {
  const result = tournamentAfter(lines);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Pairs a round and plays it. @param score - of the first against the second: 1, 0.5 or 0. */
function playRound(lines: TournamentLine[], score: () => number): Pairing[] | undefined {
  const paired = pairRound(after(lines));
  if (!paired.ok) return undefined;
  const round = after(lines).rounds.length;
  lines.push({
    what: 'round',
    at,
    pairings: paired.value.map(({ first, second }) => [first, second]),
  });
  for (const [table, { second }] of paired.value.entries()) {
    const own = score();
    if (second !== null) lines.push({ what: 'result', at, round, table, won: [own, 1 - own] });
  }
  return paired.value;
}

/** Every two who met, written once for each time. */
function meetings({ rounds }: Tournament): string[] {
  return rounds
    .flat()
    .filter(({ second }) => second !== null)
    .map(({ first, second }) => [first, second ?? 0].toSorted((a, b) => a - b).join('-'));
}

const scores = fc.infiniteStream(fc.constantFrom(0, 0.5, 1));
const scoring = (stream: Iterator<number>) => () => Number(stream.next().value);

describe('a Swiss tournament', () => {
  test('pairs everybody in each round, nobody twice, and leaves nobody over twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 33 }), scores, (players, stream) => {
        const { enough, most } = swissRounds(players);
        expect(enough).toBeLessThanOrEqual(most);
        const lines = begun({ rounds: most }, players);
        for (let round = 0; round < most; round++) {
          const pairings = playRound(lines, scoring(stream));
          const paired = pairings?.flatMap(({ first, second }) => [first, second ?? []]).flat();
          expect(paired?.toSorted((a, b) => a - b)).toEqual(
            Array.from({ length: players }, (_, i) => i),
          );
        }
        const tournament = after(lines);
        expect(new Set(meetings(tournament)).size).toBe(meetings(tournament).length);
        const over = tournament.rounds.flat().filter(({ second }) => second === null);
        expect(new Set(over.map(({ first }) => first)).size).toBe(over.length);
      }),
      { numRuns: 30 },
    );
  });

  test('gives everybody the first move about as often as the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 24 }), scores, (players, stream) => {
        const lines = begun({ rounds: 6 }, players);
        for (let round = 0; round < 6; round++) playRound(lines, scoring(stream));
        const { rounds, entrants } = after(lines);
        for (const { number } of entrants) {
          const met = rounds.flat().filter((each) => each.second !== null);
          const own = met.filter(({ first, second }) => first === number || second === number);
          const began = own.filter(({ first }) => first === number).length;
          expect(Math.abs(2 * began - own.length)).toBeLessThanOrEqual(3);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('pairs the upper half against the lower half, then winners among themselves', () => {
    const lines = begun({}, 8);
    const opponents = (pairings: readonly Pairing[] = []) =>
      pairings.map(({ first, second }) => [first, second].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(opponents(playRound(lines, () => 1))).toEqual([
      [0, 4],
      [1, 5],
      [2, 6],
      [3, 7],
    ]);
    const winners = new Set(
      standingsOf(after(lines))
        .filter(({ points }) => points === 1)
        .map(({ entrant }) => entrant),
    );
    for (const { first, second } of playRound(lines, () => 1) ?? []) {
      expect(winners.has(first)).toBe(winners.has(second ?? -1));
    }
  });

  test('leaves over one of the last, pairs who came late, and no longer who left', () => {
    const lines = begun({}, 7);
    playRound(lines, () => 1);
    lines.push(entering('Late'), { what: 'leave', at, entrant: 0 });
    const second = playRound(lines, () => 1) ?? [];
    const paired = second.flatMap(({ first, second: other }) => [first, other]);
    expect(paired).toContain(7);
    expect(paired).not.toContain(0);
    const over = second.find(({ second: other }) => other === null)?.first ?? -1;
    const before = standingsOf(after(lines.slice(0, -second.length)));
    expect(before.find(({ entrant }) => entrant === over)?.points).toBe(0);
  });

  test('ends after its rounds, and says when all have met', () => {
    const short = begun({ rounds: 1 }, 4);
    playRound(short, () => 1);
    expect(pairRound(after(short))).toMatchObject({ error: { code: 'tournament.over' } });
    const few = begun({ rounds: 9 }, 4);
    for (let round = 0; round < 3; round++) playRound(few, () => 1);
    expect(pairRound(after(few))).toMatchObject({ error: { code: 'tournament.all-met' } });
    expect(pairRound(after(begun({}, 1)))).toMatchObject({
      error: { code: 'tournament.too-few' },
    });
  });

  test('takes the best of all pairings', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(4, 5, 6, 7),
        fc.integer({ min: 1, max: 2 }),
        scores,
        (players, played, stream) => {
          const lines = begun({}, players);
          for (let round = 0; round < played; round++) playRound(lines, scoring(stream));
          const tournament = after(lines);
          const paired = pairRound(tournament);
          const costs = everyPairing(tournament).map((pairing) => scoreGap(tournament, pairing));
          if (!paired.ok) expect(costs).toEqual([]);
          else expect(scoreGap(tournament, paired.value)).toBe(Math.min(...costs));
        },
      ),
      { numRuns: 20 },
    );
  });
});

/** All ways to pair the players of whom no two met, by trying. */
function everyPairing(tournament: Tournament): Pairing[][] {
  const met = new Set(meetings(tournament));
  const wereOver = new Set(
    tournament.rounds
      .flat()
      .filter(({ second }) => second === null)
      .map(({ first }) => first),
  );
  const pair = (left: readonly number[], mayPause: boolean): Pairing[][] => {
    const [first, ...others] = left;
    if (first === undefined) return [[]];
    const alone = mayPause && !wereOver.has(first) ? [null] : [];
    const opponents = others.filter((other) => !met.has([first, other].join('-')));
    return [...opponents, ...alone].flatMap((second) =>
      pair(
        others.filter((other) => other !== second),
        mayPause && second !== null,
      ).map((rest) => [{ first, second }, ...rest]),
    );
  };
  const all = tournament.entrants.map(({ number }) => number);
  return pair(all, all.length % 2 === 1);
}

/** How far apart opponents are: the squares of the differences of their points, and of who is left over to the last. */
function scoreGap(tournament: Tournament, pairings: readonly Pairing[]): number {
  const points = new Map(standingsOf(tournament).map((row) => [row.entrant, row.points]));
  const least = Math.min(...points.values());
  const of = (entrant: number): number => points.get(entrant) ?? 0;
  return pairings.reduce(
    (sum, { first, second }) => sum + (of(first) - (second === null ? least : of(second))) ** 2,
    0,
  );
}

describe('a round robin', () => {
  test('lets everybody meet everybody once, in as few rounds as there can be', () => {
    for (let players = 2; players <= 17; players++) {
      const lines = begun({ system: 'round-robin' }, players);
      while (playRound(lines, () => 0.5) !== undefined);
      const tournament = after(lines);
      expect(tournament.rounds).toHaveLength(players - 1 + (players % 2));
      expect(new Set(meetings(tournament)).size).toBe((players * (players - 1)) / 2);
      expect(meetings(tournament)).toHaveLength((players * (players - 1)) / 2);
    }
  });

  test('with late arrivals and withdrawals all who stay meet once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 12 }),
        fc.array(fc.constantFrom('enter', 'leave', 'nothing'), { maxLength: 6 }),
        (players, events) => {
          const lines = begun({ system: 'round-robin' }, players);
          for (const [index, event] of events.entries()) {
            playRound(lines, () => 1);
            if (event === 'enter') lines.push(entering(`Late ${index}`));
            const { entrants } = after(lines);
            const here = entrants.filter(({ hasLeft }) => !hasLeft);
            const entrant = here.at(index % here.length)?.number ?? 0;
            if (event === 'leave' && here.length > 3) lines.push({ what: 'leave', at, entrant });
          }
          while (playRound(lines, () => 1) !== undefined);
          const tournament = after(lines);
          const stayed = tournament.entrants
            .filter(({ hasLeft }) => !hasLeft)
            .map(({ number }) => number);
          const all = meetings(tournament);
          expect(new Set(all).size).toBe(all.length);
          for (const one of stayed) {
            for (const other of stayed) if (one < other) expect(all).toContain(`${one}-${other}`);
          }
          expect(tournament.rounds.length).toBeLessThanOrEqual(2 * tournament.entrants.length);
        },
      ),
      { numRuns: 20 },
    );
  });
});

/** The numbers of players in the order of the standings after a round robin. @param wins - who beat whom; the rest are drawn. */
function orderAfter(players: number, wins: readonly string[]): number[] {
  const lines = begun({ system: 'round-robin' }, players);
  for (;;) {
    const { rounds } = after(lines);
    const paired = pairRound(after(lines));
    if (!paired.ok) break;
    lines.push({
      what: 'round',
      at,
      pairings: paired.value.map(({ first, second }) => [first, second]),
    });
    for (const [table, { first, second }] of paired.value.entries()) {
      const own = wins.includes(`${first}>${second}`)
        ? 1
        : wins.includes(`${second}>${first}`)
          ? 0
          : 0.5;
      lines.push({ what: 'result', at, round: rounds.length, table, won: [own, 1 - own] });
    }
  }
  return standingsOf(after(lines)).map(({ entrant }) => entrant);
}

describe('the standings', () => {
  test('are broken by Buchholz', () => {
    const lines = begun({}, 4);
    lines.push({
      what: 'round',
      at,
      pairings: [
        [0, 1],
        [2, 3],
      ],
    });
    lines.push({ what: 'result', at, round: 0, table: 0, won: [1, 0] });
    lines.push({ what: 'result', at, round: 0, table: 1, won: [1, 0] });
    lines.push({
      what: 'round',
      at,
      pairings: [
        [0, 2],
        [1, 3],
      ],
    });
    lines.push({ what: 'result', at, round: 1, table: 0, won: [0.5, 0.5] });
    lines.push({ what: 'result', at, round: 1, table: 1, won: [0, 1] });
    const none = { direct: 0 };
    expect(standingsOf(after(lines))).toEqual([
      { entrant: 2, rank: 1, points: 1.5, buchholz: 2.5, wins: 1, ...none },
      { entrant: 0, rank: 2, points: 1.5, buchholz: 1.5, wins: 1, ...none },
      { entrant: 3, rank: 3, points: 1, buchholz: 1.5, wins: 1, ...none },
      { entrant: 1, rank: 4, points: 0, buchholz: 2.5, wins: 0, ...none },
    ]);
  });

  test('then by direct encounter, then by wins, and are shared if nothing decides', () => {
    expect(orderAfter(4, ['1>0', '0>3', '0>2', '1>2', '3>1', '2>3'])).toEqual([1, 0, 2, 3]);
    expect(orderAfter(4, ['1>2', '3>1'])).toEqual([3, 1, 0, 2]);
    expect(standingsOf(after(begun({}, 3))).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  });

  test('count a round without an opponent as won, and take a corrected result', () => {
    const lines = begun({ bestOf: 3 }, 3);
    const points = () => standingsOf(after(lines)).map((row) => [row.entrant, row.points]);
    lines.push({
      what: 'round',
      at,
      pairings: [
        [0, 1],
        [2, null],
      ],
    });
    lines.push({ what: 'result', at, round: 0, table: 0, won: [2, 1] });
    expect(new Map(points() as [number, number][])).toEqual(
      new Map([
        [0, 1],
        [1, 0],
        [2, 1],
      ]),
    );
    lines.push({ what: 'result', at, round: 0, table: 0, won: [0, 2] });
    expect(new Map(points() as [number, number][])).toEqual(
      new Map([
        [0, 0],
        [1, 1],
        [2, 1],
      ]),
    );
  });
});

test('a line that can’t be is named', () => {
  const lines = begun({}, 2);
  lines.push({ what: 'round', at, pairings: [[0, 1]] });
  const bad: readonly (readonly [TournamentLine, string])[] = [
    [entering('P1'), 'tournament.same-name'],
    [{ what: 'leave', at, entrant: 7 }, 'tournament.no-entrant'],
    [{ what: 'round', at, pairings: [[0, 1]] }, 'tournament.round-open'],
    [{ what: 'result', at, round: 0, table: 1, won: [1, 0] }, 'tournament.no-pairing'],
    [{ what: 'result', at, round: 0, table: 0, won: [2, 0] }, 'tournament.bad-result'],
    [begun()[0] as TournamentLine, 'tournament.begun-twice'],
  ];
  for (const [line, code] of bad) {
    expect(tournamentAfter([...lines, line])).toMatchObject({
      error: {
        code: 'tournament.bad-line',
        values: { line: lines.length + 1, reason: { code } },
      },
    });
  }
  expect(tournamentAfter([])).toMatchObject({ error: { code: 'tournament.no-beginning' } });
  expect(isRoundOver(after(lines))).toBe(false);
});
