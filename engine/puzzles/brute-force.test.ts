import { describe, expect, test } from 'vitest';
import type { Game, Rules, Turn } from '../game.ts';
import { findGame } from '../games.ts';
import { puzzlePacks } from './pack-list.ts';
import { placeKey, placeOfPuzzle } from './puzzle-place.ts';
import { puzzleMaker } from './puzzle-maker.ts';
import { answerOf, type Puzzle, type PuzzleStep } from './puzzle.ts';

/**
 * The number of puzzles tested per pack, 400 different ones in all. Random rules take the longest to
 * sweep.
 */
const tried: Readonly<Record<string, number>> = {
  'chopsticks/usual': 25,
  'chopsticks/rollover': 11,
  'chopsticks/suicide': 40,
  'chopsticks/misere': 25,
  'chopsticks/fingers': 66,
  'chopsticks/modes': 30,
  'chopsticks/all': 10,
  'scholars-game/usual': 40,
  'scholars-game/modes': 30,
  'digit-conquest/usual': 5,
  'digit-conquest/exact': 5,
  'summation-duel/usual': 67,
  'summation-duel/targets': 60,
};

const chance = puzzlePacks.filter(({ pack }) => pack.kinds.includes('odds'));
const solved = puzzlePacks.filter((each) => !chance.includes(each));
const different = new Set<string>();

type AnyRules = Rules<unknown, unknown>;

/**
 * Scores by position for the player to move: positive for a win, higher if sooner; negative for a loss,
 * higher if later.
 */
type Worths = ReadonlyMap<string, number>;

/** The score of an immediate win; each ply until the win costs one. */
const sure = 10_000;

describe.each(solved)('$name', ({ name }) => {
  test(`each of ${tried[name] ?? 0} puzzles has one answer, according to plain sweeps`, () => {
    const maker = puzzleMaker();
    const swept = new Map<string, { rules: AnyRules; worths: Worths }>();
    for (let number = 0; number < (tried[name] ?? 0); number++) {
      const puzzle = maker.make({ pack: name, seed: 5, number });
      const under = JSON.stringify(puzzle.settings);
      const rules = swept.get(under)?.rules ?? gameUnder(puzzle.game).rules(puzzle.settings);
      const known = swept.get(under)?.worths;
      const at = positionOf(rules, puzzle.steps[0]);
      const worths = known?.has(rules.key(at)) === true ? known : sweepFrom(rules, at);
      different.add(placeKey(placeOfPuzzle(puzzle)));
      if (swept.size > 40) swept.clear();
      swept.set(under, { rules, worths });
      for (const step of puzzle.steps) expectOneAnswer(rules, worths, puzzle, step);
    }
  }, 300_000);
});

const threatening = puzzlePacks.filter(({ pack }) => pack.kinds.includes('threat'));

test.each(threatening)(
  'what threatens in $name can be stopped, but may be overlooked',
  ({ name }) => {
    const maker = puzzleMaker();
    const count = Math.ceil((tried[name] ?? 0) / 4);
    for (let number = 0; number < count; number++) {
      const puzzle = maker.make({ pack: name, seed: 6, number, kinds: ['threat'] });
      different.add(placeKey(placeOfPuzzle(puzzle)));
      const [step] = puzzle.steps;
      const rules = gameUnder(puzzle.game).rules(puzzle.settings);
      const at = positionOf(rules, step);
      const before = rules.advice?.passed?.(at);
      if (step === undefined || before === undefined) throw new Error('The turn can be passed.');
      const own = sweepFrom(rules, before);
      const worths = own.has(rules.key(at)) ? own : sweepFrom(rules, at);
      expectOneAnswer(rules, worths, puzzle, step);
      expect(sure - (worths.get(rules.key(at)) ?? 0), 'plies to the win').toBeLessThanOrEqual(5);
      const rated = afterPlies(rules, before).map(
        (after) => 0 - (own.get(rules.key(after)) ?? NaN),
      );
      expect(Math.max(...rated), 'can be stopped').toBeGreaterThanOrEqual(0);
      expect(Math.max(...rated), 'is not won first').toBeLessThan(sure);
      expect(Math.min(...rated), 'may be overlooked').toBeLessThan(0);
    }
  },
  300_000,
);

