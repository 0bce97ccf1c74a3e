import { allOf, anyOf, message, type ListValue, type Message } from '../../words/message.ts';
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
 * Why a move can't be played; nothing where it can. This is where the
 * rules say what is legal: the list of legal moves asks here.
 */
export function whyNot(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  move: ScholarsMove,
): Message | undefined {
  if (loserOf(position) !== undefined) return message('game.over');
  if (!handsNamed(position, move).every((target) => isAtTable(position, target))) {
    return message('scholars-game.reason.no-such-hand');
  }
  const own = handsOf(position, position.turn);
  const undecided = own.find(isUndecided);
  if (move.kind !== 'decide' && undecided !== undefined) {
    const value = valueOf(undecided);
    return message('scholars-game.reason.decide-first', { value, choices: choices(value) });
  }
  switch (move.kind) {
    case 'decide': {
      const held = own[move.hand];
      if (!isUndecided(held)) return message('scholars-game.reason.nothing-to-decide');
      const value = valueOf(held);
      return formsOf(value).includes(move.to)
        ? undefined
        : message('scholars-game.reason.decide-what', { value, choices: choices(value) });
    }
    case 'add':
      return whyNotAdd(position, own, move);
    case 'switch':
      return formsOf(valueOf(own[move.hand])).length > 1
        ? undefined
        : message('scholars-game.reason.nothing-to-switch');
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
): Message | undefined {
  if (target.seat === position.turn) return message('scholars-game.reason.add-to-own');
  if (own[hand] === 'x') return message('scholars-game.reason.add-eliminated');
  return heldBy(position, target) === 'x'
    ? message('scholars-game.reason.add-to-eliminated')
    : undefined;
}

function whyNotUse(
  settings: ScholarsSettings,
  position: ScholarsPosition,
  own: Pair,
  { hand, targets }: ScholarsMove & { kind: 'use' },
): Message | undefined {
  const [first, second, third] = targets;
  if (first === undefined || third !== undefined) {
    return message('scholars-game.reason.one-or-two');
  }
  const actor = own[hand];
  if (actor === 'x' || actor === '4?' || actor === '5?') {
    return message('scholars-game.reason.no-function');
  }
  const itself: Target = { seat: position.turn, hand };
  if (targets.some((target) => sameHand(target, itself)))
    return message('scholars-game.reason.itself');
  if (second !== undefined && sameHand(first, second)) {
    return message('scholars-game.reason.same-hand');
  }

  const held = targets.map((target) => heldBy(position, target));
  if (held.includes('x')) return message('scholars-game.reason.use-on-eliminated');
  const kinds = held.map(kindOf).filter((kind) => kind !== undefined);
  const uses = usesOf(settings, actor);
  if (uses.some((use) => sameKinds(use, kinds))) return undefined;
  const named = held.map((target) =>
    message('scholars-game.reason.a-held', { held: sayHeld(target) }),
  );
  const effect = { actor: sayHeld(actor), targets: allOf(named) };
  const asPair = uses.some((use) => use.length === 2 && use.some((kind) => kinds.includes(kind)));
  if (second !== undefined) return message('scholars-game.reason.no-effect-at-once', effect);
  return asPair
    ? message('scholars-game.reason.no-effect-alone', effect)
    : message('scholars-game.reason.no-effect', effect);
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
): Message | undefined {
  if (own.includes('x') && !settings.revival)
    return message('scholars-game.reason.stays-eliminated');
  const before = own.map(valueOf);
  const after = to.map(valueOf);
  const bad = to.find((held) => !formsOf(valueOf(held)).includes(held));
  if (bad !== undefined) return message('scholars-game.reason.one-to-five');
  const total = sum(before);
  if (sum(after) !== total) return message('scholars-game.reason.total', { total });
  return before.toSorted().join() === after.toSorted().join()
    ? message('scholars-game.reason.same-pair')
    : undefined;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function choices(value: number): ListValue {
  return anyOf(formsOf(value).flatMap((held) => functionName(held) ?? []));
}
