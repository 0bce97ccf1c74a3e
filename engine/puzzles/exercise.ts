import type { Rules } from '../game.ts';
import { gameOf } from '../games.ts';
import { positionAfter, type Exercise } from '../exercise/exercise.ts';
import { answerOf, type Puzzle } from './puzzle.ts';
import { askedSeat, faultOf, solutionOf } from './wording.ts';

/**
 * The exercise of a step of a puzzle.
 *
 * @param index - the step, from 0.
 * @throws RangeError if there is no such step, or if its position can't be set up.
 */
export function exerciseOfPuzzle(puzzle: Puzzle, index: number): Exercise {
  const rules: Rules<unknown, unknown> = gameOf(puzzle.game).rules(puzzle.settings);
  const step = puzzle.steps[index];
  const parsed = rules.parsePosition(step?.position ?? '', askedSeat(puzzle));
  if (step === undefined || !parsed.ok) throw new RangeError('There is no such step.');
  const position = parsed.value;
  const isLast = index + 1 === puzzle.steps.length;
  const ways = new Map(
    step.ways.map((way) => [rules.key(positionAfter(rules, position, way.moves)), way]),
  );
  return {
    rules,
    position,
    assess(to) {
      const way = ways.get(rules.key(to));
      if (way === undefined) return undefined;
      if (way !== answerOf(step)) {
        return {
          right: false,
          message: faultOf(puzzle, step, way),
          reply: way.reply,
          why: way.why ?? undefined,
        };
      }
      return {
        right: true,
        message: isLast ? solutionOf(puzzle, step) : undefined,
        why: way.why ?? undefined,
        reply: isLast ? [] : way.reply,
      };
    },
    solution() {
      const rest = puzzle.steps.slice(index).map(answerOf);
      const moves = rest.flatMap(({ moves, reply }, at) => [
        ...moves,
        ...(at + 1 < rest.length ? reply : []),
      ]);
      return {
        moves: [...moves, ...puzzle.ending],
        message: solutionOf(puzzle, step),
        why: answerOf(step).why ?? undefined,
      };
    },
  };
}
