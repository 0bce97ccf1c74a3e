import { pliesOf, positionAt } from '../match/match.ts';
import { randomPlay } from '../explorer/random-play.ts';
import { solveCoalitions } from '../solver/coalition.ts';
import { solve } from '../solver/solve.ts';
import { describe, expect, it } from 'vitest';
import { replayed } from '../match/replay.ts';
import { pick, seededRandom } from '../random.ts';
import type { Settings } from '../settings/settings.ts';
import { valueOf } from '../testing/in-notation.ts';
import { decisionAt, keeping } from '../decision/decision.ts';
import { isError } from './mark.ts';
import { reviewMatch, type MatchReview } from './review-match.ts';
import { isHardest } from './still-drawn.ts';
import { reviewable, type Reviewable } from './testing.ts';
import { valuerOf } from '../decision/valuers.ts';
import { exerciseByValue } from '../exercise/by-value.ts';
import { judge, positionAfter } from '../exercise/exercise.ts';
import { byValue, drawn, lossIn, onePlyEarlier } from '../analysis/value.ts';

/** Every kind of game that can be solved, small enough for many matches. */
const valued: readonly (readonly [string, Settings])[] = [
  ['chopsticks', {}],
  ['chopsticks', { overflow: 'rollover' }],
  ['chopsticks', { misere: true }],
  ['scholars-game', {}],
  ['summation-duel', { numbers: 12, target: 60 }],
  ['digit-conquest', { target: 12, digits: 4, copies: 2 }],
  ['digit-conquest', { target: 12, digits: 4, copies: 2, turnLimit: 20 }],
  ['digit-conquest', { target: 12, digits: 4, copies: 2, draw: 'choice', turnLimit: 60 }],
];

/** Reviews a match with the given moves. */
function reviewOf(game: Reviewable, moves: readonly string[], position?: string): MatchReview {
  const { rules, settings } = game;
  const start = position === undefined ? rules.start(0) : valueOf(rules.parsePosition(position));
  const match = valueOf(replayed(rules, settings, start, moves));
  return reviewMatch(match, game.valuer(match));
}

