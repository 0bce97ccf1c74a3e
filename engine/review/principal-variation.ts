import type { Rules, Seat } from '../game.ts';
import { decisionAt } from './decision.ts';
import { notationOf } from './notation.ts';
import type { Valuer } from './valuers.ts';

/** A ply of a line: who plays it, and its decisions in notation. */
export interface LinePly {
  readonly seat: Seat;
  readonly moves: readonly string[];
}

/** The most plies of a line that are worth seeing. */
const longestLine = 12;

/**
 * How a game goes on where everybody plays best: the quickest win against the longest defence. Where that is a draw,
 * the line ends with the reply that holds it, since nothing is decided behind that. It ends, too, where chance acts,
 * and where the best is not known.
 *
 * @param most - how many plies it has at most.
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
