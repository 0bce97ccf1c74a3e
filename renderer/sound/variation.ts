/** How one playing of a sound differs from another. */
export interface Variation {
  /** The factor of all frequencies. */
  readonly pitch: number;
  /** The factor of all levels, at most 1. */
  readonly level: number;
}

/** The lowest level of a sound relative to its highest: minus 2.5 decibels. */
const quietest = 0.75;

/**
 * The variation of a sound, the same for the same seed.
 *
 * @param cents - the range of pitch changes.
 */
export function variationOf(seed: number, cents: number): Variation {
  const [pitch, level] = [scattered(2 * seed), scattered(2 * seed + 1)];
  return {
    pitch: 2 ** (((2 * pitch - 1) * cents) / 1200),
    level: cents === 0 ? 1 : quietest + (1 - quietest) * level,
  };
}

/** A number from 0 to 1 that differs widely between neighbouring seeds. */
function scattered(seed: number): number {
  let bits = Math.imul(seed + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
}
