import { message } from '../../../words/message.ts';
import type { SolverMemory } from '../../capabilities/solver.ts';
import { UnsolvableGame, type CountedSolution, type Progress } from '../../analysis/solution.ts';
import { listsByKey, type Lists } from '../../solver/lists.ts';
import { decode } from '../../analysis/value.ts';
import type { ChopsticksPosition } from '../position.ts';
import { countReachable } from './reachable.ts';
import { groupByTargets } from './groups.ts';
import { mostHalves, mostHalvesAlone, type HalfPositions } from './half-positions.ts';
import { numberQueue } from './number-queue.ts';
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
  const table = decidePairs(halves, progress);
  const pairs = numberPairs(halves);
  return {
    bytes: table.byteLength,
    evaluate: (position) => decode(table[pairs.of(position)] ?? 0),
    census: (start) => countReachable(halves, table, halves.of(start)),
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
export function decidePairs(halves: HalfPositions, progress?: Progress): Int16Array {
  const { count, handCount, strengths, hands, ended, whoEnds, cost } = halves;
  const groups = groupByTargets(halves);
  const strikers = strikersOf(halves);
  const payers = payersOf(halves);

  /**
   * The entry of each decided position, as {@link decode} reads it; before that, `undecided` plus the number of ways that
   * may still save its mover: strikes, the group, a pass.
   */
  const table = emptyTable(count);
  const queue = numberQueue(count * count);
  /** For each group and opponent: the number of targets that the opponent wins, and their sum. */
  const wonCount = new Uint16Array(groups.count * count);
  const wonSum = new Int32Array(groups.count * count);
  /** For each group and opponent: the number of targets that the opponent loses, up to 2. */
  const lostCount = new Uint8Array(groups.count * count);

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
    const live = strikingHands(halves, mover);
    const own = (groups.of[mover] === -1 ? 0 : 1) + (groups.passes[mover] ?? 0);
    const row = rows.get(4 * live + own) ?? firstRow(live, own);
    rows.set(4 * live + own, row);
    table.set(row, first);
    for (const other of endedHalves) queue.push(first + other);
  }

  function firstRow(live: number, own: number): Int16Array {
    const row = new Int16Array(count);
    for (let other = 0; other < count; other++) {
      row[other] =
        ended[other] === 1 ? -endedEntry : undecided + live * targetHands(halves, other) + own;
    }
    return row;
  }

  let entry = 0;

  function decide(position: number): void {
    if ((table[position] ?? 0) < undecided) return;
    table[position] = entry;
    queue.push(position);
  }

  /** A successor of `position` loses for its mover; the position is lost once all do. */
  function backUpLoss(position: number): void {
    const left = (table[position] ?? 0) - 1;
    if (left > undecided) table[position] = left;
    else if (left === undecided) decide(position);
  }

  /** `opponent`, to move against `half`, has lost: half positions that can turn into `half` win. */
  function splitWins(opponent: number, half: number): void {
    for (let at = groups.memberStart[half] ?? 0; at < (groups.memberStart[half + 1] ?? 0); at++) {
      const group = groups.member[at] ?? 0;
      const seen = lostCount[group * count + opponent] ?? 0;
      if (seen === 2) continue;
      lostCount[group * count + opponent] = seen + 1;
      for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
        const user = groups.user[u] ?? 0;
        if (user !== half) decide(user * count + opponent);
      }
    }
  }

  /** `opponent`, to move against `half`, has won: turning into `half` loses. */
  function splitFails(opponent: number, half: number): void {
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
        if (groups.of[last] === group) backUpLoss(last * count + opponent);
      } else if (won === size) {
        for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
          const user = groups.user[u] ?? 0;
          if (user !== half) backUpLoss(user * count + opponent);
        }
      }
    }
  }

  /**
   * Goes back over the strikes that lead to a half position.
   *
   * @param way - the way of the strike, see {@link strikersOf}, or the first of two.
   */
  function struckBefore(
    half: number,
    striker: number,
    way: number,
    ways: number,
    wins: boolean,
  ): void {
    const list = half * 2 * strengths + way;
    const end = strikers.start[list + ways] ?? 0;
    for (let at = strikers.start[list] ?? 0; at < end; at++) {
      const before = striker * count + (strikers.item[at] ?? 0);
      if (wins) decide(before);
      else backUpLoss(before);
    }
  }

  const step = Math.max(1 << 16, Math.floor((count * count) / 100));
  let nextReport = step;
  let head = 0;
  for (let position = queue.shift(); position !== -1; position = queue.shift()) {
    const mover = Math.floor(position / count);
    const striker = position - mover * count;
    const value = table[position] ?? 0;
    if (Math.abs(value) > longest) throw new RangeError('The game is too long for the table.');
    entry = value < 0 ? 1 - value : -1 - value;
    const wins = value < 0;
    // Both players were in before this position.
    if (cost === undefined) {
      if (ended[striker] === 0) {
        for (let cell = handCount * striker; cell < handCount * (striker + 1); cell++) {
          const strength = hands[cell] ?? 0;
          if (strength > 0) struckBefore(mover, striker, 2 * strength, 2, wins);
        }
      }
    } else {
      for (let at = payers.start[striker] ?? 0; at < (payers.start[striker + 1] ?? 0); at++) {
        const paid = payers.item[at] ?? 0;
        const cell = paid >>> 1;
        const strength = hands[cell] ?? 0;
        const before = Math.floor(cell / handCount);
        if (ended[mover] === 0) struckBefore(mover, before, 2 * strength + (paid & 1), 1, wins);
        // A strike that ends the game isn't dear.
        else if ((paid & 1) === 0) struckBefore(mover, before, 2 * strength, 2, wins);
      }
    }
    if (ended[mover] === 0) {
      if (groups.passes[striker] === 1) {
        const before = striker * count + mover;
        if (wins) decide(before);
        else backUpLoss(before);
      }
      if (wins) splitWins(mover, striker);
      else splitFails(mover, striker);
    }
    if (progress !== undefined && head === nextReport) {
      progress(head);
      nextReport += step;
    }
    head++;
  }
  for (let position = 0; position < table.length; position++) {
    if ((table[position] ?? 0) >= undecided) table[position] = 0;
  }
  return table;
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
