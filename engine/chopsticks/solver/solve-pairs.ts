import { message } from '../../../words/message.ts';
import type { SolverMemory } from '../../capabilities/solver.ts';
import { UnsolvableGame, type CountedSolution, type Progress } from '../../analysis/solution.ts';
import { listsByKey, type Lists } from '../../solver/lists.ts';
import { decode } from '../../analysis/value.ts';
import type { ChopsticksPosition } from '../position.ts';
import { countReachable, type DecidedPairs } from './reachable.ts';
import { groupByTargets, type Groups } from './groups.ts';
import { mostHalves, mostHalvesAlone, type HalfPositions } from './half-positions.ts';
import { numberQueue, type NumberQueue } from './number-queue.ts';
import { numberPairs } from './pairs.ts';

/** Above all entries. An undecided position has this plus the number of moves that may still save its mover. */
const undecided = 32_700;

/** The largest entry whose successor is below {@link undecided}. */
const longest = undecided - 2;

/**
 * Solves every pair of half positions by retrograde analysis, level by level, in typed arrays.
 *
 * Attacks are followed backwards through an inverted table of {@link HalfPositions.struck}. Splits are followed by group:
 * many half positions share their targets, so counting the decided targets of a group serves all its users.
 *
 * @param progress - called about a hundred times in a large game.
 * @param memory - determines the most half positions.
 * @throws UnsolvableGame if there are too many positions.
 */
export function solvePairs(
  halves: HalfPositions,
  progress?: Progress,
  memory: SolverMemory = 'shared',
): CountedSolution<ChopsticksPosition> {
  const { count } = halves;
  if (count > (memory === 'alone' ? mostHalvesAlone : mostHalves)) throw tooMany(count);
  const decided = decidePairs(halves, progress);
  const { table } = decided;
  const pairs = numberPairs(halves);
  return {
    bytes: table.byteLength,
    evaluate: (position) => decode(table[pairs.of(position)] ?? 0),
    census: (start, report) => countReachable(halves, decided, halves.of(start), report),
  };
}

function tooMany(count: number): UnsolvableGame {
  return new UnsolvableGame(message('game.too-many-positions', { positions: count * count }));
}

/** @throws UnsolvableGame if this machine has too little memory for it. */
function emptyTable(count: number): Int16Array {
  try {
    return new Int16Array(count * count);
  } catch (error) {
    throw error instanceof RangeError ? tooMany(count) : error;
  }
}

/** The value of every pair, as {@link decode} reads it. */
export function decidePairs(halves: HalfPositions, progress?: Progress): DecidedPairs {
  return new Pairs(halves).decideAll(progress);
}

class Pairs {
  /**
   * The entry of each decided position, as {@link decode} reads it; before that, `undecided` plus the number of ways that
   * may still save its mover: strikes, the group, a pass.
   */
  readonly table: Int16Array;
  readonly #halves: HalfPositions;
  readonly #groups: Groups;
  readonly #strikers: Lists;
  readonly #payers: Lists;
  /** Decided positions that are not yet backed up to their predecessors. */
  readonly #queue: NumberQueue;
  /** For each group and opponent: the number of targets that the opponent wins, and their sum. */
  readonly #wonCount: Uint16Array;
  readonly #wonSum: Int32Array;
  /** For each group and opponent: the number of targets that the opponent loses, up to 2. */
  readonly #lostCount: Uint8Array;
  /** The entry of the positions that are decided by the current one. */
  #entry = 0;

  constructor(halves: HalfPositions) {
    const { count } = halves;
    const groups = groupByTargets(halves);
    this.#halves = halves;
    this.#groups = groups;
    this.#strikers = strikersOf(halves);
    this.#payers = payersOf(halves);
    this.table = emptyTable(count);
    this.#queue = numberQueue(count * count);
    this.#wonCount = new Uint16Array(groups.count * count);
    this.#wonSum = new Int32Array(groups.count * count);
    this.#lostCount = new Uint8Array(groups.count * count);
    this.#begin();
  }

