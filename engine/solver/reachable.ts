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
  const { count, strengths, hands, struck, turnsInto, ended } = sides;
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
  const byStrength = new Int32Array(struck.length);
  for (let cell = 0; cell < struck.length; cell++) {
    const hand = Math.floor(cell / strengths);
    byStrength[(cell % strengths) * 2 * count + hand] = struck[cell] ?? -1;
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

  function strike(mover: number, other: number, strength: number): void {
    for (let hand = 2 * other; hand < 2 * other + 2; hand++) {
      const result = byStrength[strength * 2 * count + hand] ?? -1;
      if (result !== -1) reach(mover, result >>> 5, 1 << (result & 31));
    }
  }

  const row = new Int32Array(width);

  /** Follows whatever is open of one mover. */
  function follow(mover: number): void {
    isOpen[mover] = 0;
    row.set(open.subarray(mover * width, (mover + 1) * width));
    open.fill(0, mover * width, (mover + 1) * width);
    const weak = hands[2 * mover] ?? 0;
    const strong = hands[2 * mover + 1] ?? 0;
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
        if (weak > 0) strike(mover, other, weak);
        if (strong > 0 && strong !== weak) strike(mover, other, strong);
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
