import type { Seat } from '../game.ts';
import { becomes, type Decided } from './functions.ts';
import {
  bothHands,
  formsOf,
  handsOf,
  kindOf,
  valueOf,
  type Hand,
  type Held,
  type ScholarsPosition,
  type Target,
} from './position.ts';

/** A turn of The Scholar's Game, or a decision before it. `hand` is always the mover's own. */
export type ScholarsMove =
  | { readonly kind: 'decide'; readonly hand: Hand; readonly to: Decided }
  | { readonly kind: 'add'; readonly hand: Hand; readonly target: Target }
  | { readonly kind: 'switch'; readonly hand: Hand }
  /** One target or two, in any order. */
  | { readonly kind: 'use'; readonly hand: Hand; readonly targets: readonly Target[] }
  /** The hands afterwards, with the functions decided. */
  | { readonly kind: 'redistribute'; readonly to: readonly [Decided, Decided] };

/** The effect of a move on a hand. */
export interface Change extends Target {
  readonly held: Held;
}

/** The effects of a legal move. */
export function changes(position: ScholarsPosition, move: ScholarsMove): Change[] {
  return touched(position, move).map((target) => ({
    ...target,
    held: heldAfter(position, move, target.seat, target.hand),
  }));
}

/** The content of a hand after a legal move. */
export function heldAfter(
  position: ScholarsPosition,
  move: ScholarsMove,
  seat: Seat,
  hand: Hand,
): Held {
  const held = handsOf(position, seat)[hand];
  const isOwn = seat === position.turn;
  switch (move.kind) {
    case 'decide':
      return isOwn && hand === move.hand ? move.to : held;
    case 'add':
      return seat === move.target.seat && hand === move.target.hand
        ? add(held, valueOf(handsOf(position, position.turn)[move.hand]))
        : held;
    case 'switch':
      return isOwn && hand === move.hand ? switched(held) : held;
    case 'use': {
      const [first, second] = move.targets;
      const isMeant =
        (first !== undefined && first.seat === seat && first.hand === hand) ||
        (second !== undefined && second.seat === seat && second.hand === hand);
      if (!isMeant) return held;
      const kind = kindOf(held);
      return kind === undefined ? 'x' : becomes[kind];
    }
    case 'redistribute':
      return isOwn ? move.to[hand] : held;
  }
}

function touched({ turn: seat }: ScholarsPosition, move: ScholarsMove): readonly Target[] {
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return [{ seat, hand: move.hand }];
    case 'add':
      return [move.target];
    case 'use':
      return move.targets;
    case 'redistribute':
      return bothHands.map((hand) => ({ seat, hand }));
  }
}

/** The content of a hand after an addition; a new 4 or 5 awaits its owner's decision. */
function add(held: Held, added: number): Held {
  const sum = valueOf(held) + added;
  const value = sum > 5 ? sum - 5 : sum;
  if (value === valueOf(held)) return held;
  if (value === 4) return '4?';
  if (value === 5) return '5?';
  return formsOf(value)[0] ?? held;
}

function switched(held: Held): Held {
  return formsOf(valueOf(held)).find((form) => form !== held) ?? held;
}
