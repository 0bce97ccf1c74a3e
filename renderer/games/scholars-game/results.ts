import type {
  Held,
  ScholarsMove,
  ScholarsPosition,
} from '../../../engine/scholars-game/position.ts';
import type { MatchViewOf, MoveView } from '../../../electron/api/match-view.ts';
import type { Target } from '../../hands/which-hand.ts';

/** A hand after a move. */
export interface Result extends Target {
  readonly before: Held;
  readonly after: Held;
}

/** All hands that a move changes or could change. */
export function touchedBy(move: ScholarsMove, seat: number): readonly Target[] {
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return [{ seat, hand: move.hand }];
    case 'add':
      return [move.target];
    case 'use':
      return move.targets;
    case 'redistribute':
      return [
        { seat, hand: 0 },
        { seat, hand: 1 },
      ];
  }
}

/** The hands that a move of the person to move touches, after it. */
export function resultsOf(
  view: MatchViewOf<'scholars-game'>,
  { move, after }: MoveView<'scholars-game'>,
): Result[] {
  const before = view.position;
  return touchedBy(move, before.turn).map((target) => ({
    ...target,
    before: heldBy(before, target),
    after: heldBy(after, target),
  }));
}

/** What a hand holds. */
export function heldBy(position: ScholarsPosition, { seat, hand }: Target): Held {
  return position.hands[seat]?.[hand] ?? 'x';
}

/** Whether both are the same hand. */
export function sameHand(one: Target, other: Target): boolean {
  return one.seat === other.seat && one.hand === other.hand;
}