describe.each(valued)('%s %o', (id, settings) => {
  const game = reviewable(id, settings);

  it('gives a perfect player an accuracy of 1 and only the marks best and fine', () => {
    let critical = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const random = seededRandom(seed);
      const valuer = game.valuer(game.playRandomly(random, 0));
      const perfect = seed % 2;
      const plan: unknown[] = [];
      // One player is perfect, the other random, so that there is something to win.
      const match = game.play(
        random,
        (position) => {
          const turn = game.rules.turn(position);
          const legal = game.rules.moves(position);
          const decided = plan.shift();
          if (decided !== undefined) return decided;
          if (turn.kind !== 'player' || turn.seat !== perfect) return pick(random, legal);
          const { ways = [], best } = decisionAt(game.rules, valuer, position) ?? {};
          const equals = ways.filter(
            ({ value }) => best !== undefined && byValue(value, best) === 0,
          );
          const [first, ...others] = pick(random, equals).moves;
          plan.push(...others);
          return first;
        },
        300,
      );
      const player = reviewMatch(match, game.valuer(match)).players[perfect];
      expect(player?.judged).toBe(player?.plies);
      expect((player?.marks.best ?? 0) + (player?.marks.fine ?? 0)).toBe(player?.plies);
      expect([1, null]).toContain(player?.accuracy);
      critical += player?.critical ?? 0;
    }
    expect(critical).toBeGreaterThan(0);
  });

  it('expects of a random mover its actual average', () => {
    let [held, expected, variance] = [0, 0, 0];
    for (let seed = 1; seed <= 10; seed++) {
      const match = game.playRandomly(seededRandom(seed), 200);
      for (const { verdict } of reviewMatch(match, game.valuer(match)).plies) {
        if (verdict === null) continue;
        held += verdict.held ? 1 : 0;
        expected += verdict.heldAtRandom;
        variance += verdict.heldAtRandom * (1 - verdict.heldAtRandom);
      }
    }
    expect(expected).toBeGreaterThan(0);
    // Each ply's expectation is independent of earlier plies, so the variances add up; fewer than one
    // seed in ten thousand is off by four standard deviations.
    expect(Math.abs(held - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  it('gives a position the same value after a ply as before the next one', () => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const match = game.playRandomly(seededRandom(seed), 100);
      const { plies } = reviewMatch(match, game.valuer(match));
      for (const [index, { before, after, seat, verdict }] of plies.entries()) {
        const next = plies[index + 1];
        expect(verdict?.loss).toBeCloseTo((before?.score ?? NaN) - (after?.score ?? NaN), 8);
        if (next === undefined || game.rules.chance !== undefined) continue;
        expect(next.seat).not.toBe(seat);
        expect(next.before?.score).toBe(1 - (after?.score ?? NaN));
        expect(next.before?.remoteness).toBe(after?.remoteness);
        compared++;
      }
    }
    if (game.rules.chance === undefined) expect(compared).toBeGreaterThan(3);
  });

  it('calls nothing better than itself, nor what leads to the same position', () => {
    let worse = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const match = game.playRandomly(seededRandom(seed), 120);
      const valuer = game.valuer(match);
      for (const { at, moves, after, verdict } of reviewMatch(match, valuer).plies) {
        if (verdict === null || after === null) continue;
        const from = positionAt(match, at);
        const keyAfter = (ply: readonly string[]) =>
          game.rules.key(positionAfter(game.rules, from, ply));
        const keys = verdict.better.map((ply) => keyAfter(ply.moves));
        expect(keys).not.toContain(keyAfter(moves));
        expect(new Set(keys).size).toBe(keys.length);
        for (const { value } of verdict.better) {
          expect(byValue(value, onePlyEarlier(after))).toBeLessThan(0);
        }
        const isWorse = verdict.loss > 0 || verdict.mark === 'slower';
        expect(verdict.better.length > 0).toBe(isWorse);
        if (isWorse) worse++;
        if (!verdict.lasting) continue;
        // An exercise made of it takes neither the mistake for right, nor shows it as the solution.
        const exercise = exerciseByValue(game.rules, valuer, from);
        expect(judge(exercise, moves).kind).toBe('wrong');
        expect(keyAfter(exercise.solution().moves)).not.toBe(keyAfter(moves));
      }
    }
    expect(worse).toBeGreaterThan(0);
  });

  it('is plain JSON and reports its progress', () => {
    const match = game.playRandomly(seededRandom(5), 60);
    const reports: number[] = [];
    const review = reviewMatch(match, game.valuer(match), {
      progress: (done, of) => {
        expect(of).toBe(pliesOf(match).length);
        reports.push(done);
      },
    });
    expect(JSON.parse(JSON.stringify(review))).toEqual(review);
    expect(reports).toEqual(reports.toSorted((one, other) => one - other));
    expect(reports.at(-1)).toBe(pliesOf(match).length);
    expect(review.plies.flatMap(({ moves }) => moves)).toEqual(
      pliesOf(match)
        .flatMap(({ seat, notation }) => (seat === null ? [] : [notation]))
        .slice(0, review.plies.flatMap(({ moves }) => moves).length),
    );
  });
});

describe('a match of Chopsticks', () => {
  const game = reviewable('chopsticks');

  it('names only quicker wins as better than a slow one', () => {
    const [ply] = reviewOf(game, ['24-33'], '2401').plies;
    expect(ply?.verdict?.mark).toBe('slower');
    expect(ply?.verdict?.better.map(({ moves }) => moves)).toEqual([['B-D']]);
  });

  it('marks the mistake, with better moves and the refutation', () => {
    const { plies, turningPoints, players } = reviewOf(game, [
      'B-C',
      'B-C',
      'B-D',
      'B-C',
      'A-D',
      '03-12',
      'B-D',
      'B-D',
      'B-D',
    ]);
    const errors = plies.filter((_, index) => turningPoints.includes(index));
    expect(errors).toMatchObject([{ at: 7, seat: 1, moves: ['B-D'], before: drawn }]);
    expect(errors[0]?.after).toEqual(lossIn(1));
    expect(errors[0]?.verdict).toMatchObject({
      held: false,
      heldAtRandom: 0.5,
      stillDrawn: null,
      mark: 'mistake',
      loss: 0.5,
      critical: true,
      exact: true,
      better: [{ moves: ['B-C'], value: drawn }],
      punishment: [{ seat: 0, moves: ['B-D'] }],
      why: { code: 'why.lets-win' },
      lasting: true,
    });
    expect(players).toMatchObject([
      { accuracy: 1, critical: 1, held: 1, judged: 5 },
      { accuracy: 2 / 3, critical: 3, held: 2, judged: 4 },
    ]);
  });

  it('gives no accuracy if no error was possible', () => {
    const { players } = reviewOf(game, ['B-C']);
    expect(players[0]).toMatchObject({
      critical: 0,
      held: 0,
      accuracy: null,
      random: null,
      plies: 1,
    });
    expect(players[1]).toMatchObject({ plies: 0, accuracy: null });
  });

  it('keeps the value on 78% of a random mover’s plies', () => {
    let [kept, plies] = [0, 0];
    for (let seed = 1; seed <= 150; seed++) {
      const match = game.playRandomly(seededRandom(seed));
      const review = reviewMatch(match, game.valuer(match));
      plies += review.plies.length;
      kept += review.plies.filter(({ verdict }) => verdict?.loss === 0).length;
    }
    // About 2500 plies, which aren't independent: the share varies by less than three points.
    expect(plies).toBeGreaterThan(2000);
    expect(Math.abs(kept / plies - 0.78)).toBeLessThan(0.03);
  });
});

