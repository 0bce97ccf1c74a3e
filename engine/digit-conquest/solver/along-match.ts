import { cardsLeft } from '../position.ts';
import { tablesOnTheWay } from './backward-pass.ts';
import { moveBudget, type Budget } from './budget.ts';
import { compositionsOf } from './compositions.ts';
import type { Estimate } from './estimate.ts';
import type { Race } from './race.ts';

/** What the next draws come from: a deck, and how many turns may still be played. */
export interface Draws {
  readonly deck: readonly number[];
  readonly turns: number;
}

/** What every pair of scores is worth before a draw, and whether that is proven. */
export interface DeckTable {
  readonly table: Float64Array;
  readonly exact: boolean;
}

/** How the table of a deck is found within a budget: how far one looks, and from what one goes back. */
export interface Plan {
  readonly draws: number;
  readonly bottom: Estimate;
  readonly exact: boolean;
}

/** What the passes of a whole match may cost together: a third of a second. */
const matchStates = 4e8;

/** What a deck may cost of which an estimate is all that one gets. */
const estimateStates = 1e5;

/** Decks of which each has one card less than the one before. */
export type Chain = readonly Draws[];

/**
 * The tables of the decks that a match comes through. Between two shuffles each deck is one that the deck before can
 * come down to, so that one pass, over the fullest deck that can be followed to its end, gives all of them; only
 * the fuller ones before it are estimated. However long the match is, its passes cost the same together, which
 * leaves a longer one fewer decks that are exact.
 *
 * @param met - in the order of the match. Tables are found as they are asked for, best in the same order: those of
 * the last shuffle but one are forgotten.
 */
export function tablesAlong(
  race: Race,
  met: readonly Draws[],
  planOf: (deck: readonly number[], turns: number, granted: Budget) => Plan,
): (draws: Draws) => DeckTable {
  const chains = chainsOf(met);
  const granted: Budget = {
    ...moveBudget,
    states: Math.min(moveBudget.states, matchStates / Math.max(1, chains.length)),
  };
  const chainAt = new Map(chains.flatMap((chain) => chain.map((draws) => [keyOf(draws), chain])));
  let older = new Map<string, DeckTable>();
  let newer = new Map<string, DeckTable>();
  let current: Chain | undefined;

  function tableOf(draws: Draws): DeckTable {
    const { deck, turns } = draws;
    const exact = planOf(deck, turns, granted);
    const plan = exact.exact ? exact : planOf(deck, turns, { ...granted, states: estimateStates });
    const chain = chainAt.get(keyOf(draws)) ?? [draws];
    const rest = plan.exact ? chain.slice(chain.indexOf(draws)) : [draws];
    const decks = rest.map((each) => each.deck);
    const compositions = compositionsOf(deck, plan.draws);
    tablesOnTheWay(race, compositions, plan.bottom, decks).forEach((table, index) => {
      const of = rest[index];
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

/** Cuts what a match draws from into chains, between two shuffles each. */
export function chainsOf(met: readonly Draws[]): Chain[] {
  const chains: Draws[][] = [];
  let last: Draws | undefined;
  for (const draws of met) {
    if (last !== undefined && keyOf(last) === keyOf(draws)) continue;
    const goesOn =
      last !== undefined &&
      cardsLeft(draws.deck) === cardsLeft(last.deck) - 1 &&
      (draws.turns === last.turns - 1 || draws.turns === Infinity);
    if (goesOn) chains.at(-1)?.push(draws);
    else chains.push([draws]);
    last = draws;
  }
  return chains;
}

function keyOf({ deck, turns }: Draws): string {
  return `${deck.join()} ${turns}`;
}
