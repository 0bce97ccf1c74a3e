import type { Rules } from '../game.ts';
import { plyWaysFrom } from '../solver/plies.ts';

/** A ply with which the player to move wins the game, by the rules alone; undefined if there is none. */
export function winsAtOnce<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): readonly Move[] | undefined {
  const turn = rules.turn(position);
  if (turn.kind !== 'player') return undefined;
  const winning = plyWaysFrom(rules, position).find(({ after }) => {
    const ended = rules.turn(after);
    return (
      ended.kind === 'over' && ended.outcome.kind === 'win' && ended.outcome.winner === turn.seat
    );
  });
  return winning?.moves;
}

/**
 * Whether the player to move can put a hand of the opponent out with the next ply.
 *
 * @returns undefined in a game without hands.
 */
export function canPutOut<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): boolean | undefined {
  if (rules.computers?.strikesOut === undefined) return undefined;
  return plyWaysFrom(rules, position).some(({ moves }) => putsOut(rules, position, moves));
}

/** Whether one of the decisions of a ply puts a hand of the opponent out. */
export function putsOut<Position, Move>(
  rules: Rules<Position, Move>,
  from: Position,
  moves: readonly Move[],
): boolean {
  let at = from;
  return moves.some((move) => {
    const strikes = rules.computers?.strikesOut?.(at, move) ?? false;
    at = rules.play(at, move);
    return strikes;
  });
}
