import type { Seat } from '../game.ts';
import type { ChopsticksSettings } from './settings.ts';

/**
 * A player's hands from left to right, in fingers: a part of a finger is a fraction, a dead hand 0, and
 * a hand that is turned over less than 0.
 */
export type Hands = readonly number[];

/** Which of a player's hands: 0 is the left one. */
export type Hand = number;

/**
 * A turn of Chopsticks. Hands are numbered from left to right. A self-attack names the mover's own seat. `add` adds one
 * finger to a hand; `negate` turns a hand over.
 */
export type ChopsticksMove =
  | { readonly kind: 'attack'; readonly hand: Hand; readonly seat: Seat; readonly target: Hand }
  | { readonly kind: 'add'; readonly hand: Hand }
  | { readonly kind: 'negate'; readonly hand: Hand }
  | { readonly kind: 'split'; readonly to: Hands }
  | { readonly kind: 'pass' };

/** A position of Chopsticks. */
export interface ChopsticksPosition {
  /** By seat. */
  readonly hands: readonly Hands[];
  readonly turn: Seat;
  /** Who is knocked out, in the order of leaving. */
  readonly out: readonly Seat[];
  /** By seat, where sudden death costs lives. */
  readonly lives?: readonly number[];
  /** By seat, how many swaps were made in a row, where there is a limit. */
  readonly swaps?: readonly number[];
  /** By seat, how often the last finger may still change hands, where that is limited. */
  readonly switches?: readonly number[];
}

/** What a position says of one player. */
export interface Standing {
  readonly hands: Hands;
  readonly lives: number;
  readonly swaps: number;
  readonly switches: number;
}

/** How often a player's last finger may change hands in a game. */
export const switchesAtFirst = 1;

/** What a position says of a seat; any number of what doesn't count there. */
export function standingOf(position: ChopsticksPosition, seat: Seat): Standing {
  return {
    hands: handsOf(position, seat),
    lives: position.lives?.[seat] ?? 1,
    swaps: position.swaps?.[seat] ?? 0,
    switches: position.switches?.[seat] ?? 0,
  };
}

/** All fingers of a player's hands, those of hands that are turned over among them. */
export function total(hands: Hands): number {
  let sum = 0;
  for (const fingers of hands) sum += Math.abs(fingers);
  return sum;
}

/** The hands in ascending order. */
export function ascending(hands: Hands): Hands {
  // Keys of positions are made of this, nearly always of two hands.
  const [one, other] = hands;
  if (hands.length === 2 && one !== undefined && other !== undefined) {
    return one <= other ? hands : [other, one];
  }
  return hands.toSorted((one, other) => one - other);
}

/** Whether a player's hands hold the same, whichever hand is which. */
export function sameHands(one: Hands, other: Hands): boolean {
  // Asked of every split that there is, nearly always of two hands.
  if (one.length === 2 && other.length === 2) {
    return (
      (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0])
    );
  }
  return isAsBefore(ascending(one), ascending(other));
}

/** Whether hands hold the same, hand by hand. */
export function isAsBefore(one: Hands, other: Hands): boolean {
  if (one.length !== other.length) return false;
  for (let hand = 0; hand < one.length; hand++) if (one[hand] !== other[hand]) return false;
  return true;
}

/** A seat's hands. @throws RangeError when nobody sits there. */
export function handsOf(position: ChopsticksPosition, seat: Seat): Hands {
  const hands = position.hands[seat];
  if (hands === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return hands;
}

/** Whether a seat has not been knocked out. */
export function isIn(position: ChopsticksPosition, seat: Seat): boolean {
  return !position.out.includes(seat);
}

/** What a zombie holds: one finger on one hand. */
export function isZombies(hands: Hands | undefined): boolean {
  return (
    hands !== undefined && total(hands) === 1 && hands.filter((each) => each === 1).length === 1
  );
}

/** Whether all fingers that hands hold are a single one, on one hand. */
export function isOnePoint(hands: Hands): boolean {
  return total(hands) === 1 && hands.some((fingers) => Math.abs(fingers) === 1);
}

/**
 * What a change of a player's hands does: the lives left, and whether that knocks the player out.
 *
 * @param lives - before the change; any number where lives don't count.
 */
export function consequences(
  settings: ChopsticksSettings,
  before: Hands,
  after: Hands,
  lives: number,
): { lives: number; out: boolean } {
  const few = total(after) <= 1;
  switch (settings.suddenDeath) {
    case 'off':
      return { lives, out: total(after) === 0 };
    case 'instant':
      return { lives, out: few };
    case 'lives': {
      const left = few && total(before) > 1 ? lives - 1 : lives;
      return { lives: left, out: left === 0 || total(after) === 0 };
    }
  }
}
