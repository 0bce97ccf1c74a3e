import { chainsOf, tablesAlong, type DeckTable, type Draws, type Plan } from './along-match.ts';
import { tableOfDeck } from './backward-pass.ts';
import { drawsWithin, glanceBudget, moveBudget, type Budget } from './budget.ts';
import { compositionsOf, type Compositions } from './compositions.ts';
import { endlessTable, endlessTables } from './endless-deck.ts';
import { estimatesOf, type Estimate } from './estimate.ts';
import { passBytes } from './fixed-point-pass.ts';
import { solveFullDeck, type FullDeck } from './full-deck.ts';
import { legalMoves, stageOf } from '../legality.ts';
import { scoresAfter } from '../moves.ts';
import {
  type ConquestMove,
  cardsLeft,
  deckToDraw,
  scoresFromMover,
  type ConquestPosition,
} from '../position.ts';
import type { Analysis } from '../../analysis/solution.ts';
import { byValue, chanceOf, drawn, estimateOf, negate, type Value } from '../../analysis/value.ts';
import { ProofPass } from './proof-pass.ts';
import { drawnTable, entryOf, fullDeck, raceOf, tableSize, type Race } from './race.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { shippedTable } from './shipped-tables.ts';
import { tableBytes } from './kernel.ts';

/** The budget for solving a whole game. */
const solveBudget: Budget = { states: 2e11, bytes: 2 ** 31 };

/** The largest error of a value that is called exact. */
export const exactWithin = 1e-9;

/**
 * Solves a game with random draws. If the deck is too big for the budget, the table of an endless deck replaces the true one.
 *
 * @throws RangeError if digits are picked.
 */
export function solveConquest(settings: ConquestSettings, budget = solveBudget): ConquestSolution {
  if (settings.draw === 'choice') {
    throw new RangeError('With draws by choice there are no probabilities.');
  }
  return new ConquestSolution(settings, budget);
}

/** The pairs of scores to weigh for an exact proof: those of 26 cards of the real deck. */
const proofBudget = { states: 5e9 } as const;

/** The most passes over the decks of a match. A pass takes up to twenty seconds, and a match with more shuffles is rare. */
const mostPasses = 12;

/** How many draws ahead decks are proven with the last one of a match: the next moves of both need no pass of their own. */
const provenAhead = 4;

/** The most proven decks that are remembered: 30 MB in the real game. */
const mostProven = 1500;

/** Decks that a pass proves, the fullest first, and those that it proves on its way. */
interface DecksToProve {
  readonly decks: readonly (readonly number[])[];
  readonly ahead: readonly (readonly number[])[];
}

/** A solved game of Digit Conquest with random draws. */
export class ConquestSolution {
  /** The value of the start to the first player; exact if it is proven to within {@link exactWithin}. */
  readonly start: Value;
  /** The proven largest error of any value of the shuffled deck; null if there is no proof. */
  readonly within: number | null;
  /** The most that one more pass over the deck changes; null if the deck is too big to solve. */
  readonly residual: number | null;
  /** The number of passes; 0 for a shipped table. */
  readonly passes: number;
  /** The table of the shuffled deck. */
  readonly shuffled: Float64Array;
  readonly #settings: ConquestSettings;
  readonly #race: Race;
  /** The turn limit; 0 for none. */
  readonly #limit: number;
  /** The tables of the shuffled deck, and of an endless one, by turns left. */
  readonly #limited: (turns: number) => Float64Array;
  readonly #endless: (turns: number) => Float64Array;
  /** The largest error in fixed point that passes over the whole deck have shown; undefined if none were made. */
  readonly #inFixedPoint: number | undefined;
  /** Without a turn limit: estimates by the number of cards left. */
  readonly #estimates: readonly Estimate[];
  /** What {@link prove} has proven, by deck, the oldest first. */
  readonly #proven = new Map<string, DeckTable>();
  /** The passes of proofs that have not ended. */
  readonly #passes = new Set<ProofPass>();

