import type { Solution } from '../../analysis/solution.ts';
import { byValue, drawn, lossIn, unproven, winIn, type Value } from '../../analysis/value.ts';
import { actions, stageOf } from '../legality.ts';
import { scoresAfter } from '../moves.ts';
import {
  type ConquestAction,
  cardsLeft,
  deckToDraw,
  scoresFromMover,
  type ConquestPosition,
} from '../position.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { tableOfDeck, tablesOfDeck } from './backward-pass.ts';
import { drawsWithin, type Budget } from './budget.ts';
import { compositionsOf } from './compositions.ts';
import { horizon, horizonOf, undecided, type Known } from './known-deck.ts';
import { decksAlong } from './open-deck-along.ts';
import { entryOf, fullDeck, raceOf, tableSize, type Race } from './race.ts';

/** A game with an open deck, solved. */
export interface OpenDeckSolution extends Solution<ConquestPosition> {
  /** The value of an action with the digit in hand to its player. */
  rate(position: ConquestPosition, action: ConquestAction): Value;
  /** Evaluates the positions of a match and the alternatives to its moves, within one budget. */
  along(positions: readonly ConquestPosition[]): Pick<Solution<ConquestPosition>, 'evaluate'>;
}

/** The most decks to cache: those of a few turns. */
const mostRemembered = 60;

/** The budget of a pass at the table: half a second, as picks are quicker to weigh than draws. */
const passBudget: Budget = { states: 6e8, bytes: 2 ** 28 };

/** The budget for the table of the shuffled deck: some seconds, once. */
const preparation: Budget = { states: 2e9, bytes: 2 ** 28 };

/** The largest remoteness that a table can hold. */
const furthest = 1000;

/**
 * Solves games in which digits are picked from the open deck. They have no chance, so every position is a win, a loss or,
 * without the turn limit, an endless draw.
 *
 * The value of a position comes from one pass over all that its deck leads to. If that exceeds the budget, only forced wins
 * within four own turns are found, and all else is an unproven draw.
 *
 * @param budget - the budget of a pass.
 * @throws RangeError if draws are random.
 */
export function solveOpenDeck(settings: ConquestSettings, budget = passBudget): OpenDeckSolution {
  if (settings.draw === 'random') {
    throw new RangeError('With random draws there are probabilities, not wins and losses.');
  }
  return new OpenDeck(settings, budget);
}

/** Looks up the values of a deck, searched for at least `turns` turns, if not to its end. */
type LookUp = (deck: readonly number[], turns: number) => Known;

class OpenDeck implements OpenDeckSolution {
  readonly #settings: ConquestSettings;
  readonly #budget: Budget;
  readonly #race: Race;
  /** The decks of the last turns, the oldest first. */
  readonly #remembered = new Map<string, Known>();
  #shuffled: Known | undefined;

  constructor(settings: ConquestSettings, budget: Budget) {
    this.#settings = settings;
    this.#budget = budget;
    this.#race = { ...raceOf(settings), picks: true };
  }

  get bytes(): number {
    return this.#remembered.size * tableSize(this.#race) * Float64Array.BYTES_PER_ELEMENT;
  }

  rate(position: ConquestPosition, action: ConquestAction): Value {
    const known = this.#knownOf(deckToDraw(this.#settings, position), horizon - 1);
    return this.#rateBy(known, position, action);
  }

  evaluate(position: ConquestPosition): Value {
    return this.#evaluateBy(position, (deck, turns) => this.#knownOf(deck, turns));
  }

