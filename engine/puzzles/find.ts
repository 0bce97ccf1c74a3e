import type { Rules } from '../game.ts';
import type { PuzzleKind } from './puzzle-pack.ts';
import type { Solution } from '../analysis/solution.ts';
import { essentialAt } from '../review/essential.ts';
import { puzzleValuer } from './puzzle-valuer.ts';
import { kindAt } from './unique.ts';

/** A position that is a puzzle, and what it asks for. */
export interface FoundPuzzle<Position> {
  readonly position: Position;
  readonly kind: PuzzleKind;
}

/**
 * Every puzzle of a solved game of two players: positions that can be reached from its start, those with the same key
 * once, where at least three essential moves are legal and exactly one of them keeps the value. Essential moves are
 * plies that lead to positions with different keys, where hands are told apart by what they hold and sides by who is to
 * move; a ply is all that one player decides in a row. Of lost positions those count in which exactly one essential
 * move takes the longest way.
 *
 * So the usual game of Chopsticks has 24 puzzles that are not lost, the one under rollover 11.
 *
 * @returns them in the order in which they are reached.
 */
export function findPuzzles<Position, Move>(
  rules: Rules<Position, Move>,
  solution: Solution<Position>,
): FoundPuzzle<Position>[] {
  const valuer = puzzleValuer(rules, () => solution);
  const start = rules.start(0);
  const reached = new Map([[rules.key(start), start]]);
  const found: FoundPuzzle<Position>[] = [];
  // What is added on the way is visited, too.
  for (const position of reached.values()) {
    const decision = essentialAt(rules, valuer, position);
    if (decision === undefined) continue;
    for (const { key, after } of decision.ways) if (!reached.has(key)) reached.set(key, after);
    const kind = kindAt(decision);
    if (kind !== undefined) found.push({ position, kind });
  }
  return found;
}
