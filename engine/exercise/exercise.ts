import { message, type Message } from '../../words/message.ts';
import type { Rules } from '../game.ts';
import { isToMove } from '../solver/plies.ts';

/** A ply to be found in a position. Where a ply leads decides, however it is written. */
export interface Exercise<Position = unknown, Move = unknown> {
  readonly rules: Rules<Position, Move>;
  readonly position: Position;
  /** A single decision is asked for, such as what a hand is, instead of a whole ply. */
  readonly decision?: boolean;
  /** Assesses a ply that leads to a position. @returns undefined if nothing is known of it for certain. */
  readonly assess: (to: Position) => Assessment | undefined;
  readonly solution: () => Solution;
}

/** What comes of a ply. */
export interface Assessment {
  readonly right: boolean;
  readonly message?: Message | undefined;
  /** Why it is right or wrong, if that can be said in a sentence. */
  readonly why?: Message | undefined;
  /** How the opponent answers it, or punishes it, in notation. */
  readonly reply: readonly string[];
}

/** What is right in an exercise, with the replies if more than one ply is to be found; plain JSON. */
export interface Solution {
  /** In notation. */
  readonly moves: readonly string[];
  readonly message?: Message | undefined;
  /** Why the first ply is right, if that can be said in a sentence. */
  readonly why?: Message | undefined;
}

/** What comes of the moves that were tried; plain JSON. */
export type Verdict =
  /** There is more to decide in the same ply. */
  | { readonly kind: 'incomplete' }
  /** Unknown if nothing is certain, or if there is no such ply. */
  | ({ readonly kind: 'right' | 'wrong' | 'unknown' } & Omit<Assessment, 'right'>);

/**
 * Judges a try by the position it leads to.
 *
 * @param moves - the decisions of the ply so far, in notation.
 */
export function judge<Position, Move>(
  exercise: Exercise<Position, Move>,
  moves: readonly string[],
): Verdict {
  const { rules, position, decision = false } = exercise;
  const turn = rules.turn(position);
  let to = position;
  for (const [index, text] of moves.entries()) {
    const move = rules.parseMove(to, text);
    if (!move.ok || !isToMove(rules, to, turn) || (decision && index > 0)) return unknown;
    to = rules.play(to, move.value);
  }
  if (moves.length === 0 || (!decision && isToMove(rules, to, turn))) return { kind: 'incomplete' };
  const assessed = exercise.assess(to);
  if (assessed === undefined) return unknown;
  const { right, ...rest } = assessed;
  return { kind: right ? 'right' : 'wrong', ...rest };
}

const unknown: Verdict = { kind: 'unknown', message: message('exercise.unknown'), reply: [] };

/** The position after moves in notation. @throws RangeError if one of them can't be played. */
export function positionAfter<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly string[],
): Position {
  return moves.reduce((position, text) => {
    const move = rules.parseMove(position, text);
    if (!move.ok) throw new RangeError(`${text} can't be played: ${JSON.stringify(move.error)}`);
    return rules.play(position, move.value);
  }, from);
}
