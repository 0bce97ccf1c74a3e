import type { SolverMemory } from '../capabilities/solver.ts';
import type { Census, Solution } from '../analysis/solution.ts';
import { decode, lossIn, unproven, wdlOf, winIn, type Value } from '../analysis/value.ts';
import { cardsLeftOf, totalOf, type SummationPosition } from './position.ts';
import type { SummationSettings } from './settings.ts';

/** The most unfinished positions of a whole game to solve: some seconds. */
const mostOfGame: Readonly<Record<SolverMemory, number>> = { shared: 2 ** 23, alone: 2 ** 26 };

/** The most that may follow from a position of a larger game: a fraction of a second. */
const mostAhead = 2 ** 17;

/** The most tables of a larger game to keep. */
const mostTables = 24;

/**
 * Solves a game in which numbers are used up. In a game with too many positions, those near its end are solved when they are
 * asked for, and all others are unproven draws.
 */
export function solveSummation(
  settings: SummationSettings,
  memory: SolverMemory = 'shared',
): Solution<SummationPosition> {
  const whole = tableFrom(settings, { used: [], turn: 0 }, mostOfGame[memory]);
  const tables: SolvedCards[] = [];

  function tableOf(position: SummationPosition): SolvedCards | undefined {
    if (whole !== undefined) return whole;
    const has = tables.find((table) => table.covers(position));
    if (has !== undefined) return has;
    const made = tableFrom(settings, position, mostAhead);
    if (made !== undefined) tables.push(made);
    if (tables.length > mostTables) tables.shift();
    return made;
  }

  return {
    get bytes() {
      return [...tables, ...(whole === undefined ? [] : [whole])].reduce(
        (sum, { bytes }) => sum + bytes,
        0,
      );
    },
    evaluate(position) {
      const total = totalOf(position);
      if (total >= settings.target) return total === settings.target ? lossIn(0) : winIn(0);
      return tableOf(position)?.valueOf(position) ?? unproven;
    },
    ...(whole !== undefined && {
      census: (position: SummationPosition) =>
        (position.used.length > 0 && tableFrom(settings, position, Infinity)?.census()) ||
        whole.census(),
    }),
  };
}

/**
 * Solves all that follows from an unfinished position, its root.
 *
 * @param most - the most unfinished positions.
 * @returns undefined if there are more.
 */
function tableFrom(
  settings: SummationSettings,
  root: SummationPosition,
  most: number,
): SolvedCards | undefined {
  const { numbers } = settings;
  const missing = settings.target - totalOf(root);
  const left = Array.from({ length: numbers }, (_, index) =>
    cardsLeftOf(settings, root, index + 1),
  );
  const ranks = rankingOf(left, missing);
  if (missing <= 0 || ranks.count > most) return undefined;
  return new SolvedCards(settings, left, missing, ranks);
}

/**
 * The values of all collections of cards played from a root. The unfinished ones have a sum below what is missing; they are
 * ranked by how many cards of 1, 2, 3 … they have. A further card raises the rank, so one pass from the last to the first
 * meets every successor first.
 */
class SolvedCards {
  readonly #settings: SummationSettings;
  /** How many cards of each number are left at the root, 1 first. */
  readonly #left: readonly number[];
  /** What is missing from the target there. */
  readonly #missing: number;
  readonly #ranks: Ranking;
  readonly #entries: Int8Array;

  constructor(
    settings: SummationSettings,
    left: readonly number[],
    missing: number,
    ranks: Ranking,
  ) {
    this.#settings = settings;
    this.#left = left;
    this.#missing = missing;
    this.#ranks = ranks;
    this.#entries = new Int8Array(ranks.count);
    ranks.eachFromLast((rank, counts) => (this.#entries[rank] = this.#entryOf(counts)));
  }

  get bytes(): number {
    return this.#entries.byteLength;
  }

  covers(position: SummationPosition): boolean {
    return this.#playedIn(position).every((count) => count >= 0);
  }

  /** The value of an unfinished position that it covers. */
  valueOf(position: SummationPosition): Value {
    const rank = this.#ranks.rest(this.#playedIn(position), 0, this.#missing - 1);
    return decode(this.#entries[rank] ?? 0);
  }

  census(): Census {
    const census = { reachable: 0, win: 0, draw: 0, lose: 0 };
    const count = (entry: number): void => {
      census.reachable++;
      census[wdlOf(decode(entry))]++;
    };
    this.#ranks.eachFromLast((rank, counts) => {
      count(this.#entries[rank] ?? 0);
      // A finished collection is counted once: when its largest card comes last.
      const largest = counts.findLastIndex((cards) => cards > 0);
      const sum = sumOf(counts);
      this.#eachAfter(counts, (entry, index) => {
        if (index >= largest && sum + index + 1 >= this.#missing) count(entry);
      });
    });
    return census;
  }

  #playedIn({ used }: SummationPosition): number[] {
    return this.#left.map(
      (cards, index) => cards - cardsLeftOf(this.#settings, { used }, index + 1),
    );
  }

