import { becomes, type Decided } from './functions.ts';
import {
  bothHands,
  formsOf,
  heldBy,
  kindOf,
  valueOf,
  type Hand,
  type Held,
  type ScholarsPosition,
  type Target,
} from './position.ts';

/** A turn of The Scholar's Game, or a decision before it. `hand` is always one of the mover's own. */
export type ScholarsMove =
  | { readonly kind: 'decide'; readonly hand: Hand; readonly to: Decided }
  | { readonly kind: 'add'; readonly hand: Hand; readonly target: Target }
  | { readonly kind: 'switch'; readonly hand: Hand }
  /** One target or two, in any order. */
  | { readonly kind: 'use'; readonly hand: Hand; readonly targets: readonly Target[] }
  /** What left and right hold afterwards, functions included: these are decided with the move. */
  | { readonly kind: 'redistribute'; readonly to: readonly [Decided, Decided] };

/** What a move makes of one hand. */
export interface Change extends Target {
  readonly held: Held;
}

/** What a legal move makes of the hands that it touches. */
export function changes(position: ScholarsPosition, move: ScholarsMove): Change[] {
  const seat = position.turn;
  switch (move.kind) {
    case 'decide':
      return [{ seat, hand: move.hand, held: move.to }];
    case 'add': {
      const added = valueOf(heldBy(position, { seat, hand: move.hand }));
      return [{ ...move.target, held: add(heldBy(position, move.target), added) }];
    }
    case 'switch': {
      const held = heldBy(position, { seat, hand: move.hand });
      return [{ seat, hand: move.hand, held: switched(held) }];
    }
    case 'use':
      return move.targets.map((target) => {
        const kind = kindOf(heldBy(position, target));
        return { ...target, held: kind === undefined ? 'x' : becomes[kind] };
      });
    case 'redistribute':
      return bothHands.map((hand) => ({ seat, hand, held: move.to[hand] }));
  }
}

/** What a hand holds after an addition; a 4 or a 5 that was none before awaits its owner's decision. */
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
