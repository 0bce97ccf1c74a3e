import { message } from '../../words/message.ts';
import { mostSides, type Sides } from '../sides.ts';
import { groupByTargets, listsByKey } from './groups.ts';
import { numberQueue } from './number-queue.ts';
import { countReachable } from './reachable.ts';
import { decode, UnsolvableGame, type CountedSolution } from '../solution.ts';

/** Is told how many positions are decided so far. */
export type Progress = (decided: number) => void;

/** Above all entries: a position that is not decided yet has this one and what could still save its mover. */
const undecided = 32_700;

/** The highest entry before which the next one can be told from it. */
const longest = undecided - 2;

/**
 * Solves every pair of sides by retrograde analysis, level by level, in typed arrays.
 *
 * Attacks are followed backwards through an inverted table of {@link Sides.struck}. Splits are not
 * followed one by one: all that a side can turn into is one group, which many sides share, so that
 * counting what is decided in a group serves every one of them.
 *
 * @param progress - is called about a hundred times in a large solve.
 * @throws UnsolvableGame where there are too many positions.
 */
export function solveSides<Position>(
  sides: Sides<Position>,
  progress?: Progress,
): CountedSolution<Position> {
  const { count } = sides;
  if (count > mostSides) {
    throw new UnsolvableGame(message('game.too-many-positions', { positions: count * count }));
  }
  const table = decideAll(sides, progress);
  return {
    bytes: table.byteLength,
    evaluate: (position) => {
      const [mover, other] = sides.of(position);
      return decode(table[mover * count + other] ?? 0);
    },
    census: (start) => countReachable(sides, table, sides.of(start)),
  };
}

function decideAll<Position>(sides: Sides<Position>, progress?: Progress): Int16Array {
  const { count, strengths, hands, ended, whoEnds } = sides;
  const groups = groupByTargets(sides);
  const strikers = strikersOf(sides);

  /**
   * The entry of each position that is decided, as {@link decode} reads it; before that `undecided` and the
   * number of things that could still save its mover from losing: strikes, the group, a pass.
   */
  const table = new Int16Array(count * count);
  const queue = numberQueue();
  /** For each group and opponent: how many of the group are won by the opponent, and their sum. */
  const wonCount = new Uint16Array(groups.count * count);
  const wonSum = new Int32Array(groups.count * count);
  /** For each group and opponent: how many of the group the opponent loses, counted up to 2. */
  const lostCount = new Uint8Array(groups.count * count);

  /** The entry of a position whose mover has a side that ends the game. */
  const endedEntry = whoEnds === 'loses' ? -1 : 1;
  const endedSides = Int32Array.from(ended.keys()).filter((side) => ended[side] === 1);
  const rows = new Map<number, Int16Array>();
  for (let mover = 0; mover < count; mover++) {
    const first = mover * count;
    if (ended[mover] === 1) {
      table.fill(endedEntry, first, first + count);
      for (let other = 0; other < count; other++) queue.push(first + other);
      continue;
    }
    // All who strike with as many hands and can do as much to their own have the same row.
    const live = liveHands(sides, mover);
    const own = (groups.of[mover] === -1 ? 0 : 1) + (groups.passes[mover] ?? 0);
    const row = rows.get(4 * live + own) ?? firstRow(live, own);
    rows.set(4 * live + own, row);
    table.set(row, first);
    for (const other of endedSides) queue.push(first + other);
  }

  function firstRow(live: number, own: number): Int16Array {
    return Int16Array.from({ length: count }, (_, other) =>
      ended[other] === 1 ? -endedEntry : undecided + live * liveHands(sides, other) + own,
    );
  }

  let entry = 0;

  function decide(position: number): void {
    if ((table[position] ?? 0) < undecided) return;
    table[position] = entry;
    queue.push(position);
  }

  /** One successor of `position` is lost for its mover; without any other the position is. */
  function backUpLoss(position: number): void {
    const left = (table[position] ?? 0) - 1;
    if (left > undecided) table[position] = left;
    else if (left === undecided) decide(position);
  }

  /** `opponent`, to move against `side`, has lost: whoever can turn into `side` wins. */
  function splitWins(opponent: number, side: number): void {
    for (let at = groups.memberStart[side] ?? 0; at < (groups.memberStart[side + 1] ?? 0); at++) {
      const group = groups.member[at] ?? 0;
      const seen = lostCount[group * count + opponent] ?? 0;
      if (seen === 2) continue;
      lostCount[group * count + opponent] = seen + 1;
      for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
        const user = groups.user[u] ?? 0;
        if (user !== side) decide(user * count + opponent);
      }
    }
  }

  /** `opponent`, to move against `side`, has won: nobody wants to turn into `side`. */
  function splitFails(opponent: number, side: number): void {
    for (let at = groups.memberStart[side] ?? 0; at < (groups.memberStart[side + 1] ?? 0); at++) {
      const group = groups.member[at] ?? 0;
      const cell = group * count + opponent;
      const won = (wonCount[cell] ?? 0) + 1;
      const sum = (wonSum[cell] ?? 0) + side;
      wonCount[cell] = won;
      wonSum[cell] = sum;
      const size = groups.size[group] ?? 0;
      if (won === size - 1) {
        // A side can't turn into itself, so the one that is left has only these, and all fail it.
        const last = (groups.sum[group] ?? 0) - sum;
        if (groups.of[last] === group) backUpLoss(last * count + opponent);
      } else if (won === size) {
        for (let u = groups.userStart[group] ?? 0; u < (groups.userStart[group + 1] ?? 0); u++) {
          const user = groups.user[u] ?? 0;
          if (user !== side) backUpLoss(user * count + opponent);
        }
      }
    }
  }

  const step = Math.max(1 << 16, Math.floor((count * count) / 100));
  let nextReport = step;
  let head = 0;
  for (let position = queue.shift(); position !== -1; position = queue.shift()) {
    const mover = Math.floor(position / count);
    const striker = position - mover * count;
    const value = table[position] ?? 0;
    if (Math.abs(value) > longest)
      throw new RangeError('The game is longer than the table can tell.');
    entry = value < 0 ? 1 - value : -1 - value;
    const wins = value < 0;
    // Both had a turn before this position, unless the game was over already.
    if (ended[striker] === 0) {
      for (let hand = 0; hand < 2; hand++) {
        const strength = hands[2 * striker + hand] ?? 0;
        if (strength === 0) continue;
        const cell = mover * strengths + strength;
        for (let at = strikers.start[cell] ?? 0; at < (strikers.start[cell + 1] ?? 0); at++) {
          const before = striker * count + (strikers.side[at] ?? 0);
          if (wins) decide(before);
          else backUpLoss(before);
        }
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

/** For each side and strength: the sides that turn into it when struck with that strength. */
function strikersOf<Position>(sides: Sides<Position>): { start: Int32Array; side: Int32Array } {
  const { count, strengths, struck } = sides;
  const keys = new Int32Array(struck.length);
  const values = new Int32Array(struck.length);
  let length = 0;
  for (let cell = 0; cell < struck.length; cell++) {
    const result = struck[cell] ?? -1;
    if (result === -1) continue;
    keys[length] = result * strengths + (cell % strengths);
    values[length++] = Math.floor(cell / (2 * strengths));
  }
  const { start, item } = listsByKey(
    count * strengths,
    keys.subarray(0, length),
    values.subarray(0, length),
  );
  return { start, side: item };
}

function liveHands<Position>(sides: Sides<Position>, side: number): number {
  return (sides.hands[2 * side] === 0 ? 0 : 1) + (sides.hands[2 * side + 1] === 0 ? 0 : 1);
}