describe('decisions that belong together', () => {
  it('counts a pick and the use of its digit as one ply, and leaves out half a ply', () => {
    const open = reviewable('digit-conquest', {
      target: 12,
      digits: 4,
      copies: 2,
      draw: 'choice',
      turnLimit: 60,
    });
    const { plies } = reviewOf(open, ['?4', '+4', '?3', '+3', '?2']);
    expect(plies.map(({ at, seat, moves }) => [at, seat, moves])).toEqual([
      [0, 0, ['?4', '+4']],
      [2, 1, ['?3', '+3']],
    ]);
  });

  it('counts a choice and the following move of The Scholar’s Game as one ply', () => {
    const scholars = reviewable('scholars-game');
    const decided = Array.from({ length: 15 }, (_, seed) =>
      scholars.playRandomly(seededRandom(seed), 100),
    ).map((match) => reviewMatch(match, scholars.valuer(match)));
    const long = decided.flatMap(({ plies }) => plies.filter(({ moves }) => moves.length > 1));
    expect(long.length).toBeGreaterThan(0);
    for (const { verdict, before, after } of long) {
      expect(verdict?.loss).toBe((before?.score ?? NaN) - (after?.score ?? NaN));
    }
  });
});

it('reports a win that was repeated away', () => {
  const game = reviewable('chopsticks', { repetition: 2, suicide: true });
  let repeated = 0;
  for (let seed = 1; seed <= 100; seed++) {
    const match = game.playRandomly(seededRandom(seed));
    const review = reviewMatch(match, game.valuer(match));
    const last = review.plies.at(-1);
    if (!review.drawn) continue;
    expect(last?.after).toEqual(drawn);
    if (last?.before?.score === 1) {
      // The match ends there, so there is no refutation.
      expect(last.verdict).toMatchObject({ loss: 0.5, mark: 'mistake', punishment: [] });
      repeated++;
    }
  }
  expect(repeated).toBeGreaterThan(0);
});

it.each([{ fingers: 8 }, { fingers: 6, repetition: 2 }, { repetition: 2, suicide: true }])(
  'loses no value but by somebody’s fault where a win is repeated away under %o',
  (settings) => {
    const game = reviewable('chopsticks', settings);
    const valuer = game.valuer(game.playRandomly(seededRandom(1), 0));
    let drawn = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const random = seededRandom(seed);
      // A player who trusts the table alone lets the opponent repeat the win away.
      const match = game.play(
        random,
        (position) => {
          const turn = game.rules.turn(position);
          const decision = decisionAt(game.rules, valuer, position);
          return turn.kind === 'player' && turn.seat === 0 && decision !== undefined
            ? pick(random, keeping(decision)).moves[0]
            : pick(random, game.rules.moves(position));
        },
        300,
      );
      const { plies, players, drawn: isDrawn } = reviewMatch(match, game.valuer(match));
      for (const [index, { after, verdict }] of plies.entries()) {
        const next = plies[index + 1];
        if (next === undefined) break;
        expect(next.before?.score).toBe(1 - (after?.score ?? NaN));
        if (isError(verdict?.mark ?? null)) expect(verdict?.punishment).not.toEqual([]);
      }
      if (!isDrawn || !plies.some(({ seat, before }) => seat === 0 && before?.score === 1))
        continue;
      drawn++;
      expect(players[0]?.accuracy).toBeLessThan(1);
    }
    expect(drawn).toBeGreaterThan(3);
  },
  20_000,
);

