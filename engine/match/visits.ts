/**
 * How often each position has stood after one ply of a history. It never changes: every ply has its own,
 * made of the one before in a time that does not grow with the history.
 *
 * All plies that follow from one start share one table of counts, which belongs to the ply that was counted
 * last; every other ply knows only by which count it differs from its neighbour on the way there. Whoever
 * plays on from an older ply brings the table back along that way (persistent arrays as in Baker, "Shallow
 * binding makes functional arrays fast", 1991).
 */
export interface Visits {
  /** How often the position after this ply has stood by then, itself included. */
  readonly times: number;
}

interface Version extends Visits {
  readonly key: string;
  /** How many plies lead here. */
  readonly depth: number;
  counts: Map<string, number> | undefined;
  /** The neighbour on the way to the table of counts: the ply before or one after; nothing where it is here. */
  towardsCounts: Version | undefined;
}

/** Counts the first position, by the key that it shares with all that count as the same. */
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

/** Counts a position that follows. */
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

/** Brings the table of counts to a version. */
function bringCounts(version: Version): Map<string, number> {
  const way: Version[] = [];
  let holder = version;
  for (let next = holder.towardsCounts; next !== undefined; next = holder.towardsCounts) {
    way.push(holder);
    holder = next;
  }
  const { counts } = holder;
  if (counts === undefined) throw new RangeError('Nobody has the counts of these visits.');
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