  constructor(settings: ConquestSettings, budget: Budget) {
    const unlimited = raceOf(settings);
    const limit = turnLimitOf(settings);
    const solved = limit === 0 ? solveShuffled(unlimited, budget) : undefined;
    this.#settings = settings;
    this.#limit = limit;
    this.#race = limit === 0 ? unlimited : { ...unlimited, limited: true };
    this.shuffled = solved?.table ?? endlessTable(unlimited);
    this.#inFixedPoint = limit === 0 ? shippedTable(unlimited)?.inFixedPoint : undefined;
    this.within = solved?.within ?? null;
    this.residual = solved?.residual ?? null;
    this.passes = solved?.passes ?? 0;
    this.#limited = tablesWithTurns(this.#race);
    this.#endless = endlessTables(this.#race, limit);
    this.#estimates = limit === 0 ? estimatesWithin(this.#race, this.shuffled, budget) : [];
    this.start = this.#valueOfStart(budget);
  }

  /** The approximate memory of its tables. */
  get bytes(): number {
    // One table for each number of cards left, and one for each digit that an estimate corrects.
    const estimates = this.#estimates.reduce((sum, { effects }) => sum + 1 + effects.length, 1);
    return (estimates + this.#proven.size) * tableBytes(this.#race);
  }

  /** Values are probabilities, see {@link Value}; no move is rated before the digit is drawn. */
  analyse(position: ConquestPosition, budget = moveBudget): Analysis<ConquestMove> {
    return this.#analyseBy(position, (of) => this.#tableOf(of, budget));
  }

  /** Evaluates the positions of a match and the alternatives to its moves; see {@link tablesAlong}. */
  along(positions: readonly ConquestPosition[]): Pick<ConquestSolution, 'analyse'> {
    const met = positions.map((position) => drawsFrom(this.#settings, position));
    const tables = tablesAlong(
      this.#race,
      met,
      (...of) => this.#planOf(...of),
      (deck) => this.#provenOf(deck),
    );
    return { analyse: (position) => this.#analyseBy(position, tables) };
  }

  /**
   * Proves the values of the positions of a match that {@link along} only estimates, and of all that the next few draws can lead
   * to, by a pass over the fullest deck between two shuffles: exactly if that takes seconds only, else in fixed point. What is
   * proven is remembered, and used for all values from then on. Yields the share that is done, 0 to 1, so that other work can be done in between.
   * Proofs at a time share a pass; it is given up once none of them waits for it, so a proof that isn't needed must be ended (`return`).
   *
   * @param bytes - the most memory of a pass.
   * @returns whether anything was proven.
   */
  *prove(positions: readonly ConquestPosition[], bytes: number): Generator<number, boolean, void> {
    if (this.#inFixedPoint === undefined) return false;
    const met = positions.map((position) => drawsFrom(this.#settings, position));
    const chains = this.#chainsToProve(met, bytes);
    for (const [index, { decks, ahead }] of chains.entries()) {
      // Another proof may have proven some meanwhile.
      const open = decks.filter((deck) => this.#provenOf(deck) === undefined);
      if (open.length === 0) continue;
      const pass = this.#passTo(open, bytes);
      this.#passes.add(pass);
      try {
        for (const share of pass.prove([...open, ...ahead])) yield (index + share) / chains.length;
      } finally {
        if (!pass.isAsked) this.#passes.delete(pass);
      }
    }
    return chains.length > 0;
  }

  #provenOf(deck: readonly number[]): DeckTable | undefined {
    return this.#proven.get(deck.join());
  }

  #remember(deck: readonly number[], table: DeckTable): void {
    const key = deck.join();
    this.#proven.delete(key);
    this.#proven.set(key, table);
    const [oldest] = this.#proven.keys();
    if (this.#proven.size > mostProven && oldest !== undefined) this.#proven.delete(oldest);
  }

  /** A pass that proves some decks, the fullest first: one that is under way if it covers them. */
  #passTo(decks: readonly (readonly number[])[], bytes: number): ProofPass {
    const race = this.#race;
    const [first = []] = decks;
    const isExact = drawsWithin(race, first, { ...proofBudget, bytes }) === cardsLeft(first);
    const underWay = [...this.#passes].find((pass) => pass.covers(decks, isExact));
    if (underWay !== undefined) return underWay;
    const within = isExact ? undefined : this.#inFixedPoint;
    return new ProofPass({ race, shuffled: this.shuffled, within }, first, (deck, table) =>
      this.#remember(deck, table),
    );
  }

  /**
   * The decks between two shuffles that are neither proven nor small enough to be followed to their end at a glance, the fullest
   * first; ahead, those that the next draws from the last one can lead to, as far as the same pass still reaches them.
   */
  #chainsToProve(met: readonly Draws[], bytes: number): DecksToProve[] {
    const race = this.#race;
    const last = met.at(-1)?.deck ?? [];
    const isLast = (deck: readonly number[] = []) => deck.join() === last.join();
    return chainsOf(met)
      .map((chain) => chain.map(({ deck }) => deck).filter((deck) => this.#isToProve(deck)))
      .filter(([deck]) => deck !== undefined && passBytes(race, deck) <= bytes)
      .slice(0, mostPasses)
      .map((decks) => ({ decks, ahead: isLast(decks.at(-1)) ? decksAfter(last) : [] }));
  }

  #isToProve(deck: readonly number[]): boolean {
    const { digits, copies } = this.#race;
    const cards = cardsLeft(deck);
    return (
      cards < digits * copies &&
      this.#provenOf(deck) === undefined &&
      drawsWithin(this.#race, deck, glanceBudget) < cards
    );
  }

  #valueOfStart(budget: Budget): Value {
    const race = this.#race;
    if (this.#limit === 0) {
      return chanceOf(1 - (this.shuffled[entryOf(race, 0, 0)] ?? 0), this.#isProven);
    }
    const first = { scores: [0, 0], turn: 0, deck: fullDeck(race), hand: null, turns: 0 } as const;
    return this.analyse(first, budget).value;
  }

  get #isProven(): boolean {
    return this.within !== null && this.within <= exactWithin;
  }

  /** @param tableOf - the table of a deck other than the shuffled one without a turn limit. */
  #analyseBy(
    position: ConquestPosition,
    tableOf: (draws: Draws) => DeckTable,
  ): Analysis<ConquestMove> {
    const race = this.#race;
    const known = { table: this.shuffled, exact: this.#isProven };
    return analyseBy(this.#settings, race, position, (of) =>
      cardsLeft(of.deck) === race.digits * race.copies && of.turns === Infinity
        ? known
        : tableOf(of),
    );
  }

  /** The table of a deck, as exact as a budget allows. */
  #tableOf({ deck, turns }: Draws, budget: Budget): DeckTable {
    const { draws, bottom, exact } = this.#planOf(deck, turns, budget);
    const proven = exact ? undefined : this.#provenOf(deck);
    if (proven !== undefined) return proven;
    return { table: tableOfDeck(this.#race, compositionsOf(deck, draws), bottom), exact };
  }

  #planOf(deck: readonly number[], turns: number, budget: Budget): Plan {
    const race = this.#race;
    const cards = cardsLeft(deck);
    const draws = Math.min(turns, drawsWithin(race, deck, budget));
    const left = turns - draws;
    const toTheEnd = draws === cards || left === 0;
    const known =
      left === 0
        ? drawnTable(race)
        : toTheEnd && left < Infinity && isWithin(race, left, budget)
          ? this.#limited(left)
          : undefined;
    return {
      draws,
      bottom:
        known === undefined ? this.#estimateOf(cards - draws, left) : { base: known, effects: [] },
      exact: toTheEnd && (known !== undefined || (left === Infinity && this.#isProven)),
    };
  }

  /** The estimate for a deck that can't be followed to its end, by its cards and the turns left. */
  #estimateOf(cards: number, turns: number): Estimate {
    return this.#limit === 0
      ? (this.#estimates[cards] ?? { base: this.shuffled, effects: [] })
      : { base: this.#endless(turns), effects: [] };
  }
}

/** The values of a position and its moves by the table of its deck. */
function analyseBy(
  settings: ConquestSettings,
  race: Race,
  position: ConquestPosition,
  tableOf: (draws: Draws) => DeckTable,
): Analysis<ConquestMove> {
  const stage = stageOf(settings, position);
  const [own, other] = scoresFromMover(position);
  if (stage === 'won') return { value: chanceOf(own === race.target ? 1 : 0, true), moves: [] };
  if (stage === 'drawn') return { value: drawn, moves: [] };
  const { table, exact, within } = tableOf(drawsFrom(settings, position));
  /** The value to the player who has just moved. */
  const valueOf = (scores: readonly [number, number]): Value => {
    const entry = entryOf(race, ...scores);
    const score = table[entry] ?? 0;
    const isWon = scores[0] === race.target;
    if (within !== undefined && !isWon) return estimateOf(score, within);
    const draw = race.limited === true ? (table[tableSize(race) + entry] ?? 0) : undefined;
    return chanceOf(score, exact || isWon, draw);
  };
  if (stage === 'to-draw') return { value: negate(valueOf([other, own])), moves: [] };
  const moves = legalMoves(settings, position)
    .flatMap((move) => {
      if (move.kind === 'draw') return [];
      const after = scoresAfter([own, other], move);
      return [{ move, value: valueOf(after) }];
    })
    .sort((one, other) => byValue(one.value, other.value));
  return { value: moves[0]?.value ?? chanceOf(0, exact), moves };
}

/** The deck of the next draws, after the digit in hand is played. */
function drawsFrom(settings: ConquestSettings, position: ConquestPosition): Draws {
  const limit = turnLimitOf(settings);
  const turns = limit === 0 ? Infinity : limit - (position.turns ?? 0);
  return position.hand === null
    ? { deck: deckToDraw(settings, position), turns }
    : { deck: position.deck, turns: turns - 1 };
}

/** The decks that the next draws from a deck can lead to. */
function decksAfter(deck: readonly number[]): number[][] {
  const { byLevel, levelStart, cards, least, strides } = compositionsOf(deck, provenAhead);
  return [...byLevel.subarray(0, levelStart[cards])].map((number) =>
    strides.map(
      (stride, kind) =>
        (least[kind] ?? 0) +
        (Math.floor(number / stride) % ((deck[kind] ?? 0) - (least[kind] ?? 0) + 1)),
    ),
  );
}

/** The fewest passes with which most decks can be solved. */
const fewestPasses = 100;

/** The table of the shuffled deck, if it is shipped or can be solved within the budget. */
function solveShuffled(race: Race, budget: Budget): FullDeck | undefined {
  const shipped = shippedTable(race);
  if (shipped !== undefined) return { ...shipped, passes: 0 };
  const deck = fullDeck(race);
  const fits = drawsWithin(race, deck, { ...budget, states: budget.states / fewestPasses });
  return fits === cardsLeft(deck) ? solveFullDeck(race, budget.states) : undefined;
}

/** The tables of the shuffled deck by turns left. */
function tablesWithTurns(race: Race): (turns: number) => Float64Array {
  const deck = fullDeck(race);
  const cards = cardsLeft(deck);
  const known = new Map<number, Float64Array>();
  // Made on demand: a big deck has too many.
  let all: Compositions | undefined;
  return (turns) => {
    const has = known.get(turns);
    if (has !== undefined) return has;
    const rest = turns % cards;
    let table = drawnTable(race);
    if (rest > 0)
      table = tableOfDeck(race, compositionsOf(deck, rest), { base: table, effects: [] });
    for (let passed = rest; passed < turns; passed += cards)
      table = tableOfDeck(race, (all ??= compositionsOf(deck)), { base: table, effects: [] });
    known.set(turns, table);
    return table;
  };
}

function isWithin(race: Race, turns: number, budget: Budget): boolean {
  const deck = fullDeck(race);
  const cards = cardsLeft(deck);
  const states = budget.states / Math.ceil(turns / cards);
  return drawsWithin(race, deck, { ...budget, states }) === cards;
}

/** Estimates for decks that are too big to be followed to their end; none if they take too much memory. */
function estimatesWithin(race: Race, shuffled: Float64Array, budget: Budget): Estimate[] {
  const tables = race.digits * race.copies * (race.digits + 1);
  const fits = tables * tableBytes(race) <= budget.bytes / 8;
  // The empty deck is the shuffled deck, and needs no estimate.
  return fits ? [{ base: shuffled, effects: [] }, ...estimatesOf(race, shuffled).slice(1)] : [];
}