  /** Decides the positions in which a half position ends the game, and counts the ways of all others. */
  #begin(): void {
    const { count, ended, whoEnds } = this.#halves;
    const { table } = this;
    const [queue, groups] = [this.#queue, this.#groups];
    /** The entry of a position whose mover has a half position that ends the game. */
    const endedEntry = whoEnds === 'loses' ? -1 : 1;
    const endedHalves: number[] = [];
    ended.forEach((isEnded, half) => isEnded === 1 && endedHalves.push(half));
    const rows = new Map<number, Int16Array>();
    for (let mover = 0; mover < count; mover++) {
      const first = mover * count;
      if (ended[mover] === 1) {
        table.fill(endedEntry, first, first + count);
        for (let other = 0; other < count; other++) queue.push(first + other);
        continue;
      }
      // Movers with the same number of strikes and own turns have the same row.
      const live = strikingHands(this.#halves, mover);
      const own = (groups.of[mover] === -1 ? 0 : 1) + (groups.passes[mover] ?? 0);
      const row = rows.get(4 * live + own) ?? this.#firstRow(live, own, -endedEntry);
      rows.set(4 * live + own, row);
      table.set(row, first);
      for (const other of endedHalves) queue.push(first + other);
    }
  }

  /** @param otherEndedEntry - the entry if the opponent's half position ends the game. */
  #firstRow(live: number, own: number, otherEndedEntry: number): Int16Array {
    const { count, ended } = this.#halves;
    const row = new Int16Array(count);
    for (let other = 0; other < count; other++) {
      const ways = live * targetHands(this.#halves, other) + own;
      row[other] = ended[other] === 1 ? otherEndedEntry : undecided + ways;
    }
    return row;
  }

  /** @param progress - called about a hundred times in a large game. */
  decideAll(progress?: Progress): DecidedPairs {
    const { table } = this;
    const queue = this.#queue;
    const step = Math.max(1 << 16, Math.floor(table.length / 100));
    let nextReport = step;
    let head = 0;
    for (let position = queue.shift(); position !== -1; position = queue.shift()) {
      this.#backUp(position);
      if (progress !== undefined && head === nextReport) {
        progress(head);
        nextReport += step;
      }
      head++;
    }
    let [wins, losses] = [0, 0];
    for (let position = 0; position < table.length; position++) {
      const entry = table[position] ?? 0;
      if (entry >= undecided) table[position] = 0;
      else if (entry > 0) wins++;
      else losses++;
    }
    return { table, wins, losses };
  }

  /** Backs a decided position up to its predecessors. */
  #backUp(position: number): void {
    const { count, ended, cost } = this.#halves;
    const groups = this.#groups;
    const mover = Math.floor(position / count);
    const striker = position - mover * count;
    const value = this.table[position] ?? 0;
    if (Math.abs(value) > longest) throw new RangeError('The game is too long for the table.');
    this.#entry = value < 0 ? 1 - value : -1 - value;
    const wins = value < 0;
    // Both players were in before this position.
    if (cost === undefined) this.#backUpStrikes(mover, striker, wins);
    else this.#backUpStrikesAtCost(mover, striker, wins);
    if (ended[mover] === 1) return;
    if (groups.passes[striker] === 1) {
      const before = striker * count + mover;
      if (wins) this.#decide(before);
      else this.#backUpLoss(before);
    }
    if (wins) this.#splitWins(mover, striker);
    else this.#splitFails(mover, striker);
  }

