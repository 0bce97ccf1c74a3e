import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import type { TaskOf } from './tasks.ts';

const maker = puzzleMaker();

/** Makes a puzzle, one game at a step, and keeps the games that it solves. */
export function performPuzzle({ asked }: TaskOf<'puzzle'>): Generator<undefined, Puzzle, void> {
  return maker.steps(asked);
}
