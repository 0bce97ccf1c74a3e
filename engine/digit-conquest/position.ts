import type { Seat } from '../game.ts';
import { turnLimitOf, type ConquestSettings } from './settings.ts';

/** A position of Digit Conquest. */
export interface ConquestPosition {
  /** By seat. */
  readonly scores: readonly [number, number];
  /** Whose turn it is, the draw included. */
  readonly turn: Seat;
  /** How many of each digit are left in the deck, 1 first; all 0 before a reshuffle. */
  readonly deck: readonly number[];
  /** The digit in hand; null while it is yet to be drawn. */
  readonly hand: number | null;
  /** How many turns are over, where there is a limit to them. */
  readonly turns?: number;
}

/** The first position. */
export function startPosition(settings: ConquestSettings, first: Seat): ConquestPosition {
  return {
    scores: [0, 0],
    turn: first,
    deck: shuffledDeck(settings),
    hand: null,
    ...(turnLimitOf(settings) > 0 && { turns: 0 }),
  };
}

/** The deck after a shuffle. */
export function shuffledDeck({ digits, copies }: ConquestSettings): number[] {
  return Array<number>(digits).fill(copies);
}

/** How many cards are left. */
export function cardsLeft(deck: readonly number[]): number {
  return deck.reduce((sum, count) => sum + count, 0);
}

/** The deck from which the next digit comes: the discard pile is shuffled when no card is left. */
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

/** What a player who counts cards knows of one digit. */
export interface CardCount {
  readonly digit: number;
  /** Still in the deck. */
  readonly left: number;
  /** Drawn since the last shuffle, the one in hand included. */
  readonly drawn: number;
  /** How likely the next card is this one: 0 to 1. */
  readonly chance: number;
}

/** Counts the cards: what has been drawn since the last shuffle, and what may come next. */
export function countCards(settings: ConquestSettings, position: ConquestPosition): CardCount[] {
  const next = deckToDraw(settings, position);
  const cards = cardsLeft(next);
  return position.deck.map((left, index) => ({
    digit: index + 1,
    left,
    drawn: settings.copies - left,
    chance: (next[index] ?? 0) / cards,
  }));
}
