import type { Rules } from '../game.ts';

/** The positions after one ply: whatever the same player decides in a row belongs to it. */
export function pliesFrom<Position, Move>(
  rules: Rules<Position, Move>,
  position: Position,
): Position[] {
  const turn = rules.turn(position);
  if (turn.kind !== 'player') return [];
  const results: Position[] = [];
  const open = [position];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const move of rules.moves(current)) {
      const after = rules.play(current, move);
      const next = rules.turn(after);
      if (next.kind === 'player' && next.seat === turn.seat) open.push(after);
      else results.push(after);
    }
  }
  return results;
}
