/** Sets a bit of a row of words, which begins at `row`. */
export function setBit(rows: Int32Array, row: number, bit: number): void {
  const at = row + (bit >>> 5);
  rows[at] = (rows[at] ?? 0) | (1 << (bit & 31));
}

/** Whether a bit of a row is set. */
export function hasBit(rows: Int32Array, row: number, bit: number): boolean {
  return ((rows[row + (bit >>> 5)] ?? 0) & (1 << (bit & 31))) !== 0;
}

/** The number of bits that are set. H. S. Warren, "Hacker's Delight", 5-1. */
export function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Transposes a square of 32 × 32 bits. H. S. Warren, "Hacker's Delight", 7-3. */
export function transpose(rows: Int32Array, first: number): void {
  let mask = 0xffff;
  for (let step = 16; step !== 0; step >>>= 1, mask ^= mask << step) {
    for (let row = 0; row < 32; row = (row + step + 1) & ~step) {
      const at = first + row;
      const upper = rows[at] ?? 0;
      const lower = rows[at + step] ?? 0;
      const swapped = ((upper >>> step) ^ lower) & mask;
      rows[at] = upper ^ (swapped << step);
      rows[at + step] = lower ^ swapped;
    }
  }
}
