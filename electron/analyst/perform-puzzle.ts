import type { Puzzle } from '../../engine/puzzles/puzzle.ts';
import { puzzleMaker } from '../../engine/puzzles/puzzle-maker.ts';
import type { TaskOf } from './tasks.ts';

const maker = puzzleMaker();

/** Makes a puzzle, a game at a time, and keeps in mind what was solved for it. */
export function performPuzzle({ asked }: TaskOf<'puzzle'>): Generator<undefined, Puzzle, void> {
  return maker.steps(asked);
}
