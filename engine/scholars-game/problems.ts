import {
  type ScholarsMove,
  formsOf,
  handsOf,
  heldBy,
  isAtTable,
  isDecided,
  isUndecided,
  kindOf,
  loserOf,
  sameHand,
  valueOf,
  type Pair,
  type ScholarsPosition,
  type Target,
} from './position.ts';
import type { ScholarsSettings } from './settings.ts';
import { isUse } from './uses.ts';

/** The rule that a move breaks. */
export type Problem =
  | 'over'
  | 'no-such-hand'
  | 'decide-first'
  | 'nothing-to-decide'
  | 'decide-what'
  | 'add-to-own'
  | 'add-eliminated'
  | 'add-to-eliminated'
  | 'nothing-to-switch'
  | 'one-or-two'
  | 'no-function'
  | 'itself'
  | 'same-hand'
  | 'use-on-eliminated'
  | 'no-effect'
  | 'stays-eliminated'
  | 'one-to-five'
  | 'total'
  | 'same-pair';

/** The rule that a move breaks; undefined if it is legal. */
export function problemOf(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
): Problem | undefined {
  if (loserOf(position) !== undefined) return 'over';
  if (!areAtTable(position, move)) return 'no-such-hand';
  if (move.kind !== 'decide' && handsOf(position, position.turn).some(isUndecided)) {
    return 'decide-first';
  }
  return problemWithin(settings, position, move);
}

/**
 * The same for a move of existing hands in an unfinished game that respects open decisions. The list of legal moves asks
 * it for each conceivable move, so it makes no messages.
 */
export function problemWithin(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
): Problem | undefined {
  const own = handsOf(position, position.turn);
  switch (move.kind) {
    case 'decide':
      if (!isUndecided(own[move.hand])) return 'nothing-to-decide';
      return formsOf(valueOf(own[move.hand])).includes(move.to) ? undefined : 'decide-what';
    case 'add':
      if (move.target.seat === position.turn) return 'add-to-own';
      if (own[move.hand] === 'x') return 'add-eliminated';
      return heldBy(position, move.target) === 'x' ? 'add-to-eliminated' : undefined;
    case 'switch':
      return formsOf(valueOf(own[move.hand])).length > 1 ? undefined : 'nothing-to-switch';
    case 'use':
      return problemOfUse(settings, position, own, move);
    case 'redistribute':
      return problemOfRedistribution(settings, own, move);
  }
}

/** Whether all hands of a move exist. */
function areAtTable(position: ScholarsPosition, move: ScholarsMove): boolean {
  if (move.kind === 'redistribute') return true;
  if (!isAtTable(position, { seat: position.turn, hand: move.hand })) return false;
  if (move.kind === 'add') return isAtTable(position, move.target);
  return move.kind !== 'use' || move.targets.every((target) => isAtTable(position, target));
}

function problemOfUse(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  own: Pair,
  { hand, targets }: ScholarsMove & { kind: 'use' },
): Problem | undefined {
  const [first, second] = targets;
  if (first === undefined || targets.length > 2) return 'one-or-two';
  const actor = own[hand];
  if (!isDecided(actor)) return 'no-function';
  const isItself = ({ seat, hand: target }: Target) => seat === position.turn && target === hand;
  if (isItself(first) || (second !== undefined && isItself(second))) return 'itself';
  if (second !== undefined && sameHand(first, second)) return 'same-hand';
  const held = heldBy(position, first);
  const heldToo = second && heldBy(position, second);
  if (held === 'x' || heldToo === 'x') return 'use-on-eliminated';
  const isEffective = isUse(settings, actor, kindOf(held), heldToo && kindOf(heldToo));
  return isEffective ? undefined : 'no-effect';
}

/**
 * A different pair of the same total keeps neither value in its hand, so every 4 and 5 in it is new, and its owner decides
 * its function.
 */
function problemOfRedistribution(
  settings: ScholarsSettings,
  own: Pair,
  { to }: ScholarsMove & { kind: 'redistribute' },
): Problem | undefined {
  if (!settings.revival && own.includes('x')) return 'stays-eliminated';
  if (!to.every((held) => formsOf(valueOf(held)).includes(held))) return 'one-to-five';
  const [left, right] = [valueOf(own[0]), valueOf(own[1])];
  const [leftAfter, rightAfter] = [valueOf(to[0]), valueOf(to[1])];
  if (leftAfter + rightAfter !== left + right) return 'total';
  return leftAfter === left || leftAfter === right ? 'same-pair' : undefined;
}
