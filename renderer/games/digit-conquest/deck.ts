import { pliesOf, type MatchViewOf, type PositionOf } from '../../../electron/api/match-view.ts';

/** What lies on the table beside the scores. */
export interface DeckView {
  /** How many cards the deck has left. */
  readonly left: number;
  /** How many cards there are in all. */
  readonly cards: number;
  /** Used since the last shuffle, the newest last; before them, those that a position was set up without. */
  readonly discards: readonly number[];
  /** The card in hand is the first one after a shuffle of the discard pile. */
  readonly reshuffled: boolean;
}

/** Reads deck and discard pile from a match. */
export function deckView(view: MatchViewOf<'digit-conquest'>): DeckView {
  const { at, position, last, settings } = view;
  const { deck, hand } = position;
  const cards = settings.digits * settings.copies;
  const left = countOf(deck);
  const discarded = cards - left - (hand === null ? 0 : 1);
  const plies = pliesOf(view);
  const known: number[] = [];
  // A match that was set up begins within a pass through the deck.
  for (let last = at - 1; last >= 0 && known.length < discarded; last--) {
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
    reshuffled: hand !== null && last?.move.kind === 'draw' && countOf(last.before.deck) === 0,
  };
}

/** The position with another digit in hand: it comes from the deck, and the one before goes back there. */
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

function countOf(deck: readonly number[]): number {
  return deck.reduce((sum, count) => sum + count, 0);
}

/** What happened between two views: the digit that was used last, if any. */
export function usedBetween(
  before: number,
  view: MatchViewOf<'digit-conquest'>,
): number | undefined {
  return pliesOf(view)
    .slice(before, view.at)
    .findLast(({ move }) => move.kind !== 'draw')?.move.digit;
}
