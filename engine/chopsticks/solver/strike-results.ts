import { setBit } from './bit-rows.ts';
import type { HalfPositions } from './half-positions.ts';

/** No half position; they have smaller numbers. */
export const none = 0xffff;

/** What strikes do, by strength first, since a mover strikes all opponents with the same one. Half positions are in an order of their own. */
export interface StrikeResults {
  /** The number of strikes of one strength. */
  readonly cells: number;
  /** The results of strikes, at `strength × cells + cell`; {@link none} if there is none. */
  readonly after: Uint16Array;
  /** The half positions that strikes turn into a result, with `strength × 32 × width + result` as the number of the list. */
  readonly start: Int32Array;
  readonly before: Uint16Array;
  /** A row for each strength, a bit for each half position that results from it. */
  readonly made: Int32Array;
}

/**
 * Tabulates all strikes.
 *
 * @param inOrder - the half positions in the wanted order, and `place` their places in it.
 */
export function resultsOfStrikes(
  { count, handCount, strengths, struck }: HalfPositions,
  inOrder: Int32Array,
  place: Int32Array,
): StrikeResults {
  const width = Math.ceil(count / 32);
  const cells = handCount * count;
  const after = new Uint16Array(struck.length).fill(none);
  const start = new Int32Array(strengths * 32 * width + 1);
  const made = new Int32Array(strengths * width);
  for (let cell = 0; cell < cells; cell++) {
    const half = inOrder[Math.floor(cell / handCount)] ?? 0;
    const first = (handCount * half + (cell % handCount)) * strengths;
    for (let strength = 1; strength < strengths; strength++) {
      const result = struck[first + strength] ?? -1;
      if (result === -1) continue;
      const to = place[result] ?? 0;
      after[strength * cells + cell] = to;
      setBit(made, strength * width, to);
    }
  }
  const before = new Uint16Array(struck.length);
  let length = 0;
  for (let strength = 0; strength < strengths; strength++) {
    const lists = strength * 32 * width;
    const results = after.subarray(strength * cells, (strength + 1) * cells);
    for (let cell = 0; cell < cells; cell++) {
      const result = results[cell] ?? none;
      if (result !== none) start[lists + result] = (start[lists + result] ?? 0) + 1;
    }
    // First the end of each list, which then moves to its start.
    for (let list = lists; list < lists + 32 * width; list++) {
      length += start[list] ?? 0;
      start[list] = length;
    }
    for (let cell = cells - 1; cell >= 0; cell--) {
      const result = results[cell] ?? none;
      if (result === none) continue;
      const at = (start[lists + result] ?? 0) - 1;
      start[lists + result] = at;
      before[at] = Math.floor(cell / handCount);
    }
  }
  start[strengths * 32 * width] = length;
  return { cells, after, start, before, made };
}
