import type { PuzzleKind } from '../capabilities/puzzle-pack.ts';
import type { Seat } from '../game.ts';
import { message, playerAt, type Message } from '../../words/message.ts';
import { winnersMoves } from '../analysis/value.ts';
import { answerOf, type Puzzle, type PuzzleStep, type PuzzleWay } from './puzzle.ts';

/** The solver's seat. */
export const solverSeat = 0;

/** The seat whose move is asked for: the solver's, or the opponent's if it is what they threaten. */
export function askedSeat({ kind }: { readonly kind?: PuzzleKind | undefined }): Seat {
  return kind === 'threat' ? 1 - solverSeat : solverSeat;
}

/** The most moves to a win that a question names; more can’t be counted ahead. */
export const mostCounted = 6;

/** The task of a step, in a sentence. */
export function questionOf({ kind }: Puzzle, step: PuzzleStep): Message {
  const player = playerAt(askedSeat({ kind }));
  // In later steps, the other moves may still draw.
  if (kind === 'survive' && step.ways.slice(1).some(({ value }) => value > 0)) {
    return message('puzzles.question.keep', { player });
  }
  if (kind !== 'win' && kind !== 'threat') return message(`puzzles.question.${kind}`, { player });
  const moves = movesToEnd(answerOf(step));
  return kind === 'win' && moves > mostCounted
    ? message('puzzles.question.keep', { player })
    : message(`puzzles.question.${kind}`, { player, moves });
}

/** The length of a win, in the winner's moves. */
function movesToEnd({ value, remoteness }: PuzzleWay): number {
  return winnersMoves({ score: value, remoteness }) ?? 0;
}

/** What is wrong with a ply that isn't the answer. */
export function faultOf({ kind }: Puzzle, step: PuzzleStep, way: PuzzleWay): Message {
  const best = answerOf(step);
  switch (kind) {
    case 'odds':
      return message('puzzles.fault.odds', {
        share: way.value,
        points: 100 * (best.value - way.value),
      });
    case 'delay': {
      const [moves, possible] = [movesToEnd(way), movesToEnd(best)];
      return moves === possible
        ? message('puzzles.fault.sooner')
        : message('puzzles.fault.delay', { moves, possible });
    }
    case 'threat':
      return message('puzzles.fault.threat', { player: playerAt(askedSeat({ kind })) });
    default:
      return message(way.value > 0 ? 'puzzles.fault.draws' : 'puzzles.fault.loses');
  }
}

/** How good the answer to a step is, in games with chance. */
export function solutionOf({ kind }: Puzzle, step: PuzzleStep): Message | undefined {
  const [answer, next] = step.ways;
  return kind !== 'odds' || answer === undefined || next === undefined
    ? undefined
    : message('puzzles.solution', { share: answer.value, next: next.value });
}
