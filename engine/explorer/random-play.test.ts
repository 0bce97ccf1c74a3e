import { describe, expect, it, vi } from 'vitest';
import { message } from '../../words/message.ts';
import { inEnglish } from '../../words/testing.ts';
import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { positionOf, resolveChance, startMatch, playIn, turnOf } from '../match/match.ts';
import { pick, seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { UnsolvableGame } from '../analysis/solution.ts';
import { exploreGraph } from '../solver/explore.ts';
import { unfinished } from '../solver/graph.ts';
import { valueOf } from '../testing/in-notation.ts';
import { randomMoves, randomPlay } from './random-play.ts';
import { randomInWords, type RandomResults } from './results.ts';

function rulesOf(id: string, settings: Settings = {}): Rules<unknown, unknown> {
  const game = gameOf(id);
  return game.rules({ ...defaultSettings(game.settings), ...settings });
}

type Row = Float64Array<ArrayBuffer>;

/**
 * The winning probability of the player to move at every node, by Gaussian elimination: exact except for
 * rounding.
 */
function eliminated(rules: Rules<unknown, unknown>): { keys: string[]; wins: number[] } {
  const { positions, start, successor, probability, winner } = exploreGraph(rules, rules.start(0));
  // Turns alternate: the player to move wins if the next one doesn't, and no game is drawn.
  const rows = positions.map((_, node) => {
    const row = new Float64Array(positions.length + 1);
    row[node] = 1;
    if (winner[node] !== unfinished) {
      row[positions.length] = winner[node] === 0 ? 1 : 0;
      return row;
    }
    row[positions.length] = 1;
    for (let edge = start[node] ?? 0; edge < (start[node + 1] ?? 0); edge++) {
      const next = successor[edge] ?? 0;
      row[next] = (row[next] ?? 0) + (probability[edge] ?? 0);
    }
    return row;
  });
  const at = (row: Row | undefined, column: number) => row?.[column] ?? 0;
  for (let column = 0; column < positions.length; column++) {
    const sizes = rows.map((row, index) => (index < column ? -1 : Math.abs(at(row, column))));
    const best = sizes.indexOf(Math.max(...sizes));
    [rows[column], rows[best]] = [rows[best], rows[column]] as [Row, Row];
    const pivot = rows[column];
    for (const row of rows) {
      if (row === pivot || at(row, column) === 0) continue;
      const factor = at(row, column) / at(pivot, column);
      for (let other = column; other <= positions.length; other++) {
        row[other] = at(row, other) - factor * at(pivot, other);
      }
    }
  }
  return {
    keys: positions.map((position) => rules.key(position)),
    wins: rows.map((row, node) => at(row, positions.length) / at(row, node)),
  };
}

/** Each seat's share of wins in random games. */
function sampled(rules: Rules<unknown, unknown>, games: number): number[] {
  const random = seededRandom(6);
  const wins = Array.from({ length: rules.seats }, () => 0);
  for (let game = 0; game < games; game++) {
    // A match would be drawn by repetition, which random play ignores.
    const endless = { ...rules, match: { ...rules.match, repetition: 0 } };
    let match = resolveChance(startMatch(endless, {}, 0), random);
    let turn = turnOf(match);
    while (turn.kind !== 'over') {
      match = resolveChance(playIn(match, pick(random, rules.moves(positionOf(match)))), random);
      turn = turnOf(match);
    }
    if (turn.outcome.kind === 'win')
      wins[turn.outcome.winner] = (wins[turn.outcome.winner] ?? 0) + 1;
  }
  return wins.map((won) => won / games);
}

const total = ({ wins, drawn, endless }: RandomResults) =>
  wins.reduce((sum, share) => sum + share, drawn + endless);

describe('the value of random play', () => {
  it.each<[string, Settings]>([
    ['chopsticks', {}],
    ['chopsticks', { overflow: 'rollover', suicide: true }],
    ['chopsticks', { misere: true }],
  ])(
    'is what a linear system gives, at every position: %s %o',
    (id, settings) => {
      const rules = rulesOf(id, settings);
      const play = randomPlay(rules, rules.start(0));
      const { positions } = exploreGraph(rules, rules.start(0));
      const { keys, wins } = eliminated(rules);
      expect(keys.length).toBeGreaterThan(100);
      positions.forEach((position, node) => {
        const results = play.results(position);
        expect(keys[node]).toBe(rules.key(position));
        expect(
          Math.abs((results.wins[rules.mover(position)] ?? 0) - (wins[node] ?? 0)),
        ).toBeLessThan(1e-8);
      });
    },
    30_000,
  );

  it.each<[string, Settings, number]>([
    ['chopsticks', { players: 3, fingers: 4 }, 3000],
    ['digit-conquest', { target: 5, digits: 2, copies: 1 }, 3000],
    ['summation-duel', {}, 10_000],
  ])(
    'is what playing it out gives: %s %o',
    (id, settings, games) => {
      const rules = rulesOf(id, settings);
      const { wins } = randomPlay(rules, rules.start(0)).results(rules.start(0));
      const often = sampled(rules, games);
      // Five standard deviations.
      wins.forEach((share, seat) => {
        expect(Math.abs(share - (often[seat] ?? 0))).toBeLessThan(2.5 / Math.sqrt(games));
      });
    },
    60_000,
  );

  it('of a position is the mean over its moves', () => {
    const rules = rulesOf('scholars-game');
    const play = randomPlay(rules, rules.start(0));
    for (const position of exploreGraph(rules, rules.start(0)).positions.slice(0, 300)) {
      const all = rules.moves(position);
      if (all.length === 0) continue;
      const here = play.results(position);
      const after = randomMoves(rules, play, position, all);
      expect(total(here)).toBeCloseTo(1, 8);
      for (const seat of [0, 1]) {
        const mean =
          after.reduce((sum, { results }) => sum + (results.wins[seat] ?? 0), 0) / all.length;
        expect(Math.abs((here.wins[seat] ?? 0) - mean)).toBeLessThan(3e-9);
      }
    }
  }, 30_000);

  it('is known for positions that can’t be reached from the start', () => {
    const rules = rulesOf('chopsticks');
    const play = randomPlay(rules, rules.start(0));
    const parsed = rules.parsePosition('0104', 1);
    if (!parsed.ok) throw new Error('There is no such position.');
    const before = play.bytes;
    expect(total(play.results(parsed.value))).toBeCloseTo(1, 8);
    expect(play.bytes).toBeGreaterThanOrEqual(before);
  });
});

/** Heads wins for the player to move, tails draws, and a coin on its edge is turned for ever. */
const coin: Rules<string, string> = {
  ...(rulesOf('scholars-game') as unknown as Rules<string, string>),
  turn(position) {
    if (position === 'heads') {
      return { kind: 'over', outcome: { kind: 'win', winner: 0, order: [0, 1], by: 'coin' } };
    }
    if (position === 'tails') return { kind: 'over', outcome: { kind: 'draw', by: 'coin' } };
    return position === 'tossed'
      ? { kind: 'chance' }
      : { kind: 'player', seat: coin.mover(position) };
  },
  mover: (position) => (position === 'edge' ? 1 : 0),
  moves: (position) => (position === 'edge' ? ['turned'] : ['edge']),
  chance: {
    outcomes: () => [
      { move: 'heads', probability: 0.5 },
      { move: 'tails', probability: 0.25 },
      { move: 'edge', probability: 0.25 },
    ],
  },
  play: (_, move) => move,
  key: (position) => position,
};

it('distinguishes draws and games that never end', () => {
  const play = randomPlay(coin, 'tossed');
  expect(play.results('tossed')).toMatchObject({ wins: [0.5, 0], drawn: 0.25, endless: 0.25 });
  expect(play.results('edge')).toMatchObject({ wins: [0, 0], drawn: 0, endless: 1 });
  expect(play.results('heads')).toEqual({ wins: [1, 0], drawn: 0, endless: 0, error: 0 });
});

/** A game without an end, in which each position is new. */
const line: Rules<number, number> = {
  ...(rulesOf('scholars-game') as unknown as Rules<number, number>),
  turn: (position) => ({ kind: 'player', seat: position % 2 }),
  mover: (position) => position % 2,
  moves: () => [1],
  play: (position, move) => position + move,
  key: String,
};

it('explores 60,000 positions at most', () => {
  expect(() => randomPlay(line, 0).results(0)).toThrow(
    expect.objectContaining({ reason: message('explorer.too-many-positions', { most: 60_000 }) }),
  );
});

it('forgets positions that were too large rather than remember all of them', () => {
  const moves = vi.fn((position: number) => line.moves(position));
  const play = randomPlay({ ...line, moves }, 0, 1);
  const ask = (position: number) => {
    moves.mockClear();
    expect(() => play.results(position)).toThrow(UnsolvableGame);
    return moves.mock.calls.length;
  };
  ask(1);
  const remembered = ask(1);
  for (let position = 2; position < 20_000; position++) {
    try {
      play.results(position);
    } catch {
      // Each of them exceeds the limit.
    }
  }
  expect(ask(1)).toBe(remembered);
  ask(20_000);
  expect(ask(1)).toBeGreaterThan(remembered);
}, 60_000);

it('answers with a larger error if the values converge slowly', () => {
  // One toss in a thousand ends it.
  const slow: Rules<string, string> = {
    ...coin,
    chance: {
      outcomes: () => [
        { move: 'heads', probability: 0.001 },
        { move: 'tossed', probability: 0.999 },
      ],
    },
  };
  const within = (work: number) => randomPlay(slow, 'tossed', 10, work).results('tossed');
  const precise = within(1e6);
  expect(precise.error).toBeLessThanOrEqual(1e-9);
  expect(precise.wins[0]).toBeCloseTo(1, 8);
  const rough = within(2e3);
  expect(rough.error).toBeLessThan(0.9);
  expect(Math.abs((rough.wins[0] ?? 0) - 1)).toBeLessThanOrEqual(rough.error);
  expect(inEnglish(randomInWords(rough))).toMatch(/, each to within \d\d\.\d%\.$/);
  expect(inEnglish(randomInWords(precise))).toMatch(/ 100\.0%, Player 2 0\.0%\.$/);
});

it('throws if there are too many positions', () => {
  const rules = rulesOf('chopsticks');
  const solve = () => randomPlay(rules, rules.start(0), 100).results(rules.start(0));
  expect(solve).toThrow(UnsolvableGame);
  expect(solve).toThrow(
    expect.objectContaining({ reason: message('explorer.too-many-positions', { most: 100 }) }),
  );
});

describe('a game that is too large from its start', () => {
  const settings = { numbers: 9, target: 30 };
  const rules = rulesOf('summation-duel', settings);
  const at = (text: string) => valueOf(rules.parsePosition(text));
  const counted = vi.fn((position: unknown) => rules.turn(position));
  const play = randomPlay({ ...rules, turn: counted }, rules.start(0), 100);

  it('is solved from the requested position', () => {
    const whole = randomPlay(rules, rules.start(0));
    for (const text of ['1,2,9', '7,8,9', '1,2,3,9']) {
      const [own, other] = [play.results(at(text)), whole.results(at(text))];
      for (const seat of [0, 1]) expect(own.wins[seat]).toBeCloseTo(other.wins[seat] ?? NaN, 8);
    }
    expect(play.results(at('1,2,9')).wins[0]).not.toBe(0);
  });

  it('isn’t explored again at each request', () => {
    const ask = () => {
      counted.mockClear();
      expect(() => play.results(at('1'))).toThrow(UnsolvableGame);
      return counted.mock.calls.length;
    };
    ask();
    expect(ask()).toBeLessThan(50);
    counted.mockClear();
    play.results(at('1,2,9'));
    expect(counted.mock.calls.length).toBeLessThan(50);
  });

  it('keeps few of its results', () => {
    const most = Math.max(
      ...[1, 2, 3, 4, 5, 6, 7].map((first) => {
        play.results(at(`${first},8,9`));
        return play.bytes;
      }),
    );
    expect(play.bytes).toBeGreaterThan(0);
    expect(most).toBeLessThan(5 * 100 * 1000);
  });
});

it('reports progress and can be cancelled', () => {
  const rules = rulesOf('chopsticks', { fingers: 8 });
  const stop = () => {
    throw new RangeError('Enough.');
  };
  expect(() => randomPlay(rules, rules.start(0)).results(rules.start(0), stop)).toThrow('Enough.');
});