function gameUnder(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

function positionOf(rules: AnyRules, step: PuzzleStep | undefined): unknown {
  const read = rules.parsePosition(step?.position ?? '');
  if (!read.ok) throw new Error(`${step?.position} can't be read.`);
  return read.value;
}

/** @throws Error unless exactly one essential move is best and it is the puzzle's answer. */
function expectOneAnswer(rules: AnyRules, worths: Worths, puzzle: Puzzle, step: PuzzleStep): void {
  const at = positionOf(rules, step);
  const rated = new Map<string, number>();
  for (const after of afterPlies(rules, at)) {
    rated.set(rules.key(after), 0 - onePlyEarlier(worths.get(rules.key(after)) ?? NaN));
  }
  const best = Math.max(...rated.values());
  const sign = Math.sign(best);
  const keeping = [...rated].filter(([, worth]) =>
    puzzle.kind === 'delay' ? worth === best : Math.sign(worth) === sign,
  );
  const answer = rules.key(afterMoves(rules, at, answerOf(step).moves));
  const wanted = keeping.map(([key]) => key);
  const said = { puzzle: puzzle.steps[0]?.position, step: step.position, rules: puzzle.settings };
  expect({ ...said, answers: [answer] }).toEqual({ ...said, answers: wanted });
  expect({ ...said, ways: step.ways.length }).toEqual({ ...said, ways: rated.size });
  if (step === puzzle.steps[0]) {
    expect(rated.size).toBeGreaterThanOrEqual(3);
    expect(sign).toBe({ win: 1, survive: 1, draw: 0, delay: -1, odds: 0, threat: 1 }[puzzle.kind]);
  }
}

function afterMoves(rules: AnyRules, from: unknown, moves: readonly string[]): unknown {
  return moves.reduce((at: unknown, text) => {
    const move = rules.parseMove(at, text);
    if (!move.ok) throw new Error(`${text} can't be played.`);
    return rules.play(at, move.value);
  }, from);
}

/** The positions after all plies of one player, that is, all that the player may decide in a row. */
function afterPlies(rules: AnyRules, from: unknown): unknown[] {
  const isSame = (one: Turn, other: Turn): boolean =>
    one.kind === 'player' && other.kind === 'player' && one.seat === other.seat;
  const turn = rules.turn(from);
  return rules.moves(from).flatMap((move) => {
    const after = rules.play(from, move);
    return isSame(turn, rules.turn(after)) ? afterPlies(rules, after) : [after];
  });
}

/** The score one ply earlier. */
function onePlyEarlier(worth: number): number {
  return worth - Math.sign(worth);
}

/** Sweeps over all reachable positions until nothing changes, without any solver. */
function sweepFrom(rules: AnyRules, from: unknown): Worths {
  const next = new Map<string, string[]>();
  const worths = new Map<string, number>();
  const open = new Map([[rules.key(from), from]]);
  for (const [key, position] of open) {
    const turn = rules.turn(position);
    const after = afterPlies(rules, position);
    next.set(key, [...new Set(after.map((each) => rules.key(each)))]);
    for (const each of after) {
      const its = rules.key(each);
      if (!open.has(its)) open.set(its, each);
    }
    const won = turn.kind === 'over' && turn.outcome.kind === 'win' ? turn.outcome.winner : null;
    worths.set(key, won === null ? 0 : won === rules.mover(position) ? sure : -sure);
  }
  let undecided = [...next].filter(([, after]) => after.length > 0);
  for (let plies = 1, before = -1; undecided.length !== before; plies++) {
    before = undecided.length;
    const found = undecided.flatMap(([key, after]) => {
      const its = after.map((each) => worths.get(each) ?? 0);
      if (its.some((worth) => worth < 0)) return [[key, sure - plies] as const];
      return its.every((worth) => worth > 0) ? [[key, plies - sure] as const] : [];
    });
    for (const [key, worth] of found) worths.set(key, worth);
    undecided = undecided.filter(([key]) => worths.get(key) === 0);
    // Later sweeps may find longer ways to a result, but never shorter ones.
    if (found.length === 0) break;
  }
  return worths;
}

describe.each(chance)('$name', ({ name }) => {
  test(`each of ${tried[name] ?? 0} puzzles has one answer, according to a search through all draws`, () => {
    const maker = puzzleMaker();
    for (let number = 0; number < (tried[name] ?? 0); number++) {
      const puzzle = maker.make({ pack: name, seed: 5, number });
      different.add(`${name} ${puzzle.steps[0]?.position}`);
      const rules = gameUnder(puzzle.game).rules(puzzle.settings);
      const at = positionOf(rules, puzzle.steps[0]);
      const chances = puzzle.steps[0]?.ways.map(
        ({ moves }) => 1 - chanceOf(rules, afterMoves(rules, at, moves), new Map()),
      );
      const [best = 0, second = 1] = chances ?? [];
      expect(best - second).toBeGreaterThan(0.02 - 1e-6);
      expect(rules.moves(at)).toHaveLength(chances?.length ?? 0);
    }
  }, 300_000);
});

/**
 * The winning chance of the player to move, by a search to the end of the deck; after that, by the
 * chances of a shuffled deck.
 */
function chanceOf(rules: AnyRules, at: unknown, known: Map<string, number>): number {
  const key = rules.formatPosition(at);
  const has = known.get(key);
  if (has !== undefined) return has;
  const turn = rules.turn(at);
  const worth = (after: unknown): number =>
    rules.mover(after) === rules.mover(at)
      ? chanceOf(rules, after, known)
      : 1 - chanceOf(rules, after, known);
  let found: number;
  if (turn.kind === 'over') {
    found = turn.outcome.kind === 'win' && turn.outcome.winner === rules.mover(at) ? 1 : 0;
  } else if (turn.kind === 'player') {
    found = Math.max(...rules.moves(at).map((move) => worth(rules.play(at, move))));
  } else if (/^\S+ 0+ -/.test(key)) {
    found = rules.chance?.odds?.(at).value.score ?? NaN;
  } else {
    const outcomes = rules.chance?.outcomes(at) ?? [];
    found = outcomes.reduce(
      (sum, { move, probability }) => sum + probability * worth(rules.play(at, move)),
      0,
    );
  }
  known.set(key, found);
  return found;
}

test('400 of them are different', () => {
  expect(different.size).toBeGreaterThanOrEqual(400);
});
