/** What a ply counts for in its player's accuracy. */
export interface Judged {
  /** Some legal ply would have been an error. */
  readonly critical: boolean;
  /** The ply that was played was none. */
  readonly held: boolean;
  /** How likely any legal ply, each equally likely, is none. */
  readonly heldAtRandom: number;
}

/** How well a player decided when there was something to lose. */
export interface Accuracy {
  /** How many plies were critical, and how many of them were no error. */
  readonly critical: number;
  readonly held: number;
  /** The share of the critical plies that were no error; null if none was critical. */
  readonly accuracy: number | null;
  /** The same share as expected of random play on these plies. */
  readonly random: number | null;
}

/** With fewer critical plies a share says little: counts are given instead. */
export const enoughForShare = 5;

/** The accuracy on some plies, of which only critical ones count. */
export function accuracyOn(plies: readonly Judged[]): Accuracy {
  const critical = plies.filter((ply) => ply.critical);
  const held = critical.filter((ply) => ply.held).length;
  const heldAtRandom = critical.reduce((sum, ply) => sum + ply.heldAtRandom, 0);
  const share = (of: number) => (critical.length === 0 ? null : of / critical.length);
  return {
    ...{ critical: critical.length, held },
    ...{ accuracy: share(held), random: share(heldAtRandom) },
  };
}
