import { normalQuantile95, type Score } from '../../capabilities/contest.ts';
import { longestWithChance } from '../../match/cut-short.ts';
import { seededRandom } from '../../random.ts';
import type { Compositions } from '../solver/compositions.ts';
import type { Race } from '../solver/race.ts';
import { liveDeck, type DeckValues, type LiveDeck } from './deck-values.ts';
import type { FastPlayer } from './fast-players.ts';

/**
 * Plays many games between two players: pairs with the same shuffled decks and sides changed.
 *
 * Luck is subtracted from the score. The luck of a pair is how much better its cards were than the mean of those that might
 * have been drawn. Draws are fair, so its expectation is 0 whatever values the cards have, and any share of it may be
 * subtracted: the share that minimises the variance. (Control variates; the luck is that of M. Zinkevich and others,
 * "Optimal Unbiased Estimators for Evaluating Agent Performance", AAAI 2006.)
 *
 * @param judge - the values of cards.
 * @param progress - gets the score after every pair of games; returns whether to continue.
 */
export function versus(
  race: Race,
  all: Compositions,
  players: readonly [FastPlayer, FastPlayer],
  judge: DeckValues,
  seed: number,
  progress: (soFar: Score) => boolean,
): Score {
  const luck = new Luck(race, all, judge);
  const pairs = tally();
  let turns = 0;
  const seeds = seededRandom(seed);
  for (;;) {
    const deal = makeDeal(all, seeds.below(2 ** 31));
    const ahead = playGame(race, all, deal, players, luck);
    const behind = playGame(race, all, deal, [players[1], players[0]], luck);
    pairs.add((ahead.score + 1 - behind.score) / 2, (ahead.luck - behind.luck) / 2);
    turns += ahead.turns + behind.turns;
    const games = 2 * pairs.count();
    const soFar = { ...pairs.estimate(), games, turns: turns / games };
    if (!progress(soFar)) return soFar;
  }
}

/** The decks of a game in the order of draws, always the same for a deal. */
type Deal = (deck: number) => Uint8Array;

function makeDeal(all: Compositions, seed: number): Deal {
  const random = seededRandom(seed);
  const sorted = all.deck.flatMap((copies, index) => Array<number>(copies).fill(index + 1));
  const decks: Uint8Array[] = [];
  return (deck) => {
    for (let made = decks.length; made <= deck; made++) {
      const cards = Uint8Array.from(sorted);
      for (let left = cards.length; left > 1; left--) {
        const chosen = random.below(left);
        const card = cards[chosen] ?? 0;
        cards[chosen] = cards[left - 1] ?? 0;
        cards[left - 1] = card;
      }
      decks.push(cards);
    }
    return decks[deck] ?? new Uint8Array();
  };
}

/** Plays one game. The score and the luck are the first player's. */
function playGame(
  race: Race,
  all: Compositions,
  deal: Deal,
  players: readonly [FastPlayer, FastPlayer],
  lucks: Luck,
): { score: number; luck: number; turns: number } {
  const { target, clamped } = race;
  const random = randomFrom(deal(0));
  const deck = liveDeck(all);
  let luck = 0;
  let own = 0;
  let other = 0;
  let order = deal(0);
  for (let turns = 0; turns < longestWithChance; turns++) {
    const seat = turns % 2;
    const sign = seat === 0 ? 1 : -1;
    const drawn = turns % all.cards;
    if (drawn === 0) {
      order = deal(turns / all.cards);
      putBack(deck, all);
    }
    const digit = order[drawn] ?? 0;
    luck += sign * lucks.of(digit, deck, own, other);
    deck.counts[digit - 1] = (deck.counts[digit - 1] ?? 0) - 1;
    deck.cards--;
    deck.number -= all.strides[digit - 1] ?? 0;

    const mayAdd = own + digit <= target;
    const maySubtract = clamped || other >= digit;
    const adds =
      mayAdd && (!maySubtract || (players[seat]?.(deck, own, other, digit, random) ?? true));
    if (adds) own += digit;
    else if (maySubtract) other = Math.max(0, other - digit);
    if (own === target) return { score: seat === 0 ? 1 : 0, luck, turns: turns + 1 };
    [own, other] = [other, own];
  }
  return { score: 0.5, luck, turns: longestWithChance };
}

