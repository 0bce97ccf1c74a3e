import type { LevelReached } from './backward-pass.ts';
import { compositionsOf, levelSize, type Compositions } from './compositions.ts';
import { fixedPointBytes, makeFixedPointKernel } from './fixed-point.ts';
import type { Race } from './race.ts';

/** The compositions to process between two steps: some ten milliseconds. */
const stepSize = 1000;

/**
 * A pass over a deck from its end in {@link FixedPointKernel | fixed point}, which proves the values of all decks on the way to
 * within {@link errorAfter}. Yields the share that is done, 0 to 1, so that other work can be done in between. A step ends at the
 * end of a level at the latest.
 *
 * @param shuffled - the table of the shuffled deck, which is that of the empty one.
 */
export function* fixedPointLevels(
  race: Race,
  compositions: Compositions,
  shuffled: Float64Array,
  reached: LevelReached,
): Generator<number, void, void> {
  const { byLevel, levelStart, cards, strides, rank } = compositions;
  const capacity = capacityFor(compositions);
  // The tables that are needed at a time are in a queue: a table's place is that of its composition, modulo the capacity.
  const kernel = makeFixedPointKernel(race, capacity);
  kernel.write(0, shuffled);
  for (let level = 1; level <= cards; level++) {
    const start = levelStart[level] ?? 0;
    const below = levelStart[level - 1] ?? 0;
    const size = levelSize(compositions, level);
    for (let own = 0; own < size; own++) {
      const number = byLevel[start + own] ?? 0;
      let rest = number;
      for (let index = strides.length - 1; index >= 0; index--) {
        const stride = strides[index] ?? 1;
        const left = Math.floor(rest / stride);
        rest -= left * stride;
        if (left > 0) kernel.addDraw((below + rank(number - stride)) % capacity, index + 1, left);
      }
      kernel.finish((start + own) % capacity, level);
      if ((start + own) % stepSize === 0) yield (start + own) / byLevel.length;
    }
    reached(level, (at) => kernel.read((start + at) % capacity));
    yield (start + size) / byLevel.length;
  }
}

/** The bytes of a pass over a deck. */
export function passBytes(race: Race, deck: readonly number[]): number {
  return capacityFor(compositionsOf(deck)) * fixedPointBytes(race);
}

/** The most compositions from the first one that is still needed to the one being processed. */
function capacityFor(compositions: Compositions): number {
  const { byLevel, levelStart, cards, strides, rank } = compositions;
  let most = 1;
  for (let level = 1; level <= cards; level++) {
    const start = levelStart[level] ?? 0;
    const below = levelStart[level - 1] ?? 0;
    // From the last composition back: what none of the rest needs has been left behind.
    let needed = start;
    for (let own = levelSize(compositions, level) - 1; own >= 0; own--) {
      const number = byLevel[start + own] ?? 0;
      const highest = strides.findLast((stride) => number >= stride) ?? 1;
      needed = Math.min(needed, below + rank(number - highest));
      most = Math.max(most, start + own + 1 - needed);
    }
    // The whole level is read before the next one begins.
    most = Math.max(most, levelSize(compositions, level));
  }
  return most;
}
