import type { Census } from '../../analysis/solution.ts';
import { groupByTargets } from './groups.ts';
import type { HalfPositions, StrikeCost } from './half-positions.ts';

/**
 * Counts the positions that can be reached from a start, by value.
 *
 * Works on rows of bits instead of a queue of positions: all new positions of one mover are followed together, so a split is
 * one `or` of two rows, and all that strikes reach is in one row.
 *
 * @param table - the entry of each position, by mover and opponent: above 0 for a win, below for a loss.
 */
export function countReachable(
  halves: HalfPositions,
  table: Int16Array,
  [firstMover, firstOther]: readonly [number, number],
): Census {
  const { count, handCount, strengths, hands, struck, ended, cost } = halves;
  const cells = handCount * count;
  const width = Math.ceil(count / 32);
  const groups = groupByTargets(halves);
  /** A row for each opponent, a bit for each mover: the positions reached, and those followed. */
  const seen = new Int32Array(count * width);
  const done = new Int32Array(count * width);
  /** By 32 movers, whether any of their positions is reached and not followed. */
  const isOpen = new Uint8Array(width);
  /** The opponents who are not out. */
  const standing = new Int32Array(width);
  for (let half = 0; half < count; half++) if (ended[half] === 0) setBit(standing, 0, half);
  /** The results of strikes, by strength first, since a mover strikes all opponents with the same strength. */
  const byStrength = new Int32Array(struck.length);
  /** A row for each strength, a bit for each half position that results from it. */
  const made = new Int32Array(strengths * width);
  for (let cell = 0; cell < struck.length; cell++) {
    const strength = cell % strengths;
    const result = struck[cell] ?? -1;
    byStrength[strength * cells + Math.floor(cell / strengths)] = result;
    if (result !== -1) setBit(made, strength * width, result);
  }
  /** A row for each group, a bit for each opponent: those met by one user of the group, and by two. */
  const once = new Int32Array(groups.count * width);
  const twice = new Int32Array(groups.count * width);
  let reachable = 0;
  let win = 0;
  let lose = 0;

  /** Reaches the positions of an opponent against the movers of one word. */
  function reach(other: number, word: number, movers: number): void {
    const at = other * width + word;
    const before = seen[at] ?? 0;
    if ((movers & ~before) === 0) return;
    seen[at] = before | movers;
    isOpen[word] = 1;
  }

  /** Rows for 32 movers, a bit for each opponent: their open positions. */
  const rows = new Int32Array(32 * width);
  const meets = new Uint8Array(32);

  /** Removes the open positions of 32 movers. */
  function takeOut(movers: number): void {
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

  function tally(mover: number, row: number): void {
    for (let word = 0; word < width; word++) {
      let others = rows[row + word] ?? 0;
      const first = mover * count + 32 * word;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const entry = table[first + bit] ?? 0;
        reachable++;
        if (entry > 0) win++;
        else if (entry < 0) lose++;
      }
    }
  }

  const hit = new Int32Array(width);

  /** Follows the strikes of a mover with one strength, without cost. */
  function strike(mover: number, row: number, strength: number): void {
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
    for (let word = 0; word < width; word++) reach(mover, word, hit[word] ?? 0);
  }

  /** Follows the strikes of a mover with one hand, with their cost. */
  function strikeAtCost({ dear, after }: StrikeCost, row: number, own: number): void {
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
          reach(striker, result >>> 5, 1 << (result & 31));
        }
      }
    }
  }

  /**
   * Follows the splits of a mover. The first user of a group to meet an opponent reaches all targets of the group but
   * itself; the second user adds that one.
   */
  function split(mover: number, row: number): void {
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
        if (target !== mover) reach(target, word, fresh);
      }
    }
  }

  function follow(mover: number, row: number): void {
    tally(mover, row);
    if (ended[mover] === 1) return;
    for (let word = 0; word < width; word++) {
      rows[row + word] = (rows[row + word] ?? 0) & (standing[word] ?? 0);
    }
    for (let own = handCount * mover; own < handCount * (mover + 1); own++) {
      const strength = hands[own] ?? 0;
      // Equal hands are adjacent and do the same.
      if (strength === 0 || (own > handCount * mover && strength === hands[own - 1])) continue;
      if (cost === undefined) strike(mover, row, strength);
      else strikeAtCost(cost, row, own);
    }
    if (groups.passes[mover] === 1) {
      for (let word = 0; word < width; word++) reach(mover, word, rows[row + word] ?? 0);
    }
    split(mover, row);
  }

  reach(firstOther, firstMover >>> 5, 1 << (firstMover & 31));
  while (isOpen.includes(1)) {
    for (let movers = 0; movers < width; movers++) {
      if (isOpen[movers] === 0) continue;
      isOpen[movers] = 0;
      takeOut(movers);
      for (let bit = 0; bit < 32; bit++) {
        if (meets[bit] === 1) follow(32 * movers + bit, bit * width);
      }
    }
  }
  return { reachable, win, draw: reachable - win - lose, lose };
}

function setBit(rows: Int32Array, row: number, bit: number): void {
  const at = row + (bit >>> 5);
  rows[at] = (rows[at] ?? 0) | (1 << (bit & 31));
}