/** Random numbers from 0 to 1 that follow from the order of a deck. */
function randomFrom(order: Uint8Array): () => number {
  let state = order.reduce((hash, card) => (hash * 31 + card) | 0, 1);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

/** How lucky the draws of a game are, by the values of cards. */
class Luck {
  readonly #race: Race;
  readonly #strides: Compositions['strides'];
  readonly #judge: DeckValues;

  constructor(race: Race, { strides }: Compositions, judge: DeckValues) {
    this.#race = race;
    this.#strides = strides;
    this.#judge = judge;
  }

  /** The value of a digit that is drawn from a deck, less the mean of those that might have been drawn. */
  of(digit: number, deck: LiveDeck, mover: number, opponent: number): number {
    const { cards, number, counts } = deck;
    let mean = 0;
    let actual = 0;
    for (let index = 0; index < this.#race.digits; index++) {
      const left = counts[index] ?? 0;
      if (left === 0) continue;
      counts[index] = left - 1;
      deck.cards = cards - 1;
      deck.number = number - (this.#strides[index] ?? 0);
      const value = this.#valueOf(index + 1, deck, mover, opponent);
      counts[index] = left;
      mean += (left * value) / cards;
      if (index === digit - 1) actual = value;
    }
    deck.cards = cards;
    deck.number = number;
    return actual - mean;
  }

  /** The value of a drawn digit to its player. @param left - the deck without it. */
  #valueOf(digit: number, left: LiveDeck, mover: number, opponent: number): number {
    const { target, clamped } = this.#race;
    const lower = opponent >= digit ? opponent - digit : clamped ? 0 : opponent;
    if (mover + digit === target) return 1;
    if (mover + digit > target) return this.#judge(left, mover, lower);
    if (!clamped && opponent < digit) return this.#judge(left, mover + digit, opponent);
    return Math.max(this.#judge(left, mover + digit, opponent), this.#judge(left, mover, lower));
  }
}

function putBack(deck: LiveDeck, all: Compositions): void {
  const full = liveDeck(all);
  deck.counts.set(full.counts);
  deck.cards = full.cards;
  deck.number = full.number;
}

/** The fewest pairs from which the variance can be estimated. */
export const fewestPairs = 50;

/** The 95% upper bound of the frequency of an event that has not happened in a number of cases. */
const unseen = (cases: number): number => 1 - 0.05 ** (1 / cases);

/** A running mean of the score and its confidence interval, with and without luck. */
function tally() {
  let count = 0;
  const mean = { score: 0, luck: 0 };
  const sum = { scores: 0, lucks: 0, both: 0 };
  const reach = (squares: number): number => {
    if (count < fewestPairs) return Infinity;
    // A clean sweep has no variance, but the next pair may be lost.
    if (mean.score === 0 || mean.score === 1) return unseen(count);
    return normalQuantile95 * Math.sqrt(Math.max(0, squares) / (count - 2) / count);
  };
  return {
    add(score: number, luck: number): void {
      count++;
      const scoreOff = score - mean.score;
      const luckOff = luck - mean.luck;
      mean.score += scoreOff / count;
      mean.luck += luckOff / count;
      sum.scores += scoreOff * (score - mean.score);
      sum.lucks += luckOff * (luck - mean.luck);
      sum.both += scoreOff * (luck - mean.luck);
    },
    count: () => count,
    estimate() {
      const share = sum.lucks === 0 ? 0 : sum.both / sum.lucks;
      return {
        score: mean.score - share * mean.luck,
        within: reach(sum.scores - share * sum.both),
        won: mean.score,
        wonWithin: reach(sum.scores),
      };
    },
  };
}
