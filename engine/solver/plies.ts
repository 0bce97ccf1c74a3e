import type { Rules, Turn } from '../game.ts';

/** One way to play a whole ply: whatever the same player decides in a row belongs to it. */
export interface PlyWay<Position, Move> {
  readonly moves: readonly Move[];
  /** Where the ply leads to: somebody else is to act, or nobody. */
  readonly after: Position;
  /** How likely it is that somebody plays it who takes any legal move at each decision, each as likely. */
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

  function goOn(current: Position, before: readonly Move[], probability: number): void {
    const legal = rules.moves(current);
    for (const move of legal) {
      const after = rules.play(current, move);
      const moves = [...before, move];
      const share = probability / legal.length;
      if (isToMove(rules, after, turn)) goOn(after, moves, share);
      else ways.push({ moves, after, probability: share });
    }
  }

  goOn(position, [], 1);
  return ways;
}

/** The positions after one ply. */
export function pliesFrom<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): Position[] {
  return plyWaysFrom(rules, position).map(({ after }) => after);
}

/** Whether the player of a turn is to decide in a position, too. */
export function isToMove<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
  player: Turn,
): boolean {
  const turn = rules.turn(position);
  return turn.kind === 'player' && player.kind === 'player' && turn.seat === player.seat;
}
