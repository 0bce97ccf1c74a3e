import type { Census } from '../../analysis/solution.ts';
import { groupByTargets, type Groups } from './groups.ts';
import type { HalfPositions, StrikeCost } from './half-positions.ts';

/**
 * Counts the positions that can be reached from a start, by value.
 *
 * @param table - the entry of each position, by mover and opponent: above 0 for a win, below for a loss.
 */
export function countReachable(
  halves: HalfPositions,
  table: Int16Array,
  [firstMover, firstOther]: readonly [number, number],
): Census {
  const count = new ReachableCount(halves, table);
  count.followFrom(firstMover, firstOther);
  return count.census;
}

/**
 * A count of reachable positions on rows of bits instead of a queue: all new positions of one mover are followed together, so a split is
 * one `or` of two rows, and all that strikes reach is in one row.
 */
class ReachableCount {
  readonly #halves: HalfPositions;
  readonly #table: Int16Array;
  readonly #groups: Groups;
  /** The words of a row, of 32 bits each. */
  readonly #width: number;
  /** A row for each opponent, a bit for each mover: the positions reached, and those followed. */
  readonly #seen: Int32Array;
  readonly #done: Int32Array;
  /** By 32 movers, whether any of their positions is reached and not followed. */
  readonly #isOpen: Uint8Array;
  /** The opponents who are not out. */
  readonly #standing: Int32Array;
  readonly #results: StrikeResults;
  /** A row for each group, a bit for each opponent: those met by one user of the group, and by two. */
  readonly #once: Int32Array;
  readonly #twice: Int32Array;
  /** Rows for 32 movers, a bit for each opponent: their open positions. */
  readonly #rows: Int32Array;
  readonly #meets = new Uint8Array(32);
  readonly #hit: Int32Array;
  #reachable = 0;
  #win = 0;
  #lose = 0;