  along(positions: readonly ConquestPosition[]): Pick<Solution<ConquestPosition>, 'evaluate'> {
    const met = positions.map((position) => deckToDraw(this.#settings, position));
    const lookUp = decksAlong(this.#race, met, () => this.#shuffledNow());
    return { evaluate: (position) => this.#evaluateBy(position, lookUp) };
  }

  #evaluateBy(position: ConquestPosition, lookUp: LookUp): Value {
    const settings = this.#settings;
    const stage = stageOf(settings, position);
    const [own, other] = scoresFromMover(position);
    if (stage === 'won') return own === this.#race.target ? winIn(0) : lossIn(0);
    if (stage === 'drawn') return drawn;
    const deck = deckToDraw(settings, position);
    if (stage === 'in-hand') {
      const known = lookUp(deck, horizon - 1);
      const possible = actions(settings, position, position.hand ?? 0);
      const [best = drawn] = possible
        .map((action) => this.#rateBy(known, position, action))
        .sort(byValue);
      return best;
    }
    const known = lookUp(deck, horizon);
    return this.#readEntry(-entryFor(known, other, own), known, position);
  }

  #rateBy(known: Known, position: ConquestPosition, action: ConquestAction): Value {
    const after = scoresAfter(scoresFromMover(position), action);
    return this.#readEntry(entryFor(known, ...after) / 2, known, position);
  }

  #readEntry(entry: number, { proven }: Known, position: ConquestPosition): Value {
    if (entry === 0) return proven ? drawn : unproven;
    const remoteness = -Math.log2(Math.abs(entry));
    // The loser can hold out that long, and is saved if the limit comes first.
    const limit = turnLimitOf(this.#settings);
    const turnsLeft = limit === 0 ? Infinity : limit - (position.turns ?? 0);
    if (remoteness > turnsLeft) return drawn;
    return entry > 0 ? winIn(remoteness) : lossIn(remoteness);
  }

  #shuffledNow(): Known {
    return (this.#shuffled ??= shuffledDeck(this.#race));
  }

  /** See {@link LookUp}; it searches within the budget. */
  #knownOf(deck: readonly number[], turns: number): Known {
    const has = this.#remembered.get(deck.join());
    if (has !== undefined && has.turns >= turns) return has;
    const race = this.#race;
    const shuffled = this.#shuffledNow();
    const cards = cardsLeft(deck);
    const end = drawsWithin(race, deck, this.#budget) === cards ? shuffled : horizonOf(race);
    const { own, next } = tablesOfDeck(end.race, compositionsOf(deck, end.turns), {
      base: end.table,
      effects: [],
    });
    next.forEach((table, drawn) => {
      if (table === undefined) return;
      const left = deck.map((count, index) => (index === drawn ? count - 1 : count));
      this.#remember(left, { ...end, table, turns: end.turns - 1 });
    });
    const isShuffled = cards === race.digits * race.copies;
    const known = isShuffled && shuffled.proven ? shuffled : { ...end, table: own };
    this.#remember(deck, known);
    return known;
  }

  #remember(deck: readonly number[], known: Known): void {
    this.#remembered.set(deck.join(), known);
    const [oldest = ''] = this.#remembered.keys();
    if (this.#remembered.size > mostRemembered) this.#remembered.delete(oldest);
  }
}

function entryFor({ race, table, shift }: Known, own: number, other: number): number {
  return table[entryOf(race, Math.max(0, own - shift), Math.max(0, other - shift))] ?? 0;
}

/**
 * The values of the shuffled deck: first the immediate wins, then those that passes over the deck find, until a pass finds no
 * more.
 *
 * @internal Exported for its tests.
 */
export function shuffledDeck(race: Race): Known {
  const deck = fullDeck(race);
  const cards = cardsLeft(deck);
  let table = undecided(race);
  for (let own = Math.max(0, race.target - race.digits); own < race.target; own++) {
    for (let other = 0; other < race.target; other++) table[entryOf(race, other, own)] = -1 / 2;
  }
  if (isSettledAtOnce(race)) return { race, table, shift: 0, turns: Infinity, proven: true };
  if (drawsWithin(race, deck, preparation) < cards)
    return { race, table, shift: 0, turns: Infinity, proven: false };
  const compositions = compositionsOf(deck);
  for (let turns = cards; turns < furthest; turns += cards) {
    const next = tableOfDeck(race, compositions, { base: table, effects: [] });
    if (next.every((value, entry) => value === table[entry])) {
      return { race, table, shift: 0, turns: Infinity, proven: true };
    }
    table = next;
  }
  return { race, table, shift: 0, turns: Infinity, proven: false };
}

/**
 * Whether a deck is known to have only immediate wins when shuffled, though a pass takes too long: the benchmark makes that
 * pass.
 */
function isSettledAtOnce({ target, digits, copies }: Race): boolean {
  return target === 50 && digits === 9 && copies === 4;
}
