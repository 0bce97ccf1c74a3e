import { functionTable, type Decided, type Kind } from './functions.ts';
import type { ScholarsMove } from './moves.ts';
import {
  formsOf,
  handsOf,
  heldBy,
  isAtTable,
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
import { functionName, sayHeld } from './words.ts';

/**
 * Why a move can't be played, as a sentence for a person; nothing where it can. This is where the
 * rules say what is legal: the list of legal moves asks here.
 */
export function whyNot(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
): string | undefined {
  if (loserOf(position) !== undefined) return 'the game is over.';
  if (!handsNamed(position, move).every((target) => isAtTable(position, target))) {
    return 'there is no such hand.';
  }
  const own = handsOf(position, position.turn);
  const undecided = own.find(isUndecided);
  if (move.kind !== 'decide' && undecided !== undefined) {
    return `first decide whether your ${valueOf(undecided)} is ${choices(valueOf(undecided))}.`;
  }
  switch (move.kind) {
    case 'decide': {
      const held = own[move.hand];
      if (!isUndecided(held)) return 'there is nothing to decide about that hand.';
      const value = valueOf(held);
      return formsOf(value).includes(move.to) ? undefined : `a ${value} is ${choices(value)}.`;
    }
    case 'add':
      return whyNotAdd(position, own, move);
    case 'switch':
      return formsOf(valueOf(own[move.hand])).length > 1
        ? undefined
        : 'only a 4 or a 5 has a function to switch.';
    case 'use':
      return whyNotUse(settings, position, own, move);
    case 'redistribute':
      return whyNotRedistribute(settings, own, move);
  }
}

/** Every hand that a move speaks of. */
function handsNamed({ turn: seat }: ScholarsPosition, move: ScholarsMove): readonly Target[] {
  switch (move.kind) {
    case 'decide':
    case 'switch':
      return [{ seat, hand: move.hand }];
    case 'add':
      return [{ seat, hand: move.hand }, move.target];
    case 'use':
      return [{ seat, hand: move.hand }, ...move.targets];
    case 'redistribute':
      return [];
  }
}

function whyNotAdd(
  position: ScholarsPosition,
  own: Pair,
  { hand, target }: ScholarsMove & { kind: 'add' },
): string | undefined {
  if (target.seat === position.turn) return 'you add to a hand of your opponent, not to your own.';
  if (own[hand] === 'x') return 'an eliminated hand adds nothing.';
  return heldBy(position, target) === 'x' ? 'nothing is added to an eliminated hand.' : undefined;
}

function whyNotUse(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  own: Pair,
  { hand, targets }: ScholarsMove & { kind: 'use' },
): string | undefined {
  const [first, second, third] = targets;
  if (first === undefined || third !== undefined) {
    return 'a function is used on one hand or on two.';
  }
  const actor = own[hand];
  if (actor === 'x' || actor === '4?' || actor === '5?') {
    return 'an eliminated hand has no function.';
  }
  const itself: Target = { seat: position.turn, hand };
  if (targets.some((target) => sameHand(target, itself))) return 'no hand acts on itself.';
  if (second !== undefined && sameHand(first, second)) {
    return 'two hands must be two different ones.';
  }

  const held = targets.map((target) => heldBy(position, target));
  if (held.includes('x')) return 'no function is used on an eliminated hand.';
  const kinds = held.map(kindOf).filter((kind) => kind !== undefined);
  const uses = usesOf(settings, actor);
  if (uses.some((use) => sameKinds(use, kinds))) return undefined;
  const named = held.map((target) => `a ${sayHeld(target)}`).join(' and ');
  const asPair = uses.some((use) => use.length === 2 && use.some((kind) => kinds.includes(kind)));
  const when = second !== undefined ? ' at once' : asPair ? ' alone' : '';
  return `a ${sayHeld(actor)} does nothing to ${named}${when}.`;
}

/** Every list of kinds, of one or of two, on which a hand can be used. */
export function usesOf(settings: ScholarsSettings, actor: Decided): readonly (readonly Kind[])[] {
  const { onOne, onTwo } = functionTable[actor];
  const needsTwo = actor === '3' && settings.doubleScissors === 'both';
  return needsTwo ? onTwo : [...onOne.map((kind) => [kind]), ...onTwo];
}

/** Whether two lists of one kind or two are the same, in either order. */
function sameKinds([one, second]: readonly Kind[], [first, other]: readonly Kind[]): boolean {
  return (
    (one === first && second === other) ||
    (other !== undefined && one === other && second === first)
  );
}

/**
 * A pair of the same total that differs from the one before keeps neither value in its hand, so that
 * every 4 and 5 in it has just appeared and is its owner's to decide.
 */
function whyNotRedistribute(
  settings: ScholarsSettings,
  own: Pair,
  { to }: ScholarsMove & { kind: 'redistribute' },
): string | undefined {
  if (own.includes('x') && !settings.revival) return 'an eliminated hand stays eliminated.';
  const before = own.map(valueOf);
  const after = to.map(valueOf);
  const bad = to.find((held) => !formsOf(valueOf(held)).includes(held));
  if (bad !== undefined) return 'each hand must hold 1 to 5, with a function where it needs one.';
  const total = sum(before);
  if (sum(after) !== total) return `the two hands must add up to ${total}, as they do now.`;
  return before.toSorted().join() === after.toSorted().join()
    ? 'the pair of values must differ from the one before, whichever hand is which.'
    : undefined;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function choices(value: number): string {
  return formsOf(value).map(functionName).join(' or ');
}
