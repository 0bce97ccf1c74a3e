import type { Rules } from '../game.ts';
import { pick, type Random } from '../random.ts';

/** Any legal move, each as likely. */
export function easyMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  random: Random,
): Move {
  return pick(random, rules.moves(position));
}
