import type { Appearance } from '../../storage/config/appearance.ts';

/** How long a computer waits before it plays, in milliseconds, so that a person can follow. */
export interface Pauses {
  readonly turn: number;
  /** Longer by this where a part of its turn has just been shown, such as the digit that it drew. */
  readonly part: number;
  /** And by this where a toss has made it begin: one is to see that; as long as usual where left out. */
  readonly toss?: number;
}

/** A card is drawn after the one before it was used: both are to be seen, and the new one read. */
const pauses: Readonly<Record<Appearance['pace'], Pauses>> = {
  slow: { turn: 2400, part: 1600 },
  normal: { turn: 700, part: 1500 },
  fast: { turn: 90, part: 320 },
  fastest: { turn: 0, part: 0, toss: 0 },
};

/** How long a computer waits, for a person too whose seat it has taken for the time being. */
export function pausesFor({ pace, motion }: Appearance): Pauses {
  // Where all is to be quick and nothing moves, there is nothing to wait for.
  if (pace === 'fast' && motion === 'off') return { turn: 0, part: 0 };
  return pauses[pace];
}
