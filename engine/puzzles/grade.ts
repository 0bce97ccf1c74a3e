import { chooseMove } from '../computer/computer.ts';
import type { Rules } from '../game.ts';
import { namedComputersOf } from '../computer/characters.ts';
import type { Difficulty } from '../computer/computer-players.ts';
import { seededRandom, type Random } from '../random.ts';
import type { Solution } from '../analysis/solution.ts';
import { isToMove } from '../solver/plies.ts';
import type { LineStep } from './line.ts';
import type { PuzzleGrade } from './puzzle.ts';
import { leastGain } from './unique.ts';

/** How often a computer player tries a puzzle, and how often it must solve it to be said to. */
const tries = 8;
const enough = 6;

/** Who may solve a puzzle, from weak to strong, and where the ratings of the puzzles begin that each solves. */
const ladder = [
  ['easy', 700],
  ['striker', 800],
  ['one-ply', 950],
  ['medium', 1150],
  ['no-splits', 1400],
  ['hard', 1550],
] as const satisfies readonly (readonly [Difficulty, number])[];

/** No puzzle is rated higher. */
const highest = 2100;

/** Within what a player solves, the length of the way to the end counts for so much, and the mean loss for the rest. */
const lengthShare = 0.8;

/** What half of that takes, in plies. */
const halfLength = 10;

/** How hard a puzzle is. */
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
  // A small gain is hard to see where chance plays; a draw is as far as it is asked for.
  const length =
    rules.chance === undefined
      ? 1 - 0.5 ** ((best.remoteness ?? 2 * line.length) / halfLength)
      : leastGain / gain;
  const share = lengthShare * length + (1 - lengthShare) * meanLoss;
  const rating = Math.round(from + (to - from) * share);
  return { solver, remoteness: best.remoteness, meanLoss, rating };
}

/** Where on the ladder the weakest computer player is who finds every move of a puzzle nearly always; at its end, if none. */
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

/** Whether a computer player finds the answer this time. */
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
