import type { Seat } from '../game.ts';
import { forms, functionTable, type Decided, type Kind } from './functions.ts';

/** The content of a hand: `x` if eliminated, `4?` and `5?` before its owner has decided. */
export type Held = 'x' | Decided | '4?' | '5?';

/** A player's left and right hand. */
export type Pair = readonly [Held, Held];

/** The index of a hand in its pair; 0 is the left one. */
export type Hand = 0 | 1;

/** A position of The Scholar's Game. */
export interface ScholarsPosition {
  /** By seat. */
  readonly hands: readonly [Pair, Pair];
  /** The seat to decide or to move; after the end, the seat that would be next. */
  readonly turn: Seat;
}

/** One hand at the table. */
export interface Target {
  readonly seat: Seat;
  readonly hand: Hand;
}

/** A turn of The Scholar's Game, or a decision before it. `hand` is always the mover's own. */
export type ScholarsMove =
  | { readonly kind: 'decide'; readonly hand: Hand; readonly to: Decided }
  | { readonly kind: 'add'; readonly hand: Hand; readonly target: Target }
  | { readonly kind: 'switch'; readonly hand: Hand }
  /** One target or two, in any order. */
  | { readonly kind: 'use'; readonly hand: Hand; readonly targets: readonly Target[] }
  /** The hands afterwards, with the functions decided. */
  | { readonly kind: 'redistribute'; readonly to: readonly [Decided, Decided] };

/** Left, then right. */
export const bothHands: readonly Hand[] = [0, 1];

const values: Readonly<Record<Held, number>> = {
  x: 0,
  '1': 1,
  '2': 2,
  '3': 3,
  '4p': 4,
  '4s': 4,
  '4?': 4,
  '5p': 5,
  '5r': 5,
  '5?': 5,
};

const order: readonly Held[] = ['x', '1', '2', '3', '4p', '4s', '4?', '5p', '5r', '5?'];

const ranks = new Map(order.map((held, rank) => [held, rank]));

/** The first position. */
export function startPosition(first: Seat): ScholarsPosition {
  return {
    hands: [
      ['1', '1'],
      ['1', '1'],
    ],
    turn: first,
  };
}

/** The hands of a seat. @throws RangeError if there is no such seat. */
export function handsOf(position: ScholarsPosition, seat: Seat): Pair {
  const pair = position.hands[seat];
  if (pair === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return pair;
}

/** The content of a hand. @throws RangeError if there is no such seat. */
export function heldBy(position: ScholarsPosition, { seat, hand }: Target): Held {
  return handsOf(position, seat)[hand];
}

/** Whether a hand exists, in play or not. */
export function isAtTable(position: ScholarsPosition, { seat, hand }: Target): boolean {
  return position.hands[seat]?.[hand] !== undefined;
}

/** Whether both name the same hand. */
export function sameHand(one: Target, other: Target): boolean {
  return one.seat === other.seat && one.hand === other.hand;
}

/** The opponent's seat. */
export function opponentOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The seat without hands in a finished game. */
export function loserOf({ hands: [first, second] }: ScholarsPosition): Seat | undefined {
  if (first[0] === 'x' && first[1] === 'x') return 0;
  return second[0] === 'x' && second[1] === 'x' ? 1 : undefined;
}

/** The value of a hand; 0 if it is eliminated. */
export function valueOf(held: Held): number {
  return values[held];
}

/** Whether the owner of a hand has to decide its function. */
export function isUndecided(held: Held): boolean {
  return held === '4?' || held === '5?';
}

/** Reads the content of a hand: `x`, `3`, `4s`, `5?`. */
export function heldFrom(text: string): Held | undefined {
  return order.find((held) => held === text);
}

/** The forms of a value; none for an impossible value. */
export function formsOf(value: number): readonly Decided[] {
  return forms[value] ?? [];
}

/** Whether a hand is in play and its function decided. */
export function isDecided(held: Held): held is Decided {
  return held !== 'x' && held !== '4?' && held !== '5?';
}

/** The kind of a hand as a target; undefined if it is eliminated or undecided. */
export function kindOf(held: Held): Kind | undefined {
  return isDecided(held) ? functionTable[held].kind : undefined;
}

/** Compares hands by written order. */
export function byOrder(one: Held, other: Held): number {
  return (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
}

/** The hands of a pair in written order, equal ones from left to right. */
export function inOrder(pair: Pair): readonly [Hand, Hand] {
  return byOrder(pair[0], pair[1]) <= 0 ? [0, 1] : [1, 0];
}
