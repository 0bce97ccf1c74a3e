import { pliesOf } from '../match/match.ts';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { balanceInPoints, luckBalance } from './luck.ts';
import { reviewMatch } from './review-match.ts';
import { reviewable } from './testing.ts';
import { chanceOf, estimateOf } from '../analysis/value.ts';

const reduced = [
  { target: 12, digits: 4, copies: 2 },
  { target: 15, digits: 3, copies: 3, subtraction: 'exact' },
  { target: 12, digits: 4, copies: 2, turnLimit: 12 },
  { target: 20, digits: 5, copies: 2 },
];

it.each(reduced)('luck and skill add up to the change of a whole match: %o', (settings) => {
  const game = reviewable('digit-conquest', settings);
  for (let seed = 1; seed <= 5; seed++) {
    const match = game.playRandomly(seededRandom(seed));
    const { players, plies } = reviewMatch(match, game.valuer(match));
    const start = game.valuer(match).valueTo(match.start, 0)?.score ?? NaN;
    const [first, second] = players.map(({ balance }) => balance);
    expect([first?.known, first?.steps]).toEqual([pliesOf(match).length, pliesOf(match).length]);
    expect((first?.luck ?? NaN) + (first?.skill ?? NaN)).toBeCloseTo(first?.change ?? NaN, 9);
    expect(start + (first?.change ?? NaN)).toBeCloseTo(
      plies.at(-1)?.seat === 0
        ? (plies.at(-1)?.after?.score ?? NaN)
        : 1 - (plies.at(-1)?.after?.score ?? NaN),
      9,
    );
    expect(second?.luck).toBeCloseTo(-(first?.luck ?? NaN), 9);
    // The player's own losses count against skill, the opponent's for it.
    const given = (seat: number) =>
      plies.reduce((sum, ply) => sum + (ply.seat === seat ? (ply.verdict?.loss ?? NaN) : 0), 0);
    expect(first?.skill).toBeCloseTo(given(1) - given(0), 9);
  }
});

it.each(reduced)('a draw brings no luck on average: %o', (settings) => {
  const { rules, ...game } = reviewable('digit-conquest', settings);
  const match = game.playRandomly(seededRandom(9), 40);
  const valuer = game.valuer(match);
  const score = (position: unknown) => valuer.valueTo(position, 0)?.score ?? NaN;
  for (const position of [match.start, ...pliesOf(match).map(({ after }) => after)]) {
    const outcomes = rules.turn(position).kind === 'chance' ? rules.chance?.outcomes(position) : [];
    if (outcomes === undefined || outcomes.length === 0) continue;
    const mean = outcomes.reduce(
      (sum, { move, probability }) => sum + probability * score(rules.play(position, move)),
      0,
    );
    // Twice the error allowed in a value that counts as exact.
    expect(Math.abs(mean - score(position))).toBeLessThan(2e-9);
  }
});

it('leaves out steps to and from values of which nothing is proven', () => {
  const values = [0.5, 0.6, null, 0.3, 0.9, 0.8].map((score) =>
    chanceOf(score ?? 0.1, score !== null),
  );
  const balance = luckBalance(values, ['luck', 'skill', 'luck', 'luck', 'skill']);
  expect(balance.luck).toBeCloseTo(0.1 + 0.6, 12);
  expect(balance.skill).toBeCloseTo(-0.1, 12);
  expect(balance.change).toBeCloseTo(0.1 + 0.5, 12);
  expect([balance.known, balance.steps, balance.within]).toEqual([3, 5, 0]);
  expect(luckBalance([undefined, undefined], ['luck'])).toMatchObject({ change: 0, known: 0 });
});

it('adds up the errors of proven values', () => {
  const truth = [0.5, 0.62, 0.6, 0.3, 0.35];
  const errors = [0.001, -0.002, 0, 0.003, -0.001];
  const steps = ['luck', 'skill', 'luck', 'skill'] as const;
  const exact = luckBalance(
    truth.map((score) => chanceOf(score, true)),
    steps,
  );
  const found = luckBalance(
    truth.map((score, at) => {
      const error = errors[at] ?? 0;
      return error === 0 ? chanceOf(score, true) : estimateOf(score + error, Math.abs(error));
    }),
    steps,
  );
  expect([found.known, found.steps]).toEqual([4, 4]);
  expect(found.within).toBeCloseTo(0.007, 12);
  for (const part of ['luck', 'skill', 'change'] as const) {
    expect(Math.abs(found[part] - exact[part])).toBeLessThanOrEqual(found.within + 1e-12);
  }
});

it('is rounded so that luck and skill as shown still add up', () => {
  expect(balanceInPoints({ luck: -0.2046, change: -0.3384, within: 0 }, 1)).toEqual({
    luck: -20.5,
    skill: -13.3,
    change: -33.8,
    within: 0,
  });
  // One tenth more covers the rounding of skill.
  expect(balanceInPoints({ luck: 0.1, change: 0.2, within: 0.0031 }, 1).within).toBe(0.5);
});
