import { actions } from './legality.ts';
import { scoresAfter } from './moves.ts';
import { type ConquestAction, deckToDraw, scoresFromMover } from './position.ts';
import type { ConquestPlayer } from './players.ts';
import type { ConquestSettings } from './settings.ts';
import { tableOfDeck } from './solver/backward-pass.ts';
import { compositionsOf } from './solver/compositions.ts';
import { endlessTable } from './solver/endless-deck.ts';
import { entryOf, raceOf, type Race } from './solver/race.ts';

/** Two-sided value iteration by a second, plain implementation of the rules. */
export interface Bracket {
  /**
   * The mover's probability of winning with a shuffled deck, at `own * target + other` score: if endless play counts as
   * lost, and as won.
   */
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  readonly passes: number;
}

/**
 * Brackets the values of a shuffled deck. The bounds begin at 0 and 1; each pass over the deck brings them closer, with the
 * true value between them.
 *
 * @param within - the wanted distance of the bounds.
 */
export function bracketOf(race: Race, within: number, mostPasses = Infinity): Bracket {
  const { target, digits, copies } = race;
  const pairs = target * target;
  const decks = (copies + 1) ** digits;
  /** By deck and pair of scores, before the draw. Deck 0, the empty one, is the full one. */
  const lower = new Float64Array(decks * pairs);
  const upper = new Float64Array(decks * pairs).fill(1);
  for (let passes = 0; ;) {
    passes++;
    for (let deck = 1; deck < decks; deck++) {
      fill(race, deck, lower, upper);
      fill(race, deck, upper, lower);
    }
    for (const side of [lower, upper]) side.copyWithin(0, (decks - 1) * pairs);
    let gap = 0;
    for (let pair = 0; pair < pairs; pair++) {
      gap = Math.max(gap, (upper[pair] ?? 1) - (lower[pair] ?? 0));
    }
    if (gap <= within || passes >= mostPasses) {
      return { lower: lower.slice(0, pairs), upper: upper.slice(0, pairs), passes };
    }
  }
}

/** One bound of a deck's values to the mover, from the opposite bounds of the next decks to the opponent. */
function fill(race: Race, deck: number, values: Float64Array, opposite: Float64Array): void {
  const { target, digits, copies, clamped } = race;
  const pairs = target * target;
  const place = (digit: number): number => (copies + 1) ** (digit - 1);
  const draws = Array.from({ length: digits }, (_, index) => index + 1)
    .map((digit) => ({ digit, count: Math.floor(deck / place(digit)) % (copies + 1) }))
    .filter(({ count }) => count > 0);
  const cards = draws.reduce((sum, { count }) => sum + count, 0);
  values.fill(0, deck * pairs, (deck + 1) * pairs);
  for (const { digit, count } of draws) {
    const next = (deck - place(digit)) * pairs;
    for (let own = 0; own < target; own++) {
      const canAdd = own + digit <= target;
      const wins = own + digit === target;
      for (let other = 0; other < target; other++) {
        const canSubtract = clamped || other >= digit;
        const left = other < digit ? 0 : other - digit;
        const added = next + other * target + own + digit;
        let best = 0;
        if (canAdd) best = wins ? 1 : 1 - (opposite[added] ?? 0);
        if (canSubtract) best = Math.max(best, 1 - (opposite[next + left * target + own] ?? 0));
        if (!canAdd && !canSubtract) best = 1 - (opposite[next + other * target + own] ?? 0);
        const pair = deck * pairs + own * target + other;
        values[pair] = (values[pair] ?? 0) + (count * best) / cards;
      }
    }
  }
}

/** Races with small decks, on which the solver is checked. */
export const smallRaces: readonly Race[] = [5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50].flatMap(
  (target) =>
    [2, 3, 4].flatMap((digits) =>
      [1, 2, 3].flatMap((copies) =>
        [true, false].map((clamped): Race => ({ target, digits, copies, clamped })),
      ),
    ),
);

/** The largest distance of a table from a bracket; 0 if it is inside. */
export function outside({ target }: Race, table: Float64Array, { lower, upper }: Bracket): number {
  let most = 0;
  for (let own = 0; own < target; own++) {
    for (let other = 0; other < target; other++) {
      // The table is for the player who has just moved.
      const value = 1 - (table[other * target + own] ?? 0);
      const pair = own * target + other;
      most = Math.max(most, (lower[pair] ?? 0) - value, value - (upper[pair] ?? 1));
    }
  }
  return most;
}

/**
 * A yardstick for other players: looks ahead over the next draws from the true deck, and values the rest as with an
 * endless one.
 *
 * @param draws - how many draws to look ahead.
 */
export function lookAheadPlayer(settings: ConquestSettings, draws: number): ConquestPlayer {
  const race = raceOf(settings);
  const base = endlessTable(race);
  return (position) => {
    const deck = deckToDraw(settings, position);
    const table = tableOfDeck(race, compositionsOf(deck, draws), { base, effects: [] });
    const worth = (action: ConquestAction): number =>
      table[entryOf(race, ...scoresAfter(scoresFromMover(position), action))] ?? 0;
    const possible = actions(settings, position, position.hand ?? 0);
    return possible.reduce((best, action) => (worth(action) > worth(best) ? action : best));
  };
}
