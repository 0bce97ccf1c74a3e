import type { ScholarsMove } from '../../../engine/scholars-game/position.ts';
import type { MoveSeen } from '../../table/game-screen.ts';
import type { DrawnWays, HandWay } from '../../table/hand-ways.ts';
import { touchedBy } from './results.ts';

/** Lists the hands that take part in a move, and how. */
export function waysOf({
  move,
  seat,
  before,
}: Pick<MoveSeen<'scholars-game'>, 'move' | 'seat' | 'before'>): DrawnWays {
  const mover = seat ?? before.turn;
  const changed = touchedBy(move, mover);
  const ways = arrowsOf(move, mover);
  return { ways, involved: [...changed, ...ways.map(({ from }) => from)], changed };
}

function arrowsOf(move: ScholarsMove, seat: number): readonly HandWay[] {
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return [];
    case 'redistribute':
      return [{ from: { seat, hand: 0 }, to: { seat, hand: 1 }, mutual: true }];
    case 'add':
      return [{ from: { seat, hand: move.hand }, to: move.target }];
    case 'use':
      return move.targets.map((to) => ({ from: { seat, hand: move.hand }, to }));
  }
}
