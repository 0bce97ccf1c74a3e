import type { Appearance } from '../../storage/config/appearance.ts';

/** How long a computer waits before it plays, in milliseconds, so that a person can follow. */
export interface Pauses {
  readonly turn: number;
  /** Added after a part of its turn was shown, such as the digit that it drew. */
  readonly part: number;
  /** Added after a toss that made it begin; a usual time by default. */
  readonly toss?: number;
}

/** After a used card the next one is drawn: both must be seen, and the new one read. */
const pauses: Readonly<Record<Appearance['pace'], Pauses>> = {
  slow: { turn: 2400, part: 1600 },
  normal: { turn: 700, part: 1500 },
  fast: { turn: 90, part: 320 },
  fastest: { turn: 0, part: 0, toss: 0 },
};

/** The pauses of computers, those of autoplay among them. */
export function pausesFor({ pace, motion }: Appearance): Pauses {
  // At a fast pace without motion there is nothing to wait for.
  if (pace === 'fast' && motion === 'off') return { turn: 0, part: 0 };
  return pauses[pace];
}
