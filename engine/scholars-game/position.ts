import type { Seat } from '../game.ts';
import { forms, functionTable, type Decided, type Kind } from './functions.ts';

/** What a hand holds: `x` when it is eliminated, `4?` and `5?` before its owner has decided. */
export type Held = 'x' | Decided | '4?' | '5?';

/** A player's left and right hand. */
export type Pair = readonly [Held, Held];

/** Which hand of a pair: 0 is the left one. */
export type Hand = 0 | 1;

/** A position of The Scholar's Game. */
export interface ScholarsPosition {
  /** By seat. */
  readonly hands: readonly [Pair, Pair];
  /** Who is to decide or to play; after the end, whose turn it would be. */
  readonly turn: Seat;
}

/** One hand at the table. */
export interface Target {
  readonly seat: Seat;
  readonly hand: Hand;
}

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

/** A seat's hands. @throws RangeError when nobody sits there. */
export function handsOf(position: ScholarsPosition, seat: Seat): Pair {
  const pair = position.hands[seat];
  if (pair === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return pair;
}

/** What one hand holds. @throws RangeError when nobody sits there. */
export function heldBy(position: ScholarsPosition, { seat, hand }: Target): Held {
  return handsOf(position, seat)[hand];
}

/** Whether there is such a hand at the table, in play or not. */
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

/** The seat that has no hand left, once the game is over. */
export function loserOf({ hands: [first, second] }: ScholarsPosition): Seat | undefined {
  if (first[0] === 'x' && first[1] === 'x') return 0;
  return second[0] === 'x' && second[1] === 'x' ? 1 : undefined;
}

/** The value that a hand holds; 0 when it is eliminated. */
export function valueOf(held: Held): number {
  return values[held];
}

/** Whether a hand waits for its owner to decide its function. */
export function isUndecided(held: Held): boolean {
  return held === '4?' || held === '5?';
}

/** Reads what a hand holds: `x`, `3`, `4s`, `5?`. */
export function heldFrom(text: string): Held | undefined {
  return order.find((held) => held === text);
}

/** What a value may be held as; nothing for a value that no hand can hold. */
export function formsOf(value: number): readonly Decided[] {
  return forms[value] ?? [];
}

/** Whether a hand is in play, and its function known. */
export function isDecided(held: Held): held is Decided {
  return held !== 'x' && held !== '4?' && held !== '5?';
}

/** What a hand is to functions; nothing for one that is eliminated or undecided. */
export function kindOf(held: Held): Kind | undefined {
  return isDecided(held) ? functionTable[held].kind : undefined;
}

/** The order in which hands are written, for sorting. */
export function byOrder(one: Held, other: Held): number {
  return (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
}

/** The hands of a pair in written order, the left one first where they are equal. */
export function inOrder(pair: Pair): readonly [Hand, Hand] {
  return byOrder(pair[0], pair[1]) <= 0 ? [0, 1] : [1, 0];
}
