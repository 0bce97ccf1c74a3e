import { describe, expect, it } from 'vitest';
import { chopsticksRules } from '../chopsticks/chopsticks.ts';
import { chopsticksSettings } from '../chopsticks/settings.ts';
import { erringIn, namedComputers, type Difficulty } from '../capabilities/computer-players.ts';
import { gameOf, games } from '../games.ts';
import { playIn, positionOf, resolveChance, startMatch, turnOf } from '../match/match.ts';
import { seededRandom } from '../random.ts';
import { accuracyOn } from '../review/accuracy.ts';
import { plyJudge } from '../review/judged-plies.ts';
import { valuerOf } from '../decision/valuers.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import { exploreGraph } from '../solver/explore.ts';
import { solve } from '../solver/solve.ts';
import { namedComputersOf } from './characters.ts';
import { chooseMove } from './computer.ts';
import { wdlOf } from '../analysis/value.ts';

/** A game that is solved once, and its computers. */
function table(id: string, changes: Settings = {}) {
  const game = gameOf(id);
  const settings = defaultSettings(game.settings, changes);
  const rules = game.rules(settings);
  let solution: ReturnType<typeof solve> | undefined;
  const solved = () => (solution ??= solve(rules));
  return {
    settings,
    rules,
    solved,
    choose: (difficulty: Difficulty, position: unknown, random = seededRandom(1)) =>
      chooseMove(difficulty, rules, solved, position, random),
  };
}

const everyone: readonly Difficulty[] = [...namedComputers, erringIn(2), erringIn(10)];

/** Every game under its defaults, and others with much or little in them. */
const samples: readonly (readonly [string, Settings])[] = [
  ...games.map(({ id }) => [id, {}] as const),
  ['chopsticks', { overflow: 'rollover', zombies: true, players: 3 }],
  ['chopsticks', { players: 3, misere: true }],
  ['chopsticks', { players: 4 }],
  ['chopsticks', { splits: 'none' }],
  ['chopsticks', { selfAttack: true, suicide: true, meta: true }],
  ['scholars-game', { revival: true }],
  ['digit-conquest', { draw: 'choice', target: 12, digits: 4, copies: 2 }],
];

describe.each(samples)('in %s under %o', (id, changes) => {
  const { rules, settings, choose } = table(id, changes);
  // Looking ahead over a whole deck takes long.
  const plies = rules.chance === undefined ? 6 : 1;

  it.each(everyone)(
    '%s plays only what is legal, and the same from the same seed',
    (difficulty) => {
      const movesFrom = (seed: number): string[] => {
        const random = seededRandom(seed);
        let match = resolveChance(startMatch(rules, settings, 0), random);
        const played: string[] = [];
        for (let moves = 0; moves < plies && turnOf(match).kind === 'player'; moves++) {
          const position = positionOf(match);
          const move = choose(difficulty, position, random);
          expect(rules.moves(position)).toContainEqual(move);
          played.push(rules.formatMove(position, move));
          match = resolveChance(playIn(match, move), random);
        }
        return played;
      };
      expect(movesFrom(4)).toEqual(movesFrom(4));
    },
    60_000,
  );
});

it('offers each game what makes sense in it', () => {
  const offered = (id: string, changes: Settings = {}) =>
    namedComputersOf(table(id, changes).rules).slice(3);
  expect(offered('chopsticks')).toEqual(namedComputers.slice(3));
  expect(offered('chopsticks', { splits: 'none' })).not.toContain('no-splits');
  expect(offered('chopsticks', { players: 3 })).toEqual([
    'striker',
    'one-ply',
    'three-plies',
    'no-splits',
  ]);
  expect(offered('scholars-game')).toEqual(namedComputers.slice(3));
  expect(offered('summation-duel')).toEqual(['one-ply', 'three-plies', 'traps', 'perfect']);
  expect(offered('digit-conquest')).toEqual(['one-ply', 'three-plies']);
});

it.each<[string, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { overflow: 'rollover' }],
  ['scholars-game', {}],
])('a striker strikes something out whenever it can: %s under %o', (id, changes) => {
  const { rules, choose } = table(id, changes);
  const { positions } = exploreGraph(rules, rules.start(0));
  const random = seededRandom(2);
  let could = 0;
  for (const position of positions) {
    const can = rules.moves(position).some((move) => rules.computers?.strikesOut?.(position, move));
    if (!can) continue;
    could++;
    expect(rules.computers?.strikesOut?.(position, choose('striker', position, random))).toBe(true);
  }
  expect(could).toBeGreaterThan(20);
});

it('without splits, a computer splits only if nothing else is legal, and plays the best of the rest', () => {
  const { rules, choose, solved } = table('chopsticks');
  const { positions } = exploreGraph(rules, rules.start(0));
  for (const position of positions) {
    const others = rules
      .moves(position)
      .filter((move) => !rules.computers?.splits?.(position, move));
    if (others.length === 0) continue;
    const move = choose('no-splits', position);
    expect(others).toContainEqual(move);
    const after = (each: unknown) => wdlOf(solved().evaluate(rules.play(position, each)));
    if (others.some((each) => after(each) === 'lose')) expect(after(move)).toBe('lose');
  }
});

it.each<[string, Settings]>([
  ['chopsticks', {}],
  ['chopsticks', { suicide: true }],
  ['summation-duel', {}],
  ['scholars-game', {}],
])(
  'perfect computers have accuracy 1, and erring ones less: %s under %o',
  (id, changes) => {
    const { rules, settings, choose, solved } = table(id, changes);
    const judge = plyJudge<unknown, unknown>();
    const accuracyOf = (difficulty: Difficulty): number | null => {
      const random = seededRandom(7);
      const judged = Array.from({ length: 12 }, () => {
        let match = startMatch(rules, settings, 0);
        while (match.at < 60 && turnOf(match).kind === 'player') {
          const turn = turnOf(match);
          const own = turn.kind === 'player' && turn.seat === 0;
          const move = choose(own ? difficulty : 'easy', positionOf(match), random);
          match = playIn(match, move);
        }
        return judge(match, valuerOf(rules, solved, [])).filter(({ seat }) => seat === 0);
      });
      return accuracyOn(judged.flat()).accuracy;
    };
    for (const each of ['perfect', 'hard', 'traps'] as const) expect(accuracyOf(each)).toBe(1);
    expect(accuracyOf('errs-1-in-2')).toBeLessThan(1);
  },
  60_000,
);

it('traps tempt as much as any move that keeps the value', () => {
  const settings = defaultSettings(chopsticksSettings);
  const rules = chopsticksRules(settings);
  const solution = solve(rules);
  const scoreAfter = (position: Parameters<typeof rules.moves>[0], move: never) =>
    1 - solution.evaluate(rules.play(position, move)).score;
  const meanLoss = (position: Parameters<typeof rules.moves>[0]): number => {
    const scores = rules.moves(position).map((move) => scoreAfter(position, move as never));
    const most = Math.max(...scores);
    return scores.reduce((sum, score) => sum + most - score, 0) / Math.max(1, scores.length);
  };
  const { positions } = exploreGraph(rules, rules.start(0));
  for (const position of positions.filter((each) => rules.moves(each).length > 0)) {
    const keeping = rules.moves(position).filter((move) => {
      return scoreAfter(position, move as never) === solution.evaluate(position).score;
    });
    const most = Math.max(...keeping.map((move) => meanLoss(rules.play(position, move))));
    const move = chooseMove('traps', rules, () => solution, position, seededRandom(1));
    expect(keeping).toContainEqual(move);
    expect(meanLoss(rules.play(position, move))).toBeCloseTo(most, 9);
  }
});
