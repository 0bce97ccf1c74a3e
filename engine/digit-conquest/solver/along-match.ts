import { cardsLeft } from '../position.ts';
import { tablesOnTheWay } from './backward-pass.ts';
import { moveBudget, type Budget } from './budget.ts';
import { compositionsOf } from './compositions.ts';
import type { Estimate } from './estimate.ts';
import type { Race } from './race.ts';

/** The deck of the next draws, and the turns left. */
export interface Draws {
  readonly deck: readonly number[];
  readonly turns: number;
}

/** The value of every pair of scores before a draw, and whether it is exact. */
export interface DeckTable {
  readonly table: Float64Array;
  readonly exact: boolean;
  /** The proven largest error if it isn't exact; left out if nothing is proven. */
  readonly within?: number;
}

/** How to find the table of a deck within a budget: the depth, and the estimate at the bottom. */
export interface Plan {
  readonly draws: number;
  readonly bottom: Estimate;
  readonly exact: boolean;
}

/** The budget for the passes of a whole match: a third of a second. */
const matchStates = 4e8;

/** The budget for a deck that is only estimated. */
const estimateStates = 1e5;

/** Decks of which each has one card less than the one before. */
export type Chain = readonly Draws[];

/**
 * The tables of the decks of a match. Between two shuffles, each deck leads to the next, so one pass over the fullest deck
 * that can be followed to its end gives all later ones; fuller decks before it are estimated. The passes of a match have a
 * fixed budget together, so a longer match has fewer exact decks.
 *
 * @param met - the decks in the order of the match. Tables are computed on request, best in the same order: only those of
 * the last two shuffles are kept.
 * @param provenOf - the proven table of a deck, if there is one, for those that can't be followed to their end.
 */
export function tablesAlong(
  race: Race,
  met: readonly Draws[],
  planOf: (deck: readonly number[], turns: number, granted: Budget) => Plan,
  provenOf: (deck: readonly number[]) => DeckTable | undefined,
): (draws: Draws) => DeckTable {
  const chains = chainsOf(met);
  const granted = budgetOfEach(chains);
  const chainAt = new Map(chains.flatMap((chain) => chain.map((draws) => [keyOf(draws), chain])));
  let older = new Map<string, DeckTable>();
  let newer = new Map<string, DeckTable>();
  let current: Chain | undefined;

  function tableOf(draws: Draws): DeckTable {
    const { deck, turns } = draws;
    const exact = planOf(deck, turns, granted);
    const proven = exact.exact ? undefined : provenOf(deck);
    if (proven !== undefined) return proven;
    const plan = exact.exact ? exact : planOf(deck, turns, { ...granted, states: estimateStates });
    const chain = chainAt.get(keyOf(draws)) ?? [draws];
    const reached = plan.exact ? withNext(chain.slice(chain.indexOf(draws))) : [draws];
    const decks = reached.map((each) => each.deck);
    const compositions = compositionsOf(deck, plan.draws);
    tablesOnTheWay(race, compositions, plan.bottom, decks).forEach((table, index) => {
      const of = reached[index];
      if (of && table) newer.set(keyOf(of), { table, exact: plan.exact });
    });
    return newer.get(keyOf(draws)) ?? { table: plan.bottom.base, exact: false };
  }

  return (draws) => {
    const key = keyOf(draws);
    const known = newer.get(key) ?? older.get(key);
    if (known !== undefined) return known;
    const chain = chainAt.get(key);
    if (chain !== current) {
      older = newer;
      newer = new Map();
      current = chain;
    }
    return tableOf(chain?.find((each) => keyOf(each) === key) ?? draws);
  };
}

/** The budget for the deck of each chain that is followed to its end. */
function budgetOfEach({ length }: readonly Chain[]): Budget {
  return {
    ...moveBudget,
    states: Math.min(moveBudget.states, matchStates / Math.max(1, length)),
  };
}

/** Decks, and all that one more draw can lead to: why a move is better often depends on the next card. */
function withNext(chain: Chain): Chain {
  const next = chain.flatMap(({ deck, turns }) =>
    deck.flatMap((left, index) =>
      left === 0 ? [] : [{ deck: deck.with(index, left - 1), turns: turns - 1 }],
    ),
  );
  return [...new Map([...chain, ...next].map((draws) => [keyOf(draws), draws])).values()];
}

/** Splits the decks of a match into chains at its shuffles. */
export function chainsOf(met: readonly Draws[]): Chain[] {
  const chains: Draws[][] = [];
  let last: Draws | undefined;
  for (const draws of met) {
    if (last !== undefined && keyOf(last) === keyOf(draws)) continue;
    const isNext =
      last !== undefined &&
      cardsLeft(draws.deck) === cardsLeft(last.deck) - 1 &&
      (draws.turns === last.turns - 1 || draws.turns === Infinity);
    if (isNext) chains.at(-1)?.push(draws);
    else chains.push([draws]);
    last = draws;
  }
  return chains;
}

function keyOf({ deck, turns }: Draws): string {
  return `${deck.join()} ${turns}`;
}
