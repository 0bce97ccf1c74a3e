import { tablesAlong, type DeckTable, type Draws, type Plan } from './along-match.ts';
import { tableOfDeck } from './backward-pass.ts';
import { drawsWithin, moveBudget, type Budget } from './budget.ts';
import { compositionsOf, type Compositions } from './compositions.ts';
import { endlessTable, endlessTables } from './endless-deck.ts';
import { estimatesOf, type Estimate } from './estimate.ts';
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
import { byValue, chanceOf, drawn, negate, type Value } from '../../analysis/value.ts';
import { drawnTable, entryOf, fullDeck, raceOf, tableSize, type Race } from './race.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { shippedTable } from './shipped-tables.ts';
import { tableBytes } from './kernel.ts';

/** The budget for solving a whole game. */
const solveBudget: Budget = { states: 2e11, bytes: 2 ** 31 };

/** The largest error of a value that is called exact. */
export const exactWithin = 1e-9;

/** A solved game of Digit Conquest with random draws. */
export interface ConquestSolution {
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
  /** The approximate memory of its tables, in bytes. */
  readonly bytes: number;
  /** Values are probabilities, see {@link Value}; no move is rated before the digit is drawn. */
  analyse(position: ConquestPosition, budget?: Budget): Analysis<ConquestMove>;
  /** Evaluates the positions of a match and the alternatives to its moves; see {@link tablesAlong}. */
  along(positions: readonly ConquestPosition[]): {
    analyse(position: ConquestPosition): Analysis<ConquestMove>;
  };
}

/**
 * Solves a game with random draws. If the deck is too big for the budget, the table of an endless deck replaces the true one.
 *
 * @throws RangeError if digits are picked.
 */
export function solveConquest(settings: ConquestSettings, budget = solveBudget): ConquestSolution {
  if (settings.draw === 'choice') {
    throw new RangeError('With draws by choice there are no probabilities.');
  }
  const unlimited = raceOf(settings);
  const limit = turnLimitOf(settings);
  const race = limit === 0 ? unlimited : { ...unlimited, limited: true };
  const solved = limit === 0 ? solveShuffled(unlimited, budget) : undefined;
  const shuffled = solved ?? {
    table: endlessTable(unlimited),
    residual: null,
    within: null,
    passes: 0,
  };
  const proven = shuffled.within !== null && shuffled.within <= exactWithin;
  const limited = tablesWithTurns(race);
  const estimates = limit === 0 ? estimatesWithin(race, shuffled.table, budget) : [];
  const endless = endlessTables(race, limit);

  /** The estimate for a deck that can't be followed to its end, by its cards and the turns left. */
  function estimateOf(cards: number, turns: number): Estimate {
    return limit === 0
      ? (estimates[cards] ?? { base: shuffled.table, effects: [] })
      : { base: endless(turns), effects: [] };
  }

  function planOf(deck: readonly number[], turns: number, granted: Budget): Plan {
    const cards = cardsLeft(deck);
    const draws = Math.min(turns, drawsWithin(race, deck, granted));
    const left = turns - draws;
    const toTheEnd = draws === cards || left === 0;
    const known =
      left === 0
        ? drawnTable(race)
        : toTheEnd && left < Infinity && isWithin(race, left, granted)
          ? limited(left)
          : undefined;
    return {
      draws,
      bottom: known === undefined ? estimateOf(cards - draws, left) : { base: known, effects: [] },
      exact: toTheEnd && (known !== undefined || (left === Infinity && proven)),
    };
  }

  /** The table of the shuffled deck without a turn limit. */
  function shuffledOf({ deck, turns }: Draws): DeckTable | undefined {
    return cardsLeft(deck) === race.digits * race.copies && turns === Infinity
      ? { table: shuffled.table, exact: proven }
      : undefined;
  }

  /** The table of a deck, as exact as a budget allows. */
  function tableOf({ deck, turns }: Draws, granted: Budget): DeckTable {
    const { draws, bottom, exact } = planOf(deck, turns, granted);
    return { table: tableOfDeck(race, compositionsOf(deck, draws), bottom), exact };
  }

  const analyse = (position: ConquestPosition, granted = moveBudget): Analysis<ConquestMove> =>
    analyseBy(settings, race, position, (of) => shuffledOf(of) ?? tableOf(of, granted));

  function along(positions: readonly ConquestPosition[]) {
    const met = positions.map((position) => drawsFrom(settings, position));
    const tables = tablesAlong(race, met, planOf);
    return {
      analyse: (position: ConquestPosition) =>
        analyseBy(settings, race, position, (of) => shuffledOf(of) ?? tables(of)),
    };
  }

  const first: ConquestPosition = {
    scores: [0, 0],
    turn: 0,
    deck: fullDeck(race),
    hand: null,
    turns: 0,
  };
  const start =
    limit === 0
      ? chanceOf(1 - (shuffled.table[entryOf(race, 0, 0)] ?? 0), proven)
      : analyse(first, budget).value;
  const { residual, within, passes } = shuffled;
  // One table for each number of cards left, and one for each digit that an estimate corrects.
  const tables = estimates.reduce((sum, { effects }) => sum + 1 + effects.length, 1);
  const bytes = tables * tableBytes(race);
  return {
    start,
    within,
    residual,
    passes,
    shuffled: shuffled.table,
    bytes,
    analyse,
    along,
  };
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
  const { table, exact } = tableOf(drawsFrom(settings, position));
  /** The value to the player who has just moved. */
  const valueOf = (scores: readonly [number, number]): Value => {
    const entry = entryOf(race, ...scores);
    const draw = race.limited === true ? (table[tableSize(race) + entry] ?? 0) : undefined;
    return chanceOf(table[entry] ?? 0, exact, draw);
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
