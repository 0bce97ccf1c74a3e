import { cardsLeft } from '../position.ts';
import { chainsOf, type Chain } from './along-match.ts';
import { tablesOnTheWay } from './backward-pass.ts';
import { drawsWithin, moveBudget, statesToEnd } from './budget.ts';
import { compositionsOf } from './compositions.ts';
import { horizonOf, type Known } from './known-deck.ts';
import type { Race } from './race.ts';

type Deck = readonly number[];

/** The budget for the passes over the decks of a match: a third of a second. */
const matchStates = 4e8;

/** The budget for passes over decks outside of the match. */
const besideStates = 1.5e8;

/** The least budget of such a pass: some milliseconds. */
const leastStates = 3e6;

/** The search depth of a deck that is too big, in turns: two own turns. */
const turnsAhead = 3;

/**
 * The values of the decks of a match, and of those after one pick: one pass over the fullest deck between two shuffles that
 * can be followed to its end gives all later ones. A match has a fixed budget, whatever its length.
 *
 * @param met - the decks in the order of the match. They are computed on request, best in the same order: only those of the
 * last two shuffles are kept.
 * @param shuffled - the shuffled deck.
 */
export function decksAlong(
  race: Race,
  met: readonly Deck[],
  shuffled: () => Known,
): (deck: Deck) => Known {
  const chains = chainsOf(met.map((deck) => ({ deck, turns: Infinity })));
  const chainAt = new Map(chains.flatMap((chain) => chain.map(({ deck }) => [deck.join(), chain])));
  let besides = besideStates;
  let older = new Map<string, Known>();
  let newer = new Map<string, Known>();
  let current: Chain | undefined;

  const get = (deck: Deck): Known | undefined => newer.get(deck.join()) ?? older.get(deck.join());

  function isToTheEnd(deck: Deck, states: number): boolean {
    return drawsWithin(race, deck, { ...moveBudget, states }) === cardsLeft(deck);
  }

  /** Passes over a deck and keeps the results. */
  function pass(deck: Deck, chain: Chain | undefined): void {
    const granted =
      chain === undefined ? Math.max(besides, leastStates) : matchStates / chains.length;
    const isExact = isToTheEnd(deck, granted);
    if (isExact && chain === undefined) besides -= statesToEnd(race, deck);
    const end = isExact ? shuffled() : horizonOf(race, turnsAhead);
    const cards = cardsLeft(deck);
    const rest = isExact ? (chain ?? []).filter((each) => cardsLeft(each.deck) < cards) : [];
    const decks = withNext([deck, ...rest.map((each) => each.deck)]);
    const bottom = { base: end.table, effects: [] };
    const compositions = compositionsOf(deck, end.turns);
    tablesOnTheWay(end.race, compositions, bottom, decks).forEach((table, index) => {
      const each = decks[index];
      if (each === undefined || table === undefined) return;
      // Decks of the match get a search of their own.
      if (!isExact && each !== deck && (chainAt.has(each.join()) || get(each))) return;
      newer.set(each.join(), { ...end, table, turns: end.turns - (cards - cardsLeft(each)) });
    });
  }

  return (deck) => {
    if (cardsLeft(deck) === race.digits * race.copies && shuffled().proven) return shuffled();
    const chain = chainAt.get(deck.join());
    if (chain !== undefined && chain !== current) {
      older = newer;
      newer = new Map();
      current = chain;
    }
    const known = get(deck);
    if (known !== undefined) return known;
    // The decks after all picks from a deck are asked for together: one pass gives them.
    const from = chain === undefined ? before(deck).find((each) => get(each) !== undefined) : deck;
    pass(from ?? deck, chain);
    return get(deck) ?? horizonOf(race, turnsAhead);
  };
}

/** The decks from which one pick leads to a deck. */
function before(deck: Deck): Deck[] {
  return deck.map((_, picked) =>
    deck.map((count, index) => (index === picked ? count + 1 : count)),
  );
}

/** Decks with those that one pick leaves of each, none twice. */
function withNext(decks: readonly Deck[]): Deck[] {
  const next = decks.flatMap((deck) =>
    deck.flatMap((left, picked) =>
      left === 0 ? [] : [deck.map((count, index) => (index === picked ? count - 1 : count))],
    ),
  );
  const all = [...decks, ...next].filter((deck) => cardsLeft(deck) > 0);
  return [...new Map(all.map((deck): [string, Deck] => [deck.join(), deck])).values()];
}
