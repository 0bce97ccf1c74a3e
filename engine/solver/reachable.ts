import type { Sides } from '../sides.ts';
import type { Census } from '../solution.ts';

/**
 * Counts the positions that can be reached from a start, by value.
 *
 * Works on rows of bits instead of a queue of positions: everything that is new about one mover is
 * followed together, so that a split is one `or` of two rows, and what attacks reach lies in one row.
 *
 * @param table - the entry of each position, by mover and opponent: above 0 for a win, below for a loss.
 */
export function countReachable<Position>(
  sides: Sides<Position>,
  table: Int16Array,
  [firstMover, firstOther]: readonly [number, number],
): Census {
  const { count, handCount, strengths, hands, struck, turnsInto, ended, cost } = sides;
  const width = Math.ceil(count / 32);
  /** A row for each opponent, a bit for each mover: what is reached. */
  const seen = new Int32Array(count * width);
  /** A row for each mover, a bit for each opponent: what is reached and not followed yet. */
  const open = new Int32Array(count * width);
  const isOpen = new Uint8Array(count);
  /** The opponents against whom the game goes on. */
  const standing = new Int32Array(width);
  for (let side = 0; side < count; side++) {
    if (ended[side] === 0) standing[side >>> 5] = (standing[side >>> 5] ?? 0) | (1 << (side & 31));
  }
  /** What strikes make of hands, by strength first, since a mover strikes all opponents alike. */
  const cells = handCount * count;
  const byStrength = new Int32Array(struck.length);
  for (let at = 0; at < struck.length; at++) {
    const cell = Math.floor(at / strengths);
    byStrength[(at % strengths) * cells + cell] = struck[at] ?? -1;
  }
  let reachable = 0;
  let win = 0;
  let lose = 0;

  /** Reaches the positions of an opponent against the movers whose bits are set in one word. */
  function reach(other: number, word: number, movers: number): void {
    const at = other * width + word;
    const before = seen[at] ?? 0;
    let fresh = movers & ~before;
    if (fresh === 0) return;
    seen[at] = before | fresh;
    while (fresh !== 0) {
      const bit = 31 - Math.clz32(fresh);
      fresh ^= 1 << bit;
      const mover = 32 * word + bit;
      const cell = mover * width + (other >>> 5);
      open[cell] = (open[cell] ?? 0) | (1 << (other & 31));
      isOpen[mover] = 1;
    }
  }

  function tally(mover: number, other: number): void {
    const entry = table[mover * count + other] ?? 0;
    reachable++;
    if (entry > 0) win++;
    else if (entry < 0) lose++;
  }

  /** Reaches what a mover makes of another side by striking it with one hand. */
  function strike(mover: number, other: number, own: number): void {
    const strength = hands[own] ?? 0;
    for (let cell = handCount * other; cell < handCount * (other + 1); cell++) {
      const result = byStrength[strength * cells + cell] ?? -1;
      if (result === -1) continue;
      const dear = cost?.dear[cell * strengths + strength] ?? 0;
      const striker = ended[result] === 1 ? mover : (cost?.after[2 * own + dear] ?? mover);
      reach(striker, result >>> 5, 1 << (result & 31));
    }
  }

  const row = new Int32Array(width);

  /** Follows whatever is open of one mover. */
  function follow(mover: number): void {
    isOpen[mover] = 0;
    row.set(open.subarray(mover * width, (mover + 1) * width));
    open.fill(0, mover * width, (mover + 1) * width);
    const first = handCount * mover;
    const own = ended[mover] === 0 ? (turnsInto[mover] ?? []) : [];
    for (let word = 0; word < width; word++) {
      let others = row[word] ?? 0;
      if (others === 0) continue;
      const followed = ended[mover] === 0 ? others & (standing[word] ?? 0) : 0;
      while (others !== 0) {
        const bit = 31 - Math.clz32(others);
        others ^= 1 << bit;
        const other = 32 * word + bit;
        tally(mover, other);
        if ((followed & (1 << bit)) === 0) continue;
        for (let cell = first; cell < first + handCount; cell++) {
          const repeated = cell > first && hands[cell] === hands[cell - 1];
          if ((hands[cell] ?? 0) > 0 && !repeated) strike(mover, other, cell);
        }
      }
      for (let at = 0; at < own.length; at++) reach(own[at] ?? 0, word, followed);
    }
  }

  reach(firstOther, firstMover >>> 5, 1 << (firstMover & 31));
  while (isOpen.includes(1)) {
    for (let mover = 0; mover < count; mover++) if (isOpen[mover] === 1) follow(mover);
  }
  return { reachable, win, draw: reachable - win - lose, lose };
}
