import type { Rules, Seat } from '../game.ts';
import { decisionAt } from './decision.ts';
import { notationOf } from './notation.ts';
import type { Valuer } from './valuers.ts';

/** A ply of a line: its player and its decisions in notation. */
export interface LinePly {
  readonly seat: Seat;
  readonly moves: readonly string[];
}

/** The default length limit of a line, in plies. */
const longestLine = 12;

/**
 * The principal variation: the quickest win against the longest defence. In a draw, the line ends with
 * the reply that holds it, since nothing is decided later. It also ends when chance moves or if the best
 * ply isn't known.
 *
 * @param most - the most plies.
 */
export function principalVariation<Position, Move>(
  rules: Rules<Position, Move>,
  valuer: Valuer<Position>,
  from: Position,
  most = longestLine,
): LinePly[] {
  const line: LinePly[] = [];
  let position = from;
  while (line.length < most) {
    const turn = rules.turn(position);
    const best = decisionAt(rules, valuer, position)?.ways[0];
    if (turn.kind !== 'player' || best === undefined) break;
    line.push({ seat: turn.seat, moves: notationOf(rules, position, best.moves) });
    if (best.value.remoteness === null) break;
    position = best.after;
  }
  return line;
}
