import type { Seat } from '../game.ts';
import type { ChopsticksSettings } from './settings.ts';

/**
 * A player's hands from left to right, in fingers. Parts of fingers are fractions, dead hands 0, and hands that are turned
 * over negative.
 */
export type Hands = readonly number[];

/** The index of a player's hand; 0 is the left one. */
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
  /** The players who are out, in order. */
  readonly out: readonly Seat[];
  /** By seat, if sudden death costs lives. */
  readonly lives?: readonly number[];
  /** By seat, the swaps in a row, if they are limited. */
  readonly swaps?: readonly number[];
  /** By seat, the splits in a row, if they are limited. */
  readonly splits?: readonly number[];
  /** By seat, the one-point switches left, if there are any. */
  readonly switches?: readonly number[];
}

/** What is counted for each player besides fingers, in the order of notation. */
export const counters = ['lives', 'swaps', 'splits', 'switches'] as const;

export type Counter = (typeof counters)[number];

/** The state of one player. */
export interface Standing extends Readonly<Record<Counter, number>> {
  readonly hands: Hands;
}

/** The state of a seat; unused counters have any value. */
export function standingOf(position: ChopsticksPosition, seat: Seat): Standing {
  return {
    hands: handsOf(position, seat),
    lives: position.lives?.[seat] ?? 1,
    swaps: position.swaps?.[seat] ?? 0,
    splits: position.splits?.[seat] ?? 0,
    switches: position.switches?.[seat] ?? 0,
  };
}

/** The total of a player's fingers, those of hands that are turned over included. */
export function total(hands: Hands): number {
  let sum = 0;
  for (const fingers of hands) sum += Math.abs(fingers);
  return sum;
}

/** The hands in ascending order. */
export function ascending(hands: Hands): Hands {
  // A fast path: keys of positions need it, nearly always for two hands.
  const [one, other] = hands;
  if (hands.length === 2 && one !== undefined && other !== undefined) {
    return one <= other ? hands : [other, one];
  }
  return hands.toSorted((one, other) => one - other);
}

/** Whether hands are equal in any order. */
export function sameHands(one: Hands, other: Hands): boolean {
  // A fast path: every split needs it, nearly always for two hands.
  if (one.length === 2 && other.length === 2) {
    return (
      (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0])
    );
  }
  return isAsBefore(ascending(one), ascending(other));
}

/** Whether hands are equal, hand by hand. */
export function isAsBefore(one: Hands, other: Hands): boolean {
  if (one.length !== other.length) return false;
  for (let hand = 0; hand < one.length; hand++) if (one[hand] !== other[hand]) return false;
  return true;
}

/** The hands of a seat. @throws RangeError if there is no such seat. */
export function handsOf(position: ChopsticksPosition, seat: Seat): Hands {
  const hands = position.hands[seat];
  if (hands === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return hands;
}

/** Whether a seat is not out. */
export function isIn(position: ChopsticksPosition, seat: Seat): boolean {
  return !position.out.includes(seat);
}

/** Whether hands are those of a zombie: one finger on one hand. */
export function isZombies(hands: Hands | undefined): boolean {
  return (
    hands !== undefined && total(hands) === 1 && hands.filter((each) => each === 1).length === 1
  );
}

/** Whether hands have a single finger in all, on one hand. */
export function isOnePoint(hands: Hands): boolean {
  return total(hands) === 1 && hands.some((fingers) => Math.abs(fingers) === 1);
}

/**
 * The effect of a change of hands: the lives left, and whether the player is out.
 *
 * @param lives - the lives before; any number if they don't count.
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

/** The other seats round the table, from the next one on. */
export function seatsAfter(position: ChopsticksPosition, seat: Seat): Seat[] {
  const seats = position.hands.length;
  const after: Seat[] = [];
  for (let step = 1; step < seats; step++) after.push((seat + step) % seats);
  return after;
}

/** Whether all players but one are out or, in misère play, one is. */
export function isOver(settings: { misere: boolean }, { hands, out }: ChopsticksPosition): boolean {
  return out.length >= playersOutAtEnd(settings, hands.length);
}

/** Whether the game ends as soon as one more player is out. */
export function endsWithNextOut(
  settings: { misere: boolean },
  { hands, out }: ChopsticksPosition,
): boolean {
  return out.length + 1 >= playersOutAtEnd(settings, hands.length);
}

function playersOutAtEnd({ misere }: { misere: boolean }, players: number): number {
  return misere ? 1 : players - 1;
}
