import type { Appearance } from '../../storage/config/appearance.ts';

/** How long a computer waits before it plays, so that a person can follow (ms). */
export interface Pauses {
  readonly turn: number;
  /** Added after part of its turn was shown, such as a drawn digit. */
  readonly part: number;
  /** Added after a toss that made it begin; the default time if missing. */
  readonly toss?: number;
}

/** After a used card the next one is drawn: both must be visible, and the new one readable. */
const pauses: Readonly<Record<Appearance['pace'], Pauses>> = {
  slow: { turn: 2400, part: 1600 },
  normal: { turn: 700, part: 1500 },
  fast: { turn: 90, part: 320 },
  fastest: { turn: 0, part: 0, toss: 0 },
};

/** The pauses of computers, also in autoplay. */
export function pausesFor({ pace, motion }: Appearance): Pauses {
  // At a fast pace without animations there is nothing to wait for.
  if (pace === 'fast' && motion === 'off') return { turn: 0, part: 0 };
  return pauses[pace];
}
