import type { Rules, Turn } from '../game.ts';

/** One way to play a whole ply, with all decisions of its player in a row. */
export interface PlyWay<Position, Move> {
  readonly moves: readonly Move[];
  /** The position after the ply. */
  readonly after: Position;
  /** The probability if every decision is equally likely. */
  readonly probability: number;
}

/** Every way to play the ply that begins in a position. */
export function plyWaysFrom<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): PlyWay<Position, Move>[] {
  const turn = rules.turn(position);
  if (turn.kind !== 'player') return [];
  const ways: PlyWay<Position, Move>[] = [];

  function extend(current: Position, before: readonly Move[], probability: number): void {
    const legal = rules.moves(current);
    for (const move of legal) {
      const after = rules.play(current, move);
      const moves = [...before, move];
      const share = probability / legal.length;
      if (isToMove(rules, after, turn)) extend(after, moves, share);
      else ways.push({ moves, after, probability: share });
    }
  }

  extend(position, [], 1);
  return ways;
}

/** The positions after one ply. */
export function pliesFrom<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): Position[] {
  return plyWaysFrom(rules, position).map(({ after }) => after);
}

/** Whether the player of a turn is also to move in a position. */
export function isToMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  player: Turn,
): boolean {
  const turn = rules.turn(position);
  return turn.kind === 'player' && player.kind === 'player' && turn.seat === player.seat;
}