  constructor(halves: HalfPositions, table: Int16Array) {
    const { count, ended } = halves;
    const width = Math.ceil(count / 32);
    this.#halves = halves;
    this.#table = table;
    this.#groups = groupByTargets(halves);
    this.#width = width;
    this.#seen = new Int32Array(count * width);
    this.#done = new Int32Array(count * width);
    this.#isOpen = new Uint8Array(width);
    this.#standing = new Int32Array(width);
    for (let half = 0; half < count; half++) if (ended[half] === 0) setBit(this.#standing, 0, half);
    this.#results = resultsOfStrikes(halves, width);
    this.#once = new Int32Array(this.#groups.count * width);
    this.#twice = new Int32Array(this.#groups.count * width);
    this.#rows = new Int32Array(32 * width);
    this.#hit = new Int32Array(width);
  }

  get census(): Census {
    const [reachable, win, lose] = [this.#reachable, this.#win, this.#lose];
    return { reachable, win, draw: reachable - win - lose, lose };
  }

  followFrom(mover: number, other: number): void {
    const [isOpen, meets, width] = [this.#isOpen, this.#meets, this.#width];
    this.#reach(other, mover >>> 5, 1 << (mover & 31));
    while (isOpen.includes(1)) {
      for (let movers = 0; movers < width; movers++) {
        if (isOpen[movers] === 0) continue;
        isOpen[movers] = 0;
        this.#takeOut(movers);
        for (let bit = 0; bit < 32; bit++) {
          if (meets[bit] === 1) this.#follow(32 * movers + bit, bit * width);
        }
      }
    }
  }

  /** Reaches the positions of an opponent against the movers of one word. */
  #reach(other: number, word: number, movers: number): void {
    const at = other * this.#width + word;
    const before = this.#seen[at] ?? 0;
    if ((movers & ~before) === 0) return;
    this.#seen[at] = before | movers;
    this.#isOpen[word] = 1;
  }

  /** Removes the open positions of 32 movers. */
  #takeOut(movers: number): void {
    const [rows, meets, width] = [this.#rows, this.#meets, this.#width];
    const [seen, done, { count }] = [this.#seen, this.#done, this.#halves];
    rows.fill(0);
    meets.fill(0);
    for (let other = 0; other < count; other++) {
      const at = other * width + movers;
      let fresh = (seen[at] ?? 0) & ~(done[at] ?? 0);
      done[at] = seen[at] ?? 0;
      while (fresh !== 0) {
        const bit = 31 - Math.clz32(fresh);
        fresh ^= 1 << bit;
        setBit(rows, bit * width, other);
        meets[bit] = 1;
      }
    }
  }

  #follow(mover: number, row: number): void {
    const { handCount, hands, ended, cost } = this.#halves;
    const [rows, standing, width] = [this.#rows, this.#standing, this.#width];
    this.#tally(mover, row);
    if (ended[mover] === 1) return;
    for (let word = 0; word < width; word++) {
      rows[row + word] = (rows[row + word] ?? 0) & (standing[word] ?? 0);
    }
    for (let own = handCount * mover; own < handCount * (mover + 1); own++) {
      const strength = hands[own] ?? 0;
      // Equal hands are adjacent and do the same.
      if (strength === 0 || (own > handCount * mover && strength === hands[own - 1])) continue;
      if (cost === undefined) this.#strike(mover, row, strength);
      else this.#strikeAtCost(cost, row, own);
    }
    if (this.#groups.passes[mover] === 1) {
      for (let word = 0; word < width; word++) this.#reach(mover, word, rows[row + word] ?? 0);
    }
    this.#split(mover, row);
  }

  #tally(mover: number, row: number): void {
    const [rows, table, width, { count }] = [this.#rows, this.#table, this.#width, this.#halves];
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      const first = mover * count + 32 * word;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const entry = table[first + bit] ?? 0;
        this.#reachable++;
        if (entry > 0) this.#win++;
        else if (entry < 0) this.#lose++;
      }
    }
  }

  /** Follows the strikes of a mover with one strength, without cost. */
  #strike(mover: number, row: number, strength: number): void {
    const [rows, hit, seen, width] = [this.#rows, this.#hit, this.#seen, this.#width];
    const { byStrength, made, cells } = this.#results;
    const { handCount } = this.#halves;
    // Often all results are reached already.
    let isSpent = true;
    for (let word = 0; word < width && isSpent; word++) {
      isSpent = ((made[strength * width + word] ?? 0) & ~(seen[mover * width + word] ?? 0)) === 0;
    }
    if (isSpent) return;
    hit.fill(0);
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const first = strength * cells + handCount * (32 * word + bit);
        for (let cell = first; cell < first + handCount; cell++) {
          const result = byStrength[cell] ?? -1;
          if (result !== -1) setBit(hit, 0, result);
        }
      }
    }
    for (let word = 0; word < width; word++) this.#reach(mover, word, hit[word] ?? 0);
  }

  /** Follows the strikes of a mover with one hand, with their cost. */
  #strikeAtCost({ dear, after }: StrikeCost, row: number, own: number): void {
    const [rows, width, { byStrength, cells }] = [this.#rows, this.#width, this.#results];
    const { handCount, hands, strengths, ended } = this.#halves;
    const strength = hands[own] ?? 0;
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const first = handCount * (32 * word + bit);
        for (let cell = first; cell < first + handCount; cell++) {
          const result = byStrength[strength * cells + cell] ?? -1;
          if (result === -1) continue;
          const paid = ended[result] === 1 ? 0 : (dear[cell * strengths + strength] ?? 0);
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
    const [groups, rows, width] = [this.#groups, this.#rows, this.#width];
    const [once, twice] = [this.#once, this.#twice];
    const group = groups.of[mover] ?? -1;
    if (group === -1) return;
    const begin = groups.targetStart[group] ?? 0;
    const end = groups.targetStart[group + 1] ?? 0;
    for (let word = 0; word < width; word++) {
      const others = rows[row + word] ?? 0;
      const cell = group * width + word;
      const fresh = others & ~(twice[cell] ?? 0);
      if (fresh === 0) continue;
      twice[cell] = (twice[cell] ?? 0) | (others & (once[cell] ?? 0));
      once[cell] = (once[cell] ?? 0) | others;
      for (let at = begin; at < end; at++) {
        const target = groups.target[at] ?? 0;
        if (target !== mover) this.#reach(target, word, fresh);
      }
    }
  }
}

interface StrikeResults {
  /** The strikes of one strength. */
  readonly cells: number;
  /** The results of strikes, by strength first, since a mover strikes all opponents with the same strength. */
  readonly byStrength: Int32Array;
  /** A row for each strength, a bit for each half position that results from it. */
  readonly made: Int32Array;
}

function resultsOfStrikes(
  { count, handCount, strengths, struck }: HalfPositions,
  width: number,
): StrikeResults {
  const cells = handCount * count;
  const byStrength = new Int32Array(struck.length);
  const made = new Int32Array(strengths * width);
  for (let cell = 0; cell < struck.length; cell++) {
    const strength = cell % strengths;
    const result = struck[cell] ?? -1;
    byStrength[strength * cells + Math.floor(cell / strengths)] = result;
    if (result !== -1) setBit(made, strength * width, result);
  }
  return { cells, byStrength, made };
}

function setBit(rows: Int32Array, row: number, bit: number): void {
  const at = row + (bit >>> 5);
  rows[at] = (rows[at] ?? 0) | (1 << (bit & 31));
}