it('judges no ply of three players without a solution, but reports the result', () => {
  const three = reviewable('chopsticks', { players: 3 });
  const match = three.playRandomly(seededRandom(2));
  const { plies, players, turningPoints } = reviewMatch(match, three.valuer(match));
  expect(plies.length).toBeGreaterThan(5);
  expect(plies.every(({ verdict }) => verdict === null)).toBe(true);
  expect(turningPoints).toEqual([]);
  expect(players.map(({ judged, accuracy }) => [judged, accuracy])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
  expect(plies.at(-1)?.after).toMatchObject({ exact: true });
});

it('judges three players like the two-player game once two are left', () => {
  const three = reviewable('chopsticks', { players: 3 });
  const two = reviewable('chopsticks');
  const { rules } = three;
  if (rules.solver?.numbered === undefined) throw new Error('Three players are numbered.');
  const coalition = solveCoalitions(rules, rules.solver.numbered());
  let compared = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const match = three.playRandomly(seededRandom(seed));
    const valuer = valuerOf(rules, () => solve(rules), [], coalition);
    for (const { at, before, verdict } of reviewMatch(match, valuer).plies) {
      const from = positionAt(match, at);
      // The hands of the remaining players, the mover's first: the same position in the two-player game.
      const hands = (/^[0-9]+/.exec(rules.formatPosition(from))?.[0].match(/../g) ?? []).filter(
        (each) => each !== '00',
      );
      if (hands.length > 2) expect(verdict, rules.formatPosition(from)).toBeNull();
      else {
        const alone = valueOf(two.rules.parsePosition(hands.join('')));
        const decision = decisionAt(
          two.rules,
          two.valuer(two.playRandomly(seededRandom(1), 0)),
          alone,
        );
        expect(verdict?.exact).toBe(true);
        expect(before?.score).toBe(decision?.best.score);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(10);
}, 60_000);

it('says which drawing move is hardest to hold against, by random play', () => {
  const game = reviewable('chopsticks');
  const { rules, settings } = game;
  const random = randomPlay(rules, rules.start(0));
  let [harder, hardest] = [0, 0];
  for (let seed = 1; seed <= 4; seed++) {
    const match = game.playRandomly(seededRandom(seed), 30);
    const { plies } = reviewMatch(match, game.valuer(match), {
      randomResults: (position) => random.results(position),
    });
    for (const { at, seat, before, verdict } of plies) {
      const draw = verdict?.stillDrawn ?? null;
      if (draw === null) continue;
      expect([before?.score, verdict?.loss]).toEqual([0.5, 0]);
      const from = positionAt(match, at);
      const after = (text: string) => {
        const to = rules.play(from, valueOf(rules.parseMove(from, text)));
        const value = game.valuer(match).valueTo(to, seat);
        return value?.score === 0.5 ? (random.results(to).wins[seat] ?? 0) : 0;
      };
      const wins = rules.moves(from).map((move) => after(rules.formatMove(from, move)));
      expect(draw.hardestWins).toBeCloseTo(after(draw.hardest[0] ?? ''), 9);
      if (settings.misere !== true) expect(Math.max(...wins) - draw.hardestWins).toBeLessThan(0.1);
      if (isHardest(draw)) hardest++;
      else harder++;
    }
  }
  expect(harder).toBeGreaterThan(0);
  expect(hardest).toBeGreaterThan(0);
}, 60_000);

it('judges every move of Digit Conquest, by an estimate if nothing is proven', () => {
  const game = reviewable('digit-conquest');
  const match = game.playRandomly(seededRandom(3), 60);
  const { plies, players } = reviewMatch(match, game.valuer(match));
  expect(plies.every(({ verdict }) => verdict !== null)).toBe(true);
  const estimated = plies.filter(({ verdict }) => verdict?.exact === false);
  expect(estimated.length).toBeGreaterThan(5);
  expect(estimated.every(({ verdict }) => verdict?.lasting === false)).toBe(true);
  for (const player of players) {
    expect(player.critical).toBeLessThanOrEqual(player.judged - player.estimated);
  }
}, 60_000);

it('names the largest losses of a match with chance in which no error was made', () => {
  const game = reviewable('digit-conquest');
  const matches = Array.from({ length: 12 }, (_, seed) => game.playRandomly(seededRandom(seed), 6));
  const reviews = matches.map((match) => reviewMatch(match, game.valuer(match)));
  const calm = reviews.filter(({ turningPoints }) => turningPoints.length === 0);
  expect(calm.some(({ largestLosses }) => largestLosses.length > 0)).toBe(true);
  for (const { plies, turningPoints, largestLosses } of reviews) {
    const losses = plies.map(({ verdict }) => verdict?.loss ?? 0);
    if (turningPoints.length > 0) expect(largestLosses).toEqual([]);
    const least = Math.min(...largestLosses.map((index) => losses[index] ?? 0));
    const others = losses.filter((_, index) => !largestLosses.includes(index));
    if (largestLosses.length === 3) expect(others.every((loss) => loss <= least)).toBe(true);
  }
}, 60_000);

it('doesn’t judge what depends on a full open deck', () => {
  const open = reviewable('digit-conquest', { draw: 'choice' });
  const { plies } = reviewOf(open, ['?1', '+1']);
  expect(plies).toMatchObject([{ moves: ['?1', '+1'], verdict: null, after: { exact: false } }]);
}, 30_000);
