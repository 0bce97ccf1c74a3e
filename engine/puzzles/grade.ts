import { chooseMove } from '../computer/computer.ts';
import type { Rules } from '../game.ts';
import { namedComputersOf } from '../computer/characters.ts';
import type { Difficulty } from '../capabilities/computer-players.ts';
import { seededRandom, type Random } from '../random.ts';
import type { Solution } from '../analysis/solution.ts';
import { isToMove } from '../solver/plies.ts';
import type { LineStep } from './line.ts';
import type { PuzzleGrade } from './puzzle.ts';
import { leastGain } from './unique.ts';

/** A computer player solves a puzzle if `enough` of its `tries` find every move. */
const tries = 8;
const enough = 6;

/**
 * The computer players from weak to strong, each with the lowest rating of the puzzles that it solves.
 */
const ladder = [
  ['easy', 700],
  ['striker', 800],
  ['one-ply', 950],
  ['medium', 1150],
  ['no-splits', 1400],
  ['hard', 1550],
] as const satisfies readonly (readonly [Difficulty, number])[];

/** The highest rating of a puzzle. */
const highest = 2100;

/**
 * Among puzzles for the same player, the share of the rating that the length decides; the mean loss
 * decides the rest.
 */
const lengthShare = 0.8;

/** The length in plies that gives half of that share. */
const halfLength = 10;

/** Grades the difficulty of a puzzle. */
export function gradeOf<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  line: readonly LineStep<Position, Move>[],
): PuzzleGrade {
  const [first] = line;
  if (first === undefined) throw new RangeError('A puzzle has a first step.');
  const { best, meanLoss, ways } = first.decision;
  const rung = weakestSolver(rules, solution, line);
  const [solver, from] = ladder[rung] ?? ladder[0];
  const to = ladder[rung + 1]?.[1] ?? highest;
  const gain = best.score - (ways[1]?.value.score ?? 0);
  // With chance, small gains are hard to see; a draw is as long as the moves it asks for.
  const length =
    rules.chance === undefined
      ? 1 - 0.5 ** ((best.remoteness ?? 2 * line.length) / halfLength)
      : leastGain / gain;
  const share = lengthShare * length + (1 - lengthShare) * meanLoss;
  const rating = Math.round(from + (to - from) * share);
  return { solver, remoteness: best.remoteness, meanLoss, rating };
}

/**
 * The index in the ladder of the weakest computer player that nearly always finds every move; the
 * ladder's length if none does.
 */
function weakestSolver<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  line: readonly LineStep<Position, Move>[],
): number {
  const playing = namedComputersOf(rules);
  const strongest = ladder.length - 1;
  const found = ladder.findIndex(
    ([difficulty], rung) => playing.includes(difficulty) && rung < strongest && solves(difficulty),
  );
  return found === -1 ? strongest : found;

  function solves(difficulty: Difficulty): boolean {
    const random = seededRandom(0);
    let solved = 0;
    for (let attempt = 0; attempt < tries; attempt++) {
      if (line.every((step) => findsAnswer(rules, solution, difficulty, step, random))) solved++;
      if (solved >= enough) return true;
      if (solved + tries - attempt - 1 < enough) return false;
    }
    return false;
  }
}

/** Whether a computer player finds the answer in one try. */
export function findsAnswer<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  difficulty: Difficulty,
  { at, decision }: Pick<LineStep<Position, Move>, 'at' | 'decision'>,
  random: Random,
): boolean {
  const turn = rules.turn(at);
  let position = at;
  do {
    const move = chooseMove(difficulty, rules, solution, position, random);
    position = rules.play(position, move);
  } while (isToMove(rules, position, turn));
  return rules.key(position) === decision.ways[0]?.key;
}
