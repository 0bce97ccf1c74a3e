import type { Rules } from '../game.ts';

/** The decisions of a ply in notation, each as it is written where it is made. */
export function notationOf<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly Move[],
): string[] {
  let position = from;
  return moves.map((move, index) => {
    const written = rules.formatMove(position, move);
    if (index + 1 < moves.length) position = rules.play(position, move);
    return written;
  });
}
