import { tablesAlong, type DeckTable, type Draws, type Plan } from './along-match.ts';
import { tableOfDeck } from './backward-pass.ts';
import { drawsWithin, moveBudget, type Budget } from './budget.ts';
import { compositionsOf, type Compositions } from './compositions.ts';
import { endlessTable } from './endless-deck.ts';
import { estimatesOf, type Estimate } from './estimate.ts';
import { solveFullDeck, type FullDeck } from './full-deck.ts';
import { legalMoves, scoresAfter, stageOf, type ConquestMove } from '../moves.ts';
import { cardsLeft, deckToDraw, scoresFromMover, type ConquestPosition } from '../position.ts';
import type { Analysis } from '../../analysis/solution.ts';
import { byValue, chanceOf, drawn } from '../../analysis/value.ts';
import { entryOf, evenTable, fullDeck, raceOf, type Race } from './race.ts';
import { turnLimitOf, type ConquestSettings } from '../settings.ts';
import { shippedTable } from './shipped-tables.ts';
import { tableBytes } from './table-bytes.ts';

/** What one may ask a machine to do for a whole game. */
const solveBudget: Budget = { states: 2e11, bytes: 2 ** 31 };

/** How far a value that is called exact may be from the true one. */
export const exactWithin = 1e-9;

/** A game of Digit Conquest with random draws, solved as far as can be. */
export interface ConquestSolution {
  /** The first player's probability of winning. */
  readonly start: number;
  /** Whether that is proven to be the true one, to within {@link exactWithin}. */
  readonly exact: boolean;
  /** How far any value of the deck just shuffled can be from the true one; null where that is open. */
  readonly within: number | null;
  /** The most that one more pass over the deck changes; null where the deck is too big to solve. */
  readonly residual: number | null;
  /** How many passes were made for it here: none where the program brings the table along. */
  readonly passes: number;
  /** The table of the deck just shuffled. */
  readonly shuffled: Float64Array;
  /** About how much memory its tables take, in bytes. */
  readonly bytes: number;
  /** Values are probabilities of winning, in which a draw by the turn limit counts half; no move is rated before the digit is drawn. */
  analyse(position: ConquestPosition, budget?: Budget): Analysis<ConquestMove>;
  /** Evaluates the positions of a match, and what else might have been played there; see {@link tablesAlong}. */
  along(positions: readonly ConquestPosition[]): {
    analyse(position: ConquestPosition): Analysis<ConquestMove>;
  };
}

/**
 * Solves a game with random draws. Where the deck is too big for the budget, the table of an endless
 * deck stands in for the true one.
 *
 * @throws RangeError where digits are drawn by choice.
 */
export function solveConquest(settings: ConquestSettings, budget = solveBudget): ConquestSolution {
  if (settings.draw === 'choice') {
    throw new RangeError('With draws by choice there is no chance to reckon with.');
  }
  const race = raceOf(settings);
  const solved = solveShuffled(race, budget);
  const shuffled = solved ?? {
    table: endlessTable(race),
    residual: null,
    within: null,
    passes: 0,
  };
  const proven = shuffled.within !== null && shuffled.within <= exactWithin;
  const limited = tablesWithTurns(race);
  const estimates = estimatesWithin(race, shuffled.table, budget);

  function planOf(deck: readonly number[], turns: number, granted: Budget): Plan {
    const cards = cardsLeft(deck);
    const draws = Math.min(turns, drawsWithin(race, deck, granted));
    const left = turns - draws;
    const toTheEnd = draws === cards || left === 0;
    const known =
      left === 0
        ? evenTable(race)
        : toTheEnd && left < Infinity && isWithin(race, left, granted)
          ? limited(left)
          : undefined;
    return {
      draws,
      bottom:
        known === undefined
          ? (estimates[cards - draws] ?? { base: shuffled.table, effects: [] })
          : { base: known, effects: [] },
      exact: toTheEnd && (known !== undefined || (left === Infinity && proven)),
    };
  }

  /** The table of the deck just shuffled, where there is no limit to the turns. */
  function shuffledOf({ deck, turns }: Draws): DeckTable | undefined {
    return cardsLeft(deck) === race.digits * race.copies && turns === Infinity
      ? { table: shuffled.table, exact: proven }
      : undefined;
  }

  /** The table of a deck, as well as a budget allows. */
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
  const { score: start, exact } =
    turnLimitOf(settings) === 0
      ? chanceOf(1 - (shuffled.table[entryOf(race, 0, 0)] ?? 0), proven)
      : analyse(first, budget).value;
  const { residual, within, passes } = shuffled;
  // One table for each number of cards left, and one for each digit that an estimate corrects.
  const tables = estimates.reduce((sum, { effects }) => sum + 1 + effects.length, 1);
  const bytes = tables * tableBytes(race);
  return {
    start,
    exact,
    within,
    residual,
    passes,
    shuffled: shuffled.table,
    bytes,
    analyse,
    along,
  };
}

/** What a position is worth by the table of its deck. */
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
  if (stage === 'to-draw') {
    return { value: chanceOf(1 - (table[entryOf(race, other, own)] ?? 0), exact), moves: [] };
  }
  const moves = legalMoves(settings, position)
    .flatMap((move) => {
      if (move.kind === 'draw') return [];
      const after = scoresAfter([own, other], move);
      return [{ move, value: chanceOf(table[entryOf(race, ...after)] ?? 0, exact) }];
    })
    .sort((one, other) => byValue(one.value, other.value));
  return { value: moves[0]?.value ?? chanceOf(0, exact), moves };
}

/** What the next draws come from, once the digit in hand is played. */
function drawsFrom(settings: ConquestSettings, position: ConquestPosition): Draws {
  const limit = turnLimitOf(settings);
  const turns = limit === 0 ? Infinity : limit - (position.turns ?? 0);
  return position.hand === null
    ? { deck: deckToDraw(settings, position), turns }
    : { deck: position.deck, turns: turns - 1 };
}

/** With fewer passes than this hardly any deck can be solved. */
const fewestPasses = 100;

/** The table of the deck just shuffled, if it is at hand or can be had within the budget. */
function solveShuffled(race: Race, budget: Budget): FullDeck | undefined {
  const shipped = shippedTable(race);
  if (shipped !== undefined) return { ...shipped, passes: 0 };
  const deck = fullDeck(race);
  const fits = drawsWithin(race, deck, { ...budget, states: budget.states / fewestPasses });
  return fits === cardsLeft(deck) ? solveFullDeck(race, budget.states) : undefined;
}

/** The tables of the deck just shuffled when only so many turns may still be played. */
function tablesWithTurns(race: Race): (turns: number) => Float64Array {
  const deck = fullDeck(race);
  const cards = cardsLeft(deck);
  const known = new Map<number, Float64Array>();
  // Numbered only when asked for: of a deck too big to be passed over they are too many to number.
  let all: Compositions | undefined;
  return (turns) => {
    const has = known.get(turns);
    if (has !== undefined) return has;
    const rest = turns % cards;
    let table = evenTable(race);
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

/** Estimates for the decks that are too big to be looked through; none where they take too much. */
function estimatesWithin(race: Race, shuffled: Float64Array, budget: Budget): Estimate[] {
  const tables = race.digits * race.copies * (race.digits + 1);
  const fits = tables * tableBytes(race) <= budget.bytes / 8;
  // An empty deck is no estimate: it is the deck just shuffled.
  return fits ? [{ base: shuffled, effects: [] }, ...estimatesOf(race, shuffled).slice(1)] : [];
}
