/** A ply as it counts for its player's accuracy. */
export interface Judged {
  /** Whether some legal ply would have been an error. */
  readonly critical: boolean;
  /** Whether the ply that was played wasn't an error. */
  readonly held: boolean;
  /** The probability that a random legal ply isn't an error. */
  readonly heldAtRandom: number;
}

/** How well a player decided when errors were possible. */
export interface Accuracy {
  /** The numbers of critical plies and of those without an error. */
  readonly critical: number;
  readonly held: number;
  /** The share of critical plies without an error; null if none was critical. */
  readonly accuracy: number | null;
  /** The share that random play is expected to reach on these plies. */
  readonly random: number | null;
}

/** With fewer critical plies, counts are shown instead of a share. */
export const enoughForShare = 5;

/** The accuracy over some plies; only critical ones count. */
export function accuracyOn(plies: readonly Judged[]): Accuracy {
  const critical = plies.filter((ply) => ply.critical);
  const held = critical.filter((ply) => ply.held).length;
  const heldAtRandom = critical.reduce((sum, ply) => sum + ply.heldAtRandom, 0);
  const share = (of: number) => (critical.length === 0 ? null : of / critical.length);
  return {
    critical: critical.length,
    held,
    accuracy: share(held),
    random: share(heldAtRandom),
  };
}
