import type { Census, Progress } from '../../analysis/solution.ts';
import { bitCount, hasBit, setBit, transpose } from './bit-rows.ts';
import { groupByTargets, type Groups } from './groups.ts';
import type { HalfPositions, StrikeCost } from './half-positions.ts';
import { none, resultsOfStrikes, type StrikeResults } from './strike-results.ts';

/** Every pair of half positions, solved. */
export interface DecidedPairs {
  /** The entry of each position, by mover and opponent: above 0 for a win, below for a loss. */
  readonly table: Int16Array;
  /** The number of positions that are won, and lost. */
  readonly wins: number;
  readonly losses: number;
}

/** The number of positions between two reports of the progress. */
const reportedEvery = 2 ** 18;

/**
 * Counts the positions that can be reached from a start, by value.
 *
 * @param progress - called about every 250,000 positions, with about their number; may cancel by throwing.
 */
export function countReachable(
  halves: HalfPositions,
  decided: DecidedPairs,
  [firstMover, firstOther]: readonly [number, number],
  progress?: Progress,
): Census {
  const count = new ReachableCount(halves, progress);
  count.followFrom(firstMover, firstOther);
  return count.census(decided);
}

/** The words of a strip of movers, and the bits of their number: a line of a processor's cache. */
const [stripWords, stripBits] = [16, 4];

/**
 * A count of reachable positions on rows of bits instead of a queue: all new positions of one mover are followed together, so a split is
 * one `or` of two rows, and all that strikes reach is in one row.
 *
 * Half positions of a group behave alike, so at first only one of each group strikes. Its splits spread to the whole group what it
 * reaches, which is nearly all. Little is missing then, and the strikes of all others are followed back from that.
 */
class ReachableCount {
  readonly #halves: HalfPositions;
  readonly #progress: Progress | undefined;
  /** About how many positions have been followed: one opponent in 32 is counted. */
  #followed = 0;
  #reported = 0;
  readonly #groups: Groups;
  /** The half positions in the order of their bits, those of a group side by side. */
  readonly #inOrder: Int32Array;
  /** By half position, its place in that order. */
  readonly #place: Int32Array;
  /** The words of a row, of 32 bits each. */
  readonly #width: number;
  /** A row for each opponent, a bit for each mover, strip by strip: the positions reached, and those followed. */
  readonly #seen: Int32Array;
  readonly #done: Int32Array;
  /** By strip of movers and 32 opponents, whether any of their positions is reached and not followed. */
  readonly #isOpen: Uint8Array;
  /** Movers whose strikes are followed once all else is. */
  readonly #waits: Uint8Array;
  /** The opponents who are not out. */
  readonly #standing: Int32Array;
  readonly #results: StrikeResults;
  /** A row for each group, a bit for each opponent: those met by one user of the group, and by two. */
  readonly #once: Int32Array;
  readonly #twice: Int32Array;
  /** Rows for the movers of a strip, a bit for each opponent. */
  readonly #rows: Int32Array;
  readonly #meets = new Uint8Array(32 * stripWords);
  readonly #squares = new Int32Array(32 * stripWords);
  /** Scratch for a row, and for the places of its words. */
  readonly #row: Int32Array;
  readonly #words: Int32Array;

