import type { Rules } from '../game.ts';
import { ratingOf, shareFound } from './erring-solvers.ts';
import type { LineStep } from './line.ts';
import type { PuzzleGrade } from './puzzle.ts';

/** Grades the difficulty of a puzzle. */
export function gradeOf<Position, Move>(
  rules: Rules<Position, Move>,
  line: readonly LineStep<Position, Move>[],
): PuzzleGrade {
  const [first] = line;
  if (first === undefined) throw new RangeError('A puzzle has a first step.');
  const { best, meanLoss } = first.decision;
  const found = shareFound(rules, line);
  return { found, remoteness: best.remoteness, meanLoss, rating: ratingOf(found) };
}