  #entryOf(counts: readonly number[]): number {
    /** The mover wins soonest by the opponent's quickest loss: of the negative entries the largest. */
    const found = { quickestLoss: -128, slowestWin: 0, mayDraw: false };
    this.#eachAfter(counts, (entry) => {
      if (entry === 0) found.mayDraw = true;
      else if (entry > 0) found.slowestWin = Math.max(found.slowestWin, entry);
      else found.quickestLoss = Math.max(found.quickestLoss, entry);
    });
    const { quickestLoss, slowestWin, mayDraw } = found;
    if (quickestLoss !== -128) return 1 - quickestLoss;
    return mayDraw || slowestWin === 0 ? 0 : -1 - slowestWin;
  }

  /** Visits the entries of the positions after each card: those of finished ones follow from the sum. */
  #eachAfter(counts: readonly number[], visit: (entry: number, index: number) => void): void {
    const [left, missing, ranks, entries] = [this.#left, this.#missing, this.#ranks, this.#entries];
    const sum = sumOf(counts);
    let above = 0;
    let room = missing - 1;
    for (let index = 0; index < left.length; index++) {
      const number = index + 1;
      const count = counts[index] ?? 0;
      if (count < (left[index] ?? 0)) {
        const after = sum + number;
        if (after >= missing) visit(after === missing ? -1 : 1, index);
        else {
          const more = above + ranks.before(index, room, count + 1);
          const rest = ranks.rest(counts, index + 1, room - (count + 1) * number);
          visit(entries[more + rest] ?? 0, index);
        }
      }
      above += ranks.before(index, room, count);
      room -= count * number;
    }
  }
}

/** The sum of a collection of cards. */
function sumOf(counts: readonly number[]): number {
  let sum = 0;
  counts.forEach((count, index) => (sum += count * (index + 1)));
  return sum;
}

/** The ranks of the unfinished collections of cards. */
interface Ranking {
  readonly count: number;
  /** How many begin with the same cards of lower numbers, but with fewer of this one. */
  before(index: number, room: number, cards: number): number;
  /** What the cards from a number on add to the rank. */
  rest(counts: readonly number[], from: number, room: number): number;
  /** Calls back for each collection, the last one first; the array of its cards by number is reused. */
  eachFromLast(visit: (rank: number, counts: readonly number[]) => void): void;
}

/**
 * @param left - how many cards there are of each number, 1 first.
 * @param missing - the sum that a collection must stay below.
 */
function rankingOf(left: readonly number[], missing: number): Ranking {
  const numbers = left.length;
  const rooms = Math.max(0, missing);
  const width = Math.max(...left) + 2;
  /** By number, room and cards: the collections of this and higher numbers with fewer cards of this one. */
  const table = new Float64Array(numbers * rooms * width);
  const before = (index: number, room: number, cards: number): number =>
    table[(index * rooms + room) * width + cards] ?? 0;
  const all = (index: number, room: number): number => {
    if (room < 0) return 0;
    return index === numbers ? 1 : before(index, room, (left[index] ?? 0) + 1);
  };
  for (let index = numbers - 1; index >= 0; index--) {
    for (let room = 0; room < rooms; room++) {
      const place = (index * rooms + room) * width;
      for (let cards = 0; cards <= (left[index] ?? 0); cards++) {
        table[place + cards + 1] =
          (table[place + cards] ?? 0) + all(index + 1, room - cards * (index + 1));
      }
    }
  }

  return {
    count: all(0, rooms - 1),
    before,
    rest(counts, from, room) {
      let sum = 0;
      let rest = room;
      for (let index = from; index < numbers; index++) {
        const count = counts[index] ?? 0;
        sum += before(index, rest, count);
        rest -= count * (index + 1);
      }
      return sum;
    },
    eachFromLast(visit) {
      const counts = left.map(() => 0);
      let rank = all(0, rooms - 1);
      function descend(index: number, room: number): void {
        if (index === numbers) {
          visit(--rank, counts);
          return;
        }
        const number = index + 1;
        for (
          let count = Math.min(left[index] ?? 0, Math.floor(room / number));
          count >= 0;
          count--
        ) {
          counts[index] = count;
          descend(index + 1, room - count * number);
        }
      }
      if (rank > 0) descend(0, rooms - 1);
    },
  };
}
