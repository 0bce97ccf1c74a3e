import type { MoveSeen } from '../../table/game-screen.ts';
import type { DrawnWays } from '../../table/hand-ways.ts';
import type { Target } from '../../hands/which-hand.ts';

/** Lists the hands that take part in a move, and how. */
export function waysOf({
  move,
  seat,
  before,
}: Pick<MoveSeen<'chopsticks'>, 'move' | 'seat' | 'before'>): DrawnWays {
  const mover = seat ?? before.turn;
  switch (move.kind) {
    case 'attack': {
      const from = { seat: mover, hand: move.hand };
      const to = { seat: move.seat, hand: move.target };
      return { ways: [{ from, to }], involved: [from, to], changed: [to] };
    }
    case 'add':
    case 'negate': {
      const own = [{ seat: mover, hand: move.hand }];
      return { ways: [], involved: own, changed: own };
    }
    case 'split': {
      const own = sharing(before.hands[mover] ?? [], move.to, mover);
      const [first, last] = [own[0], own.at(-1)];
      const ways =
        first && last && first !== last ? [{ from: first, to: last, mutual: true as const }] : [];
      return { ways, involved: own, changed: own };
    }
    case 'pass':
      return { ways: [], involved: [], changed: [] };
  }
}

/** The hands that a split changes. */
function sharing(before: readonly number[], to: readonly number[], seat: number): Target[] {
  return to.flatMap((fingers, hand) => (fingers === before[hand] ? [] : [{ seat, hand }]));
}
