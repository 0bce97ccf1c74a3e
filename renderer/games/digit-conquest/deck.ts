import { cardsLeft } from '../../../engine/digit-conquest/position.ts';
import {
  pliesSoFar,
  pliesOf,
  type MatchViewOf,
  type PositionOf,
} from '../../../electron/api/match-view.ts';

/** The cards on the table. */
export interface DeckView {
  /** The number of cards in the deck. */
  readonly left: number;
  /** The number of all cards. */
  readonly cards: number;
  /**
   * The cards used since the last shuffle, newest last; first those missing from a set-up
   * position's deck.
   */
  readonly discards: readonly number[];
  /** Whether the drawn card is the first after a shuffle of the discard pile. */
  readonly reshuffled: boolean;
}

/** Derives the deck and the discard pile from a match. */
export function deckView(view: MatchViewOf<'digit-conquest'>): DeckView {
  const { position, last, settings } = view;
  const { deck, hand } = position;
  const cards = settings.digits * settings.copies;
  const left = cardsLeft(deck);
  const discarded = cards - left - (hand === null ? 0 : 1);
  const plies = pliesSoFar(view);
  const known: number[] = [];
  // A set-up match can begin in the middle of a deck.
  for (let last = plies.length - 1; last >= 0 && known.length < discarded; last--) {
    const move = plies[last]?.move;
    if (move !== undefined && move.kind !== 'draw') known.unshift(move.digit);
  }
  const before = deck.flatMap((count, index) => {
    const digit = index + 1;
    const elsewhere = [...known, hand].filter((each) => each === digit).length;
    return Array<number>(Math.max(0, settings.copies - count - elsewhere)).fill(digit);
  });
  return {
    left,
    cards,
    discards: [...before, ...known],
    reshuffled: hand !== null && last?.move.kind === 'draw' && cardsLeft(last.before.deck) === 0,
  };
}

/** The position with another drawn digit: it is taken from the deck, and the previous one returns there. */
export function withInHand(
  position: PositionOf<'digit-conquest'>,
  { copies }: Pick<MatchViewOf<'digit-conquest'>['settings'], 'copies'>,
  hand: number | null,
): PositionOf<'digit-conquest'> {
  const back = position.deck.map((left, index) =>
    index + 1 === position.hand ? Math.min(copies, left + 1) : left,
  );
  const deck = back.map((left, index) => (index + 1 === hand ? Math.max(0, left - 1) : left));
  return { ...position, deck, hand };
}

/** The digit used between two views, if any. */
export function usedBetween(
  before: number,
  view: MatchViewOf<'digit-conquest'>,
): number | undefined {
  return pliesOf(view)
    .slice(before, view.at)
    .findLast(({ move }) => move.kind !== 'draw')?.move.digit;
}
