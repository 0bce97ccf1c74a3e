import { describe, expect, it } from 'vitest';
import { seededRandom, type Random } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { exploreGraph } from '../solver/explore.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { solve } from '../solver/solve.ts';
import { rulesOf, valueOf } from '../testing/in-notation.ts';
import { hardMove, perfectMove } from './hard.ts';
import { practicalValues } from './practical-values.ts';

/** The chance that a game is not drawn at a ply: games that repeat themselves are drawn, too. */
const continues = 0.98;

/** Picks the item of a given number, so that all items can be seen. */
function nth(number: number): Random {
  return { below: (bound) => number % bound, state: () => [] };
}

/** The counts of the moves of a player who picks evenly from some. */
function habit(choose: (random: Random) => unknown, most: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let number = 0; number < most; number++) {
    const move = JSON.stringify(choose(nth(number)));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  return counts;
}

/** A game with the exact chances, found by sweeps, against an opponent who errs in one ply of ten. */
function against(id: string, changes: Settings) {
  const rules = rulesOf(id, changes);
  const solution = solve(rules);
  const graph = exploreGraph(rules, rules.start(0));
  const { positions, nodes } = graph;
  const nodeAfter = (position: unknown, move: unknown) =>
    nodes.get(rules.key(rules.play(position, move))) ?? expect.fail('Not there.');

  /** The moves of each position with their probabilities. */
  const turnsOf = (choose: (position: unknown, random: Random) => unknown) =>
    positions.map((position) => {
      const moves = rules.moves(position);
      if (moves.length === 0) return [];
      // With this many picks, all items come up equally often.
      const most = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((all, each) => leastCommon(all, each), 1);
      const counts = habit((random) => choose(position, random), Math.min(most, 60));
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [...counts].map(([move, count]) => ({
        to: nodeAfter(position, JSON.parse(move)),
        share: count / all,
      }));
    });

  const perfect = turnsOf((position, random) => perfectMove(rules, solution, position, random));
  const anything = positions.map((position) => {
    const moves = rules.moves(position);
    return moves.map((move) => ({ to: nodeAfter(position, move), share: 1 / moves.length }));
  });
  return {
    perfectly: perfect,
    before: turnsOf((position, random) =>
      hardMove(
        { ...rules, computers: { ...rules.computers, trapsOnly: true } },
        solution,
        position,
        random,
      ),
    ),
    now: turnsOf((position, random) => hardMove(rules, solution, position, random)),
    /** The mean chance over who begins. */
    chanceOf: (own: typeof perfect): number => {
      const first = new Float64Array(positions.length).fill(0.5);
      const second = first.slice();
      for (let change = 1; change > 1e-6;) {
        change = 0;
        positions.forEach((_, node) => {
          const end = [1, 0, 0.5, NaN].at(graph.winner[node] ?? -1) ?? NaN;
          const mean = (turns: (typeof perfect)[number], values: Float64Array) =>
            turns.reduce((sum, { to, share }) => sum + share * (values[to] ?? 0), 0);
          const ours = Number.isNaN(end) ? mean(own[node] ?? [], second) : end;
          const theirs = Number.isNaN(end)
            ? 0.9 * mean(perfect[node] ?? [], first) + 0.1 * mean(anything[node] ?? [], first)
            : 1 - end;
          const next = Number.isNaN(end) ? 0.5 + continues * (ours - 0.5) : ours;
          change = Math.max(change, Math.abs(next - (first[node] ?? 0)));
          first[node] = next;
          second[node] = Number.isNaN(end) ? 0.5 + continues * (theirs - 0.5) : theirs;
        });
      }
      return ((first[0] ?? 0) + (second[0] ?? 0)) / 2;
    },
  };
}

function leastCommon(one: number, other: number): number {
  let common = one;
  while (common % other !== 0) common += one;
  return common;
}

describe('hard has a better chance against an erring opponent than by counting losing replies', () => {
  it.each<[string, Settings]>([
    ['chopsticks', {}],
    ['chopsticks', { overflow: 'rollover' }],
    ['summation-duel', { numbers: 8, target: 30 }],
  ])(
    '%s under %o',
    (id, changes) => {
      const { before, now, perfectly, chanceOf } = against(id, changes);
      const chance = chanceOf(now);
      expect(chance).toBeGreaterThan(chanceOf(before));
      expect(chance).toBeGreaterThan(chanceOf(perfectly));
    },
    60_000,
  );
});

it('is left out if there are too many positions, and reports progress', () => {
  const rules = rulesOf('chopsticks', { fingers: 10 });
  const solution = solve(rules);
  expect(practicalValues(rules, solution, rules.start(0), { most: 100 })).toBeUndefined();
  const reports: number[] = [];
  practicalValues(rules, solution, rules.start(0), {
    most: 6000,
    progress: (done) => reports.push(done),
  });
  expect(reports.length).toBeGreaterThan(1);
  const cancel = () => {
    throw new Error('cancelled');
  };
  expect(() =>
    practicalValues(rules, solution, rules.start(0), { most: 6000, progress: cancel }),
  ).toThrow('cancelled');
});

describe('the moves of hard do not depend on earlier requests', () => {
  const rules = rulesOf('summation-duel', { numbers: 14 });
  const solution = solve(rules);

  /** How often it plays each move in a position, after it has been asked in others. */
  function playedAt(text: string, before: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    const ask = (at: string, seed: number): string => {
      const position = valueOf(rules.parsePosition(at));
      return rules.formatMove(position, hardMove(rules, solution, position, seededRandom(seed)));
    };
    for (const at of before) ask(at, 1);
    for (let seed = 1; seed <= 60; seed++) {
      const move = ask(text, seed);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    return counts;
  }

  it.each([
    ['1,13', '-'],
    ['1,13', '1', '-'],
    ['1,3,13', '1,13'],
    ['1,13', '2,5'],
  ])('at %s after %s', (text, ...before) => {
    expect(playedAt(text, before)).toEqual(playedAt(text, []));
  });

  it('at a position from which few enough follow, though too many follow from the start', () => {
    expect(playedAt('1,13', ['-'])).toEqual(new Map([['+10', 60]]));
  });
});

it('stops at positions that are known to be too many', () => {
  const rules = rulesOf('chopsticks');
  const [next] = rules.moves(rules.start(0)).map((move) => rules.play(rules.start(0), move));
  const tooLarge = new Set([rules.key(next)]);
  expect(exploreGraph(rules, rules.start(0)).positions.length).toBeGreaterThan(100);
  expect(() => exploreGraph(rules, rules.start(0), { tooLarge })).toThrow(UnsolvableGame);
});
