import os from 'node:os';
import { analyse } from '../../engine/solver/analyse.ts';
import { chooseMove } from '../../engine/computer/computer.ts';
import { estimate } from '../../engine/computer/estimate.ts';
import type { Rules } from '../../engine/game.ts';
import type { ReviewProgress } from '../../engine/review/review-match.ts';
import type { PositionRatings } from '../../engine/guide/ratings.ts';
import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Progress } from '../../engine/analysis/solution.ts';
import { analyseCoalitions } from '../../engine/solver/coalition-analysis.ts';
import { isEstimate, type Value } from '../../engine/analysis/value.ts';
import { solvedGames, type SolvedGame } from './solved-games.ts';
import type { TaskOf } from './tasks.ts';
import type { Analysis } from '../../engine/analysis/solution.ts';

/** How many positions an estimate searches: a few hundredths of a second. */
const estimateBudget = 4000;

/** The move that a computer plays, in notation. @throws Error if there is none. */
export function performMove(task: TaskOf<'move'>, progress?: Progress): string {
  const { rules, solution } = solvedGames.get(task);
  const { difficulty, position, seed } = task;
  const move = chooseMove(
    difficulty,
    rules,
    () => solution(progress),
    position,
    seededRandom(seed),
    progress,
  );
  return rules.formatMove(position, move);
}

/** The values of a position and of each of its legal moves. */
export function performAnalysis(task: TaskOf<'analysis'>, progress?: Progress): PositionRatings {
  const { rules, solution, coalition } = solvedGames.get(task);
  const { position } = task;
  const found =
    chancesOf(rules, position) ??
    analyse(rules, solution(progress), position, rules.moves(position));
  const solved = coalition();
  const certain = solved && analyseCoalitions(rules, solved, position, rules.moves(position));
  const notation = (move: unknown): string => rules.formatMove(position, move);
  return {
    ...ratingsOf(rules, position, found),
    ...(certain && {
      coalition: {
        ...certain,
        moves: certain.moves.map((each) => ({ ...each, move: notation(each.move) })),
      },
    }),
  };
}

/** The most memory for a proof: that of the fullest deck, or a sixth of a small machine's. */
const proofBytes = Math.min(1.25 * 2 ** 30, os.totalmem() / 6);

/** Proves values that are only estimated, in steps, so that other tasks can be answered in between, and analyses the last position. */
export function* performProof(
  task: TaskOf<'proof'>,
): Generator<ReviewProgress, PositionRatings | null, void> {
  const { rules } = solvedGames.get(task);
  const { positions } = task;
  const position = positions.at(-1);
  const isProven = yield* proofAlong(rules, positions);
  const found = chancesOf(rules, position);
  // Another request may have proven it since this one was made.
  const isEnough = found !== undefined && (isProven || !isEstimate(found.value));
  return isEnough ? ratingsOf(rules, position, found) : null;
}

/** Proves the values of positions, with progress in percent. @returns whether anything was proven. */
export function* proofAlong(
  rules: Rules<unknown, unknown>,
  positions: readonly unknown[],
): Generator<ReviewProgress, boolean, void> {
  const steps = rules.chance?.prove?.(positions, proofBytes);
  if (steps === undefined) return false;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    yield { done: Math.floor(100 * step.value), of: 100 };
  }
  return step.value;
}

function ratingsOf(
  rules: Rules<unknown, unknown>,
  position: unknown,
  { value, moves }: Analysis<unknown>,
): PositionRatings {
  const notation = (move: unknown): string => rules.formatMove(position, move);
  const listed = rules.distinctMoves?.(position) ?? rules.moves(position);
  const distinct = new Set(listed.map(notation));
  return {
    value,
    moves: moves.map((each) => {
      const move = notation(each.move);
      return { move, value: each.value, essential: distinct.has(move) };
    }),
  };
}

/** The values of positions, one at a step, so that other tasks can be answered in between. */
export function* performValues(
  task: TaskOf<'values'>,
  progress?: Progress,
): Generator<undefined, (Value | null)[], void> {
  const solved = solvedGames.get(task);
  const values: (Value | null)[] = [];
  for (const position of task.positions) {
    values.push(valueOf(solved, position, progress));
    yield undefined;
  }
  return values;
}

function valueOf(
  { rules, solution, valueOf: knownOr }: SolvedGame,
  position: unknown,
  progress?: Progress,
): Value | null {
  // What is an estimate now may be proven the next time.
  if (rules.chance?.prove !== undefined)
    return rules.chance.odds?.(position, 'glance').value ?? null;
  return knownOr(rules.key(position), () => {
    const chances = rules.chance?.odds?.(position, 'glance');
    if (chances !== undefined) return chances.value;
    return rules.seats > 2 ? null : solution(progress).evaluate(position);
  });
}

const maker = puzzleMaker();

/** Makes a puzzle, one game at a step, and keeps the games that it solves. */
export function performPuzzle({ asked }: TaskOf<'puzzle'>): Generator<undefined, Puzzle, void> {
  return maker.steps(asked);
}

/** The values of a game with chance or of more than two players; undefined for any other. */
function chancesOf(
  rules: Rules<unknown, unknown>,
  position: unknown,
): Analysis<unknown> | undefined {
  const odds = rules.chance?.odds?.(position, 'move');
  if (odds !== undefined) return odds;
  // The same position gets the same estimate each time.
  return rules.seats > 2 ? estimate(rules, position, seededRandom(1), estimateBudget) : undefined;
}
