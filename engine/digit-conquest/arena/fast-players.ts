import { ruleOfThumb } from '../rule-of-thumb.ts';
import type { Compositions } from '../solver/compositions.ts';
import type { Race } from '../solver/race.ts';
import type { DeckValues, LiveDeck } from './deck-values.ts';

/**
 * A player for millions of games: whether to add the digit in hand, called only if adding and subtracting are both legal.
 *
 * @param deck - the deck without the digit in hand; unchanged afterwards.
 * @param random - gives a number from 0 up to 1.
 */
export type FastPlayer = (
  deck: LiveDeck,
  own: number,
  other: number,
  digit: number,
  random: () => number,
) => boolean;

/** Adds as often as it subtracts. */
export const fastEasy: FastPlayer = (_deck, _own, _other, _digit, random) => random() < 0.5;

/** Plays by the rule of thumb. */
export function fastMedium(race: Race): FastPlayer {
  return (_, own, other, digit) => ruleOfThumb(race, own, other, digit) === 'add';
}

/**
 * Searches some draws ahead, and values the rest by `values`.
 */
export function fastLookAhead(
  race: Race,
  all: Compositions,
  values: DeckValues,
  draws: number,
): FastPlayer {
  const { target, digits, clamped } = race;
  const { strides, deck: full } = all;

  /** The value of the scores to the player who has just moved. */
  function worth(deck: LiveDeck, own: number, other: number, ahead: number): number {
    if (own === target) return 1;
    if (ahead === 0 || deck.cards === 0) return values(deck, own, other);
    let sum = 0;
    const { cards, number, counts } = deck;
    for (let index = 0; index < digits; index++) {
      const left = counts[index] ?? 0;
      if (left === 0) continue;
      counts[index] = left - 1;
      deck.cards = cards - 1;
      deck.number = number - (strides[index] ?? 0);
      sum += left * best(deck, other, own, index + 1, ahead - 1);
      counts[index] = left;
    }
    deck.cards = cards;
    deck.number = number;
    return 1 - sum / cards;
  }

  /** The value of a drawn digit to its player. */
  function best(deck: LiveDeck, own: number, other: number, digit: number, ahead: number): number {
    const lower = other >= digit ? other - digit : clamped ? 0 : other;
    if (own + digit > target) return worth(deck, own, lower, ahead);
    const added = worth(deck, own + digit, other, ahead);
    if (added === 1 || (!clamped && other < digit)) return added;
    return Math.max(added, worth(deck, own, lower, ahead));
  }

  /** The deck of the next draw if the last card is in hand. */
  const shuffled: LiveDeck = {
    counts: Uint8Array.from(full),
    cards: all.cards,
    number: full.reduce((sum, count, index) => sum + count * (strides[index] ?? 0), 0),
  };

  return (left, own, other, digit) => {
    const deck = left.cards === 0 ? shuffled : left;
    const lower = Math.max(0, other - digit);
    return worth(deck, own + digit, other, draws) >= worth(deck, own, lower, draws);
  };
}
