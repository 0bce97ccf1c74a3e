import type { MatchViewOf } from '../../../electron/api/match-view.ts';

/** What lies on the table beside the scores. */
export interface DeckView {
  /** How many cards the deck has left. */
  readonly left: number;
  /** How many cards there are in all. */
  readonly cards: number;
  /** Used since the last shuffle, the newest last. */
  readonly discards: readonly number[];
  /** The card in hand is the first one after a shuffle of the discard pile. */
  readonly reshuffled: boolean;
}

/** Reads deck and discard pile from a match. */
export function deckView({
  history,
  at,
  position,
  settings,
}: MatchViewOf<'digit-conquest'>): DeckView {
  const { deck, hand } = position;
  const cards = settings.digits * settings.copies;
  const drawn = history
    .slice(0, at)
    .filter(({ move }) => move.kind === 'draw')
    .map(({ move }) => move.digit);
  const passes = Math.floor(Math.max(0, drawn.length - 1) / cards);
  const sinceShuffle = drawn.slice(passes * cards);
  return {
    left: deck.reduce((sum, count) => sum + count, 0),
    cards,
    discards: hand === null ? sinceShuffle : sinceShuffle.slice(0, -1),
    reshuffled: hand !== null && passes > 0 && sinceShuffle.length === 1,
  };
}

/** What happened between two views: the digit that was used last, if any. */
export function usedBetween(
  before: number,
  { history, at }: MatchViewOf<'digit-conquest'>,
): number | undefined {
  return history.slice(before, at).findLast(({ move }) => move.kind !== 'draw')?.move.digit;
}
