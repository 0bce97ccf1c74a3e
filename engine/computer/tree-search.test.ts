import { describe, expect, it } from 'vitest';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import type { Difficulty } from '../capabilities/computer-players.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { compete, randomly, type Score } from '../testing/arena.ts';
import { greedily } from '../testing/greedy.ts';
import { valueOf } from '../testing/in-notation.ts';
import { chooseMove } from './computer.ts';
import { estimate } from './estimate.ts';
import { searchMove, searchMoves } from './tree-search.ts';

function table(settings: Settings) {
  const all = defaultSettings(chopsticksSettings, settings);
  const rules = chopsticksRules(all);
  const at = (text: string) => valueOf(rules.parsePosition(text));
  return {
    rules,
    at,
    best: (text: string, seed = 1, budget = 2000) =>
      rules.formatMove(at(text), searchMove(rules, at(text), seededRandom(seed), budget)),
    /** The score of a computer among two random and two greedy players. */
    scoreOf: (difficulty: Difficulty, games: number): Score => {
      const never = () => expect.fail('More than two players are not solved.');
      return compete(
        rules,
        all,
        (position, random) => chooseMove(difficulty, rules, never, position, random),
        [randomly(rules), greedily(rules), randomly(rules), greedily(rules)],
        games,
      );
    },
  };
}

const three = table({ players: 3 });

describe('a search', () => {
  it('wins at once if it can', () => {
    expect(three.best('120003/out=2')).toBe('B-D3');
  });

  it('strikes the hand that would knock it out, though it could knock out another player', () => {
    const position = three.at('011404');
    const moves = three.rules.moves(position).map((move) => three.rules.formatMove(position, move));
    expect(moves).toEqual(['B-C2', 'B-D2', 'B-D3']);
    expect(three.best('011404')).toBe('B-D2');
  });

  it('plays the same from the same seed', () => {
    const ratings = (seed: number) =>
      searchMoves(three.rules, three.at('121323'), seededRandom(seed), 500);
    expect(ratings(4)).toEqual(ratings(4));
    expect(ratings(4)).not.toEqual(ratings(5));
  });

  it('tries every move, whatever its budget', () => {
    const position = three.at('121323');
    const rated = searchMoves(three.rules, position, seededRandom(1), 0);
    expect(rated).toHaveLength(three.rules.distinctMoves?.(position).length ?? 0);
    expect(rated.every(({ visits }) => visits === 1)).toBe(true);
  });

  it('refuses a finished game', () => {
    const over = three.at('120000/out=2,3');
    expect(() => searchMove(three.rules, over, seededRandom(1), 10)).toThrow(RangeError);
  });

  it.each<Settings>([
    { players: 3, zombies: true, overflow: 'rollover' },
    { players: 4, suddenDeath: 'lives', lives: 2, meta: true, suicide: true },
    { players: 6, passEquivalentTransfers: true, stumps: true },
  ])('finds a legal move for everyone to the end: %o', (settings) => {
    const { rules } = table(settings);
    const random = seededRandom(8);
    let position = rules.start(0);
    for (let ply = 0; ply < 80 && rules.turn(position).kind === 'player'; ply++) {
      const move = searchMove(rules, position, random, 60);
      expect(rules.moves(position)).toContainEqual(move);
      position = rules.play(position, move);
    }
  });
});

describe('an estimate', () => {
  it('gives every move a share of wins, the best first', () => {
    const position = three.at('110204');
    const { value, moves } = estimate(three.rules, position, seededRandom(1), 2000);
    expect(value.exact).toBe(false);
    expect(moves).toHaveLength(three.rules.distinctMoves?.(position).length ?? 0);
    expect(moves[0]?.value).toEqual(value);
    for (const move of moves) {
      expect(move.value.score).toBeGreaterThanOrEqual(0);
      expect(move.value.score).toBeLessThanOrEqual(value.score + 0.05);
    }
  });

  it('is sure of a win', () => {
    const position = three.at('120003/out=2');
    const { moves } = estimate(three.rules, position, seededRandom(1), 500);
    expect(three.rules.formatMove(position, moves[0]?.move ?? { kind: 'pass' })).toBe('B-D3');
    expect(moves[0]?.value.score).toBe(1);
    expect(moves[1]?.value.score).toBeLessThan(1);
  });
});

it('among two random and two greedy players, hard wins most games, medium more than its share, easy less', () => {
  const { scoreOf } = table({ players: 5 });
  const easy = scoreOf('easy', 20).wins / 20;
  const medium = scoreOf('medium', 20).wins / 20;
  const hard = scoreOf('hard', 10).wins / 10;
  expect(hard).toBeGreaterThan(0.5);
  expect(medium).toBeGreaterThan(0.25);
  expect(medium).toBeLessThan(hard);
  expect(easy).toBeLessThan(0.2);
}, 120_000);
