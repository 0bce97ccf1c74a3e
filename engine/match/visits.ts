/**
 * How often each position has occurred after one ply of a history. Every ply has its own, made from the one before in
 * constant time.
 *
 * All plies that follow from one start share one table of counts, held by the ply that was counted last. Every other ply
 * stores only its difference from its neighbour on the way there. To continue from an older ply, the table is brought back
 * along that way (persistent arrays as in Baker, "Shallow binding makes functional arrays fast", 1991).
 */
export interface Visits {
  /** How often the position after this ply has occurred, this time included. */
  readonly times: number;
}

interface Version extends Visits {
  readonly key: string;
  /** The number of plies before it. */
  readonly depth: number;
  counts: Map<string, number> | undefined;
  /** The neighbour on the way to the table, the ply before or one after; undefined if this one has it. */
  towardsCounts: Version | undefined;
}

/** Counts the first position. Positions with the same key count as the same. */
export function firstVisit(key: string): Visits {
  const first: Version = {
    key,
    times: 1,
    depth: 0,
    counts: new Map([[key, 1]]),
    towardsCounts: undefined,
  };
  return first;
}

/** Counts the next position. */
export function nextVisit(before: Visits, key: string): Visits {
  const last = before as Version;
  const counts = bringCounts(last);
  const times = (counts.get(key) ?? 0) + 1;
  counts.set(key, times);
  const next: Version = { key, times, depth: last.depth + 1, counts, towardsCounts: undefined };
  last.counts = undefined;
  last.towardsCounts = next;
  return next;
}

/** Moves the table of counts to a version. */
function bringCounts(version: Version): Map<string, number> {
  const way: Version[] = [];
  let holder = version;
  for (let next = holder.towardsCounts; next !== undefined; next = holder.towardsCounts) {
    way.push(holder);
    holder = next;
  }
  const { counts } = holder;
  if (counts === undefined) throw new RangeError('No version has the counts.');
  for (let to = way.pop(); to !== undefined; to = way.pop()) {
    if (to.depth > holder.depth) counts.set(to.key, to.times);
    else if (holder.times > 1) counts.set(holder.key, holder.times - 1);
    else counts.delete(holder.key);
    holder.counts = undefined;
    holder.towardsCounts = to;
    to.counts = counts;
    to.towardsCounts = undefined;
    holder = to;
  }
  return counts;
}
