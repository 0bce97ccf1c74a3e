import type { ScholarsMove } from '../../../engine/scholars-game/position.ts';
import type { HintedWay } from '../../table/hand-hint.ts';

/** The arrows of a move, from the acting hand to its targets. */
export function waysOf(move: ScholarsMove, seat: number): readonly HintedWay[] {
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
