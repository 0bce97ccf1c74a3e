import type { HintedWay } from '../../table/hand-hint.ts';
import type { MoveSeen } from '../../table/game-screen.ts';
import type { Target } from '../../hands/which-hand.ts';

/** The hands of a move, as they are drawn. */
export interface DrawnWays {
  /** From the acting hand to its target. */
  readonly ways: readonly HintedWay[];
  /** All hands that take part. */
  readonly involved: readonly Target[];
  /** The hands whose result is shown. */
  readonly changed: readonly Target[];
}

/** Lists the hands that take part in a move, and how. */
export function waysOf({ move, seat, before }: MoveSeen<'chopsticks'>): DrawnWays {
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
