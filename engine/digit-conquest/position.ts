import type { Seat } from '../game.ts';
import type { ConquestSettings } from './settings.ts';

/** A position of Digit Conquest. */
export interface ConquestPosition {
  /** By seat. */
  readonly scores: readonly [number, number];
  /** The seat to move, the draw included. */
  readonly turn: Seat;
  /** The count of each digit in the deck, 1 first; all 0 before a reshuffle. */
  readonly deck: readonly number[];
  /** The digit in hand; null before the draw. */
  readonly hand: number | null;
  /** The turns played, if they are limited. */
  readonly turns?: number;
}

/** A move of Digit Conquest. Chance draws, unless the player picks the digit. */
export type ConquestMove =
  | { readonly kind: 'draw'; readonly digit: number }
  | { readonly kind: 'add'; readonly digit: number }
  | { readonly kind: 'subtract'; readonly digit: number }
  | { readonly kind: 'discard'; readonly digit: number };

/** A move without the draw. */
export type ConquestAction = Exclude<ConquestMove, { kind: 'draw' }>;

/** The deck after a shuffle. */
export function shuffledDeck({ digits, copies }: ConquestSettings): number[] {
  return Array<number>(digits).fill(copies);
}

/** The number of cards in a deck. */
export function cardsLeft(deck: readonly number[]): number {
  return deck.reduce((sum, count) => sum + count, 0);
}

/** The deck of the next draw: an empty deck is replaced by a shuffled one. */
export function deckToDraw(
  settings: ConquestSettings,
  position: ConquestPosition,
): readonly number[] {
  return cardsLeft(position.deck) === 0 ? shuffledDeck(settings) : position.deck;
}

/** The mover's score, then the other's. */
export function scoresFromMover({ scores, turn }: ConquestPosition): readonly [number, number] {
  return turn === 0 ? scores : [scores[1], scores[0]];
}
