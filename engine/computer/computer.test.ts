import { describe, expect, it } from 'vitest';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import type { ChopsticksMove, ChopsticksPosition } from '../chopsticks/position.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { seededRandom } from '../random.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { solve } from '../solver/solve.ts';
import { rulesOf, valueOf } from '../testing/in-notation.ts';
import { sweep } from '../testing/sweeps.ts';
import { namedComputers, type Difficulty } from '../capabilities/computer-players.ts';
import { chooseMove } from './computer.ts';
import { hardMove } from './hard.ts';
import { beforeMove, wdlOf, type Value } from '../analysis/value.ts';

const variants: readonly Settings[] = [
  {},
  { overflow: 'rollover' },
  { suicide: true },
  { overflow: 'rollover', suicide: true },
  { overflow: 'rollover', suns: true, meta: true, swaps: true },
  { passEquivalentTransfers: true, loganClause: true },
  { suddenDeath: 'instant', meta: true, suicide: true },
  { suddenDeath: 'lives', lives: 2 },
  { stumps: true, fingers: 3 },
];

/** A game with the exact value of every position, found by sweeps, and computers to play it. */
function known(settings: Settings) {
  const all = defaultSettings(chopsticksSettings, settings);
  const rules = chopsticksRules(all);
  const swept = sweep(rules, [rules.start(0)]);
  const values = new Map(swept.map(({ position, value }) => [rules.key(position), value]));
  const solution = solve(rules);
  const random = seededRandom(11);
  const valueAt = (position: ChopsticksPosition): Value =>
    values.get(rules.key(position)) ?? expect.fail('This position can’t be reached.');
  return {
    rules,
    solution,
    valueAt,
    /** Every unfinished position. */
    positions: swept.map(({ position }) => position).filter((each) => rules.moves(each).length > 0),
    after: (position: ChopsticksPosition, move: ChopsticksMove) =>
      valueAt(rules.play(position, move)),
    choose: (difficulty: Difficulty, position: ChopsticksPosition) =>
      chooseMove(difficulty, rules, () => solution, position, random),
  };
}

describe.each(variants)('under %o', (settings) => {
  const { rules, solution, positions, valueAt, after, choose } = known(settings);

  it.each<Difficulty>([...namedComputers, 'errs-1-in-3'])(
    '%s plays only what is legal',
    (difficulty) => {
      for (const position of positions) {
        expect(rules.moves(position)).toContainEqual(choose(difficulty, position));
      }
    },
  );

  it('hard wins what is won by the shortest way, draws what is drawn, loses by the longest', () => {
    for (const position of positions) {
      expect(beforeMove(after(position, choose('hard', position)))).toEqual(valueAt(position));
    }
  });

  it('hard with traps only draws by the move after which the most replies lose', () => {
    const traps = (position: ChopsticksPosition) => {
      const replies = rules.moves(position);
      // The reply loses if it wins for the one to move after it.
      return (
        replies.filter((reply) => wdlOf(after(position, reply)) === 'win').length / replies.length
      );
    };
    const random = seededRandom(3);
    for (const position of positions.filter((each) => wdlOf(valueAt(each)) === 'draw')) {
      const drawing = rules
        .moves(position)
        .filter((move) => wdlOf(after(position, move)) === 'draw');
      const most = Math.max(...drawing.map((move) => traps(rules.play(position, move))));
      const move = hardMove(
        { ...rules, computers: { ...rules.computers, trapsOnly: true } },
        solution,
        position,
        random,
      );
      expect(traps(rules.play(position, move))).toBe(most);
    }
  });

  it('medium plays the quickest win in sight, and avoids a loss in sight', () => {
    for (const position of positions) {
      const value = valueAt(position);
      const then = after(position, choose('medium', position));
      if (wdlOf(value) === 'win' && (value.remoteness ?? 9) <= 3) {
        expect(beforeMove(then)).toEqual(value);
      }
      const losesSoon = (after: Value) => wdlOf(after) === 'win' && (after.remoteness ?? 9) <= 2;
      if (losesSoon(then)) {
        const others = rules.moves(position).map((move) => after(position, move));
        expect(others.every(losesSoon)).toBe(true);
      }
    }
  });
});

it('easy plays every legal move sooner or later', () => {
  const { rules, choose } = known({ overflow: 'rollover' });
  const position = valueOf(rules.parsePosition('1234'));
  const chosen = new Set(
    Array.from({ length: 300 }, () => rules.formatMove(position, choose('easy', position))),
  );
  expect(chosen.size).toBe(rules.moves(position).length);
});

it('medium does not see further than three plies', () => {
  const { rules, positions, valueAt, after, choose } = known({ suicide: true });
  const missed = positions.filter((position) => {
    const value = valueAt(position);
    if (wdlOf(value) !== 'win' || (value.remoteness ?? 0) < 8) return false;
    return wdlOf(after(position, choose('medium', position))) !== 'lose';
  });
  expect(missed.map((position) => rules.formatPosition(position))).not.toEqual([]);
});

it.each(['chopsticks', 'scholars-game', 'summation-duel'])(
  'between two, three-plies plays as medium does: %s',
  (id) => {
    const rules = rulesOf(id);
    const playedBy = (difficulty: Difficulty) => {
      const random = seededRandom(5);
      const unsolved = () => expect.fail('Neither plays by the solved game.');
      const moves: string[] = [];
      let position = rules.start(0);
      while (moves.length < 60 && rules.turn(position).kind === 'player') {
        const move = chooseMove(difficulty, rules, unsolved, position, random);
        moves.push(rules.formatMove(position, move));
        position = rules.play(position, move);
      }
      return moves;
    };
    expect(playedBy('three-plies')).toEqual(playedBy('medium'));
  },
);