  constructor(halves: HalfPositions, progress?: Progress) {
    const { count, ended } = halves;
    const width = Math.ceil(count / 32);
    this.#halves = halves;
    this.#progress = progress;
    this.#groups = groupByTargets(halves);
    const { of, user, userStart } = this.#groups;
    this.#inOrder = Int32Array.from(of.keys()).sort((one, two) => (of[one] ?? 0) - (of[two] ?? 0));
    this.#place = new Int32Array(count);
    this.#inOrder.forEach((half, place) => (this.#place[half] = place));
    this.#width = width;
    const strips = Math.ceil(width / stripWords);
    this.#seen = new Int32Array(strips * stripWords * count);
    this.#done = new Int32Array(strips * stripWords * count);
    this.#isOpen = new Uint8Array(strips * width);
    this.#waits = Uint8Array.from(of, (group, half) =>
      group === -1 || user[userStart[group] ?? 0] === half ? 0 : 1,
    );
    this.#standing = new Int32Array(width);
    this.#inOrder.forEach((half, place) => {
      if (ended[half] === 0) setBit(this.#standing, 0, place);
    });
    this.#results = resultsOfStrikes(halves, this.#inOrder, this.#place);
    this.#once = new Int32Array(this.#groups.count * width);
    this.#twice = new Int32Array(this.#groups.count * width);
    this.#rows = new Int32Array(32 * stripWords * width);
    this.#row = new Int32Array(width);
    this.#words = new Int32Array(width);
  }

  followFrom(mover: number, other: number): void {
    const place = this.#place[mover] ?? 0;
    this.#reach(other, place >>> 5, 1 << (place & 31));
    this.#followOpen();
    const waits = this.#waits.slice();
    this.#waits.fill(0);
    this.#eachRow('seen', (striker, row) => {
      if (waits[striker] === 1) this.#strikeAll(striker, row);
    });
    this.#followOpen();
  }

  /** Counts the reached positions or, if there are fewer, all others, which it takes away from the decided ones. */
  census({ table, wins, losses }: DecidedPairs): Census {
    const [seen, { count }] = [this.#seen, this.#halves];
    let reachable = 0;
    for (let at = 0; at < seen.length; at++) reachable += bitCount(seen[at] ?? 0);
    const isMost = 2 * reachable > count * count;
    const lastWord = -1 >>> (31 - ((count - 1) & 31));
    let [win, lose] = [0, 0];
    this.#eachRow('seen', (mover, row) => {
      for (let word = 0; word < this.#width; word++) {
        let others = this.#rows[row + word] ?? 0;
        if (isMost) others = ~others & (word < this.#width - 1 ? -1 : lastWord);
        while (others !== 0) {
          const bit = 31 - Math.clz32(others);
          others ^= 1 << bit;
          const entry = table[mover * count + (this.#inOrder[32 * word + bit] ?? 0)] ?? 0;
          if (entry > 0) win++;
          else if (entry < 0) lose++;
        }
      }
    });
    if (isMost) [win, lose] = [wins - win, losses - lose];
    return { reachable, win, draw: reachable - win - lose, lose };
  }

  #followOpen(): void {
    while (this.#isOpen.includes(1)) {
      this.#eachRow('open', (mover, row) => {
        this.#follow(mover, row);
      });
    }
  }

  /** Reaches the positions of an opponent against the movers of one word. */
  #reach(half: number, word: number, movers: number): void {
    const other = this.#place[half] ?? 0;
    const at = this.#entryOf(other, word);
    const before = this.#seen[at] ?? 0;
    if ((movers & ~before) === 0) return;
    this.#seen[at] = before | movers;
    this.#isOpen[(word >>> stripBits) * this.#width + (other >>> 5)] = 1;
  }

  /** The place in a table of an opponent's word. */
  #entryOf(other: number, word: number): number {
    const strip = word >>> stripBits;
    return stripWords * (strip * this.#halves.count + other) + (word & (stripWords - 1));
  }

  /** Visits all movers with the opponents that are reached, or those with open positions, which it removes. */
  #eachRow(which: 'seen' | 'open', visit: (mover: number, row: number) => void): void {
    const [meets, width, { count }] = [this.#meets, this.#width, this.#halves];
    for (let strip = 0; strip * stripWords < width; strip++) {
      if (!this.#fillRows(strip, which)) continue;
      this.#report();
      const first = 32 * stripWords * strip;
      const end = Math.min(meets.length, count - first);
      for (let mover = 0; mover < end; mover++) {
        if (which === 'seen' || meets[mover] === 1)
          visit(this.#inOrder[first + mover] ?? 0, mover * width);
      }
    }
  }

  #report(): void {
    if (this.#followed < this.#reported + reportedEvery) return;
    this.#reported = this.#followed;
    this.#progress?.(this.#followed);
  }

  /** Fills the rows of a strip. @returns whether any position is in them. */
  #fillRows(strip: number, which: 'seen' | 'open'): boolean {
    const [rows, meets, width, isOpen] = [this.#rows, this.#meets, this.#width, this.#isOpen];
    const squares = this.#squares;
    let isEmpty = true;
    for (let others = 0; others < width; others++) {
      const flag = strip * width + others;
      if (which === 'open') {
        if (isOpen[flag] === 0) continue;
        isOpen[flag] = 0;
      }
      if (isEmpty) {
        rows.fill(0);
        meets.fill(0);
        isEmpty = false;
      }
      const filled = this.#takeSquares(strip, others, which);
      for (let word = 0; word < stripWords; word++) {
        if ((filled & (1 << word)) === 0) continue;
        transpose(squares, 32 * word);
        for (let mover = 32 * word; mover < 32 * (word + 1); mover++) {
          const met = squares[mover] ?? 0;
          if (met === 0) continue;
          rows[mover * width + others] = met;
          meets[mover] = 1;
        }
      }
    }
    return !isEmpty;
  }

  /** Takes squares of 32 movers and 32 opponents. @returns a bit for each that isn't empty. */
  #takeSquares(strip: number, others: number, which: 'seen' | 'open'): number {
    const [seen, done, { count }] = [this.#seen, this.#done, this.#halves];
    const squares = this.#squares;
    const bits = Math.min(32, count - 32 * others);
    const open = which === 'open' ? -1 : 0;
    if (bits < 32) squares.fill(0);
    let [filled, followed] = [0, 0];
    for (let bit = 0; bit < bits; bit++) {
      const start = stripWords * (strip * count + 32 * others + bit);
      for (let word = 0; word < stripWords; word++) {
        const reached = seen[start + word] ?? 0;
        const before = done[start + word] ?? 0;
        const taken = reached & ~(before & open);
        squares[32 * word + bit] = taken;
        done[start + word] = before | (reached & open);
        if (taken === 0) continue;
        filled |= 1 << word;
        // To count all of them would take a seventh of the time.
        if (bit === 0) followed += 32 * bitCount(taken);
      }
    }
    if (which === 'open') this.#followed += followed;
    return filled;
  }

  #follow(mover: number, row: number): void {
    const [rows, standing, width] = [this.#rows, this.#standing, this.#width];
    if (this.#halves.ended[mover] === 1) return;
    if (this.#waits[mover] === 0) this.#strikeAll(mover, row);
    if (this.#groups.passes[mover] === 1) {
      for (let word = 0; word < width; word++) {
        this.#reach(mover, word, (rows[row + word] ?? 0) & (standing[word] ?? 0));
      }
    }
    this.#split(mover, row);
  }

  /** Follows the strikes of a mover. */
  #strikeAll(mover: number, row: number): void {
    const { handCount, hands, cost, ended } = this.#halves;
    if (ended[mover] === 1) return;
    let struck = 0;
    for (let word = 0; word < this.#width; word++) struck += bitCount(this.#rows[row + word] ?? 0);
    for (let own = handCount * mover; own < handCount * (mover + 1); own++) {
      const strength = hands[own] ?? 0;
      // Equal hands are adjacent and do the same.
      if (strength === 0 || (own > handCount * mover && strength === hands[own - 1])) continue;
      if (cost === undefined) this.#strike(mover, row, strength, struck);
      else this.#strikeAtCost(cost, row, own);
    }
  }

  /**
   * Follows the strikes of a mover with one strength, without cost: from the struck opponents or, if fewer, back from
   * the results that are not reached yet.
   * S. Beamer, K. Asanović and D. Patterson, "Direction-optimizing breadth-first search", SC 2012.
   */
  #strike(mover: number, row: number, strength: number, struck: number): void {
    const [found, seen, width] = [this.#row, this.#seen, this.#width];
    const { made } = this.#results;
    const other = this.#place[mover] ?? 0;
    let missing = 0;
    for (let word = 0; word < width; word++) {
      const unseen =
        (made[strength * width + word] ?? 0) & ~(seen[this.#entryOf(other, word)] ?? 0);
      found[word] = unseen;
      if (unseen !== 0) missing += bitCount(unseen);
    }
    if (missing === 0) return;
    if (struck < missing) this.#findResults(row, strength);
    else this.#keepResults(row, strength);
    for (let word = 0; word < width; word++) this.#reach(mover, word, found[word] ?? 0);
  }

  /** Makes the scratch row that of the results of strikes. */
  #findResults(row: number, strength: number): void {
    const [rows, found, width] = [this.#rows, this.#row, this.#width];
    const { after, cells } = this.#results;
    const { handCount } = this.#halves;
    found.fill(0);
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const first = strength * cells + handCount * (32 * word + bit);
        for (let cell = first; cell < first + handCount; cell++) {
          const result = after[cell] ?? none;
          if (result !== none) setBit(found, 0, result);
        }
      }
    }
  }

  /** Removes from the scratch row what no strike results in. */
  #keepResults(row: number, strength: number): void {
    const [rows, found, width] = [this.#rows, this.#row, this.#width];
    const { start, before } = this.#results;
    for (let word = 0; word < width; word++) {
      let results = found[word] ?? 0;
      let kept = results;
      const first = strength * 32 * width + 32 * word;
      while (results !== 0) {
        const bit = 31 - Math.clz32(results);
        results ^= 1 << bit;
        let at = start[first + bit] ?? 0;
        const end = start[first + bit + 1] ?? 0;
        while (at < end && !hasBit(rows, row, before[at] ?? 0)) at++;
        if (at === end) kept ^= 1 << bit;
      }
      found[word] = kept;
    }
  }

  /** Follows the strikes of a mover with one hand, with their cost. */
  #strikeAtCost({ dear, after }: StrikeCost, row: number, own: number): void {
    const [rows, width, results] = [this.#rows, this.#width, this.#results];
    const { handCount, hands, strengths, ended } = this.#halves;
    const strength = hands[own] ?? 0;
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const first = handCount * (32 * word + bit);
        for (let cell = first; cell < first + handCount; cell++) {
          const result = results.after[strength * results.cells + cell] ?? none;
          if (result === none) continue;
          const half = this.#inOrder[result] ?? 0;
          const other = this.#inOrder[32 * word + bit] ?? 0;
          const struck = handCount * other + cell - first;
          const paid = ended[half] === 1 ? 0 : (dear[struck * strengths + strength] ?? 0);
          const striker = after[2 * own + paid] ?? 0;
          this.#reach(striker, result >>> 5, 1 << (result & 31));
        }
      }
    }
  }

  /**
   * Follows the splits of a mover. The first user of a group to meet an opponent reaches all targets of the group but
   * itself; the second user adds that one.
   */
  #split(mover: number, row: number): void {
    const [groups, rows, width, standing] = [this.#groups, this.#rows, this.#width, this.#standing];
    const [once, twice, fresh, places] = [this.#once, this.#twice, this.#row, this.#words];
    const group = groups.of[mover] ?? -1;
    if (group === -1) return;
    const begin = groups.targetStart[group] ?? 0;
    const end = groups.targetStart[group + 1] ?? 0;
    let length = 0;
    for (let word = 0; word < width; word++) {
      const others = (rows[row + word] ?? 0) & (standing[word] ?? 0);
      if (others === 0) continue;
      const cell = group * width + word;
      const met = others & ~(twice[cell] ?? 0);
      if (met === 0) continue;
      twice[cell] = (twice[cell] ?? 0) | (others & (once[cell] ?? 0));
      once[cell] = (once[cell] ?? 0) | others;
      fresh[length] = met;
      places[length++] = word;
    }
    for (let at = begin; at < end; at++) {
      const target = groups.target[at] ?? 0;
      if (target === mover) continue;
      for (let each = 0; each < length; each++) {
        this.#reach(target, places[each] ?? 0, fresh[each] ?? 0);
      }
    }
  }
}
