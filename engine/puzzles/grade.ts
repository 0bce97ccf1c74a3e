import { chooseMove } from '../computer/computer.ts';
import type { Rules } from '../game.ts';
import { grades, type Grade } from '../computer-players.ts';
import { seededRandom, type Random } from '../random.ts';
import type { Solution } from '../solution.ts';
import { isToMove } from '../solver/plies.ts';
import type { LineStep } from './line.ts';
import type { PuzzleGrade } from './puzzle.ts';
import { leastGain } from './unique.ts';

/** How often a computer player tries a puzzle, and how often it must solve it to be said to. */
const tries = 8;
const enough = 6;

/** Where the ratings of puzzles begin that a player of some strength solves. */
const ratingFrom: Readonly<Record<Grade, number>> = { easy: 700, medium: 1100, hard: 1500 };

/** What the length of the way to the end adds at most, what half of that takes in plies, and what temptation adds. */
const lengthAdds = 320;
const lengthHalf = 10;
const temptationAdds = 80;

/** How hard a puzzle is. */
export function gradeOf<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  line: readonly LineStep<Position, Move>[],
): PuzzleGrade {
  const [first] = line;
  if (first === undefined) throw new RangeError('A puzzle has a first step.');
  const { best, temptation, ways } = first.decision;
  const solver = weakestSolver(rules, solution, line);
  const gain = best.value - (ways[1]?.worth.value ?? 0);
  // A small gain is hard to see where chance plays; a draw is as far as it is asked for.
  const share =
    rules.chanceOutcomes === undefined
      ? 1 - 0.5 ** ((best.remoteness ?? 2 * line.length) / lengthHalf)
      : leastGain / gain;
  const rating = ratingFrom[solver] + lengthAdds * share + temptationAdds * temptation;
  return { solver, remoteness: best.remoteness, temptation, rating: Math.round(rating) };
}

/** The weakest computer player that finds every move of a puzzle at least three times out of four. */
function weakestSolver<Position, Move>(
  rules: Rules<Position, Move>,
  solution: () => Solution<Position>,
  line: readonly LineStep<Position, Move>[],
): Grade {
  const [strongest, ...weaker] = grades.toReversed();
  if (strongest === undefined) throw new RangeError('There is no computer player.');
  return weaker.toReversed().find((difficulty) => solves(difficulty)) ?? strongest;

  function solves(difficulty: Grade): boolean {
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
  difficulty: Grade,
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
