import { message, playerAt, type Message } from '../../words/message.ts';
import { answerOf, movesUntil, type Puzzle, type PuzzleStep, type PuzzleWay } from './puzzle.ts';

/** Who solves a puzzle sits here. */
export const solverSeat = 0;

/** What a step of a puzzle asks for, in a sentence. */
export function questionOf({ kind }: Puzzle, step: PuzzleStep): Message {
  const player = playerAt(solverSeat);
  // Further on, what is left besides the answer may draw.
  if (kind === 'survive' && step.ways.slice(1).some(({ value }) => value > 0)) {
    return message('puzzles.question.keep', { player });
  }
  if (kind !== 'win') return message(`puzzles.question.${kind}`, { player });
  const moves = movesUntil(answerOf(step).remoteness ?? 0);
  return message('puzzles.question.win', { player, moves });
}

/** What is wrong with a ply that is not the answer. */
export function faultOf({ kind }: Puzzle, step: PuzzleStep, way: PuzzleWay): Message {
  const best = answerOf(step);
  switch (kind) {
    case 'odds':
      return message('puzzles.fault.odds', {
        share: way.value,
        points: 100 * (best.value - way.value),
      });
    case 'delay':
      return message('puzzles.fault.delay', {
        moves: movesUntil(way.remoteness ?? 0),
        possible: movesUntil(best.remoteness ?? 0),
      });
    default:
      return message(way.value > 0 ? 'puzzles.fault.draws' : 'puzzles.fault.loses');
  }
}

/** What is to be found from a step on, once it may be told. */
export function solutionOf({ kind, steps }: Puzzle, from: number): Message {
  const answers = steps.slice(from).map(answerOf);
  const moves = answers.map(({ moves }) => moves.join(' ')).join(', ');
  const [answer, next] = steps[from]?.ways ?? [];
  if (kind !== 'odds' || answer === undefined || next === undefined) {
    return message('puzzles.solution.moves', { moves });
  }
  return message('puzzles.solution.odds', { moves, share: answer.value, next: next.value });
}