  #backUpStrikes(mover: number, striker: number, wins: boolean): void {
    const { handCount, hands, ended } = this.#halves;
    if (ended[striker] === 1) return;
    for (let cell = handCount * striker; cell < handCount * (striker + 1); cell++) {
      const strength = hands[cell] ?? 0;
      if (strength > 0) this.#struckBefore(mover, striker, 2 * strength, 2, wins);
    }
  }

  #backUpStrikesAtCost(mover: number, striker: number, wins: boolean): void {
    const { handCount, hands, ended } = this.#halves;
    const payers = this.#payers;
    for (let at = payers.start[striker] ?? 0; at < (payers.start[striker + 1] ?? 0); at++) {
      const paid = payers.item[at] ?? 0;
      const cell = paid >>> 1;
      const way = 2 * (hands[cell] ?? 0);
      const before = Math.floor(cell / handCount);
      if (ended[mover] === 0) this.#struckBefore(mover, before, way + (paid & 1), 1, wins);
      // A strike that ends the game isn't dear.
      else if ((paid & 1) === 0) this.#struckBefore(mover, before, way, 2, wins);
    }
  }

  /**
   * Goes back over the strikes that lead to a half position.
   *
   * @param way - the way of the strike, see {@link strikersOf}, or the first of two.
   */
  #struckBefore(half: number, striker: number, way: number, ways: number, wins: boolean): void {
    const { count, strengths } = this.#halves;
    const strikers = this.#strikers;
    const list = half * 2 * strengths + way;
    const end = strikers.start[list + ways] ?? 0;
    for (let at = strikers.start[list] ?? 0; at < end; at++) {
      const before = striker * count + (strikers.item[at] ?? 0);
      if (wins) this.#decide(before);
      else this.#backUpLoss(before);
    }
  }

  #decide(position: number): void {
    if ((this.table[position] ?? 0) < undecided) return;
    this.table[position] = this.#entry;
    this.#queue.push(position);
  }

  /** A successor of `position` loses for its mover; the position is lost once all do. */
  #backUpLoss(position: number): void {
    const left = (this.table[position] ?? 0) - 1;
    if (left > undecided) this.table[position] = left;
    else if (left === undecided) this.#decide(position);
  }

  /** `opponent`, to move against `half`, has lost: half positions that can turn into `half` win. */
  #splitWins(opponent: number, half: number): void {
    const [groups, lostCount, { count }] = [this.#groups, this.#lostCount, this.#halves];
    for (let at = groups.memberStart[half] ?? 0; at < (groups.memberStart[half + 1] ?? 0); at++) {
      const group = groups.member[at] ?? 0;
      const seen = lostCount[group * count + opponent] ?? 0;
      if (seen === 2) continue;
      lostCount[group * count + opponent] = seen + 1;
      for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
        const user = groups.user[u] ?? 0;
        if (user !== half) this.#decide(user * count + opponent);
      }
    }
  }

  /** `opponent`, to move against `half`, has won: turning into `half` loses. */
  #splitFails(opponent: number, half: number): void {
    const [groups, wonCount, wonSum] = [this.#groups, this.#wonCount, this.#wonSum];
    const { count } = this.#halves;
    for (let at = groups.memberStart[half] ?? 0; at < (groups.memberStart[half + 1] ?? 0); at++) {
      const group = groups.member[at] ?? 0;
      const cell = group * count + opponent;
      const won = (wonCount[cell] ?? 0) + 1;
      const sum = (wonSum[cell] ?? 0) + half;
      wonCount[cell] = won;
      wonSum[cell] = sum;
      const size = groups.size[group] ?? 0;
      if (won === size - 1) {
        // A half position can't turn into itself, so all targets of the last one lose.
        const last = (groups.sum[group] ?? 0) - sum;
        if (groups.of[last] === group) this.#backUpLoss(last * count + opponent);
      } else if (won === size) {
        for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
          const user = groups.user[u] ?? 0;
          if (user !== half) this.#backUpLoss(user * count + opponent);
        }
      }
    }
  }
}

/**
 * For each half position and way of striking: the half positions that become it, at `half × 2 × strengths + way`. A way is
 * `2 × strength`, plus one for a dear strike.
 */
function strikersOf({ count, handCount, strengths, struck, cost }: HalfPositions): Lists {
  const keys = new Int32Array(struck.length);
  const values = new Int32Array(struck.length);
  let length = 0;
  for (let cell = 0; cell < struck.length; cell++) {
    const result = struck[cell] ?? -1;
    if (result === -1) continue;
    keys[length] = 2 * (result * strengths + (cell % strengths)) + (cost?.dear[cell] ?? 0);
    values[length++] = Math.floor(cell / (handCount * strengths));
  }
  return listsByKey(2 * count * strengths, keys.subarray(0, length), values.subarray(0, length));
}

/** For each half position: the entries of {@link HalfPositions.cost} that lead to it. */
function payersOf({ count, handCount, hands, ended, cost }: HalfPositions): Lists {
  const paid: number[] = [];
  for (let at = 0; at < (cost?.after.length ?? 0); at++) {
    const cell = at >>> 1;
    if ((hands[cell] ?? 0) > 0 && ended[Math.floor(cell / handCount)] === 0) paid.push(at);
  }
  return listsByKey(
    count,
    Int32Array.from(paid, (at) => cost?.after[at] ?? 0),
    Int32Array.from(paid),
  );
}

function strikingHands({ handCount, hands }: HalfPositions, half: number): number {
  let striking = 0;
  for (let cell = handCount * half; cell < handCount * (half + 1); cell++) {
    if ((hands[cell] ?? 0) > 0) striking++;
  }
  return striking;
}

function targetHands({ handCount, strengths, struck }: HalfPositions, half: number): number {
  let targets = 0;
  for (let cell = handCount * half; cell < handCount * (half + 1); cell++) {
    if ((struck[cell * strengths + 1] ?? -1) !== -1) targets++;
  }
  return targets;
}
