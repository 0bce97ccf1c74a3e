/** How often each position has stood, by key. */
export type Visits = Map<string, number>;

interface Ply {
  readonly repetitionKey: string;
}

/** What is known of histories, each the newest of its match. */
const known = new WeakMap<readonly Ply[], Visits>();

/**
 * How often each position has stood before a ply, to be changed to what holds after it.
 *
 * A history is counted once: whoever plays on takes the counts along. Only where two play on from the same
 * one, the second has it counted again.
 *
 * @param at - how many plies of the history stand.
 * @param start - the key of the position before all of them.
 */
export function takeVisits(history: readonly Ply[], at: number, start: () => string): Visits {
  const visits = known.get(history);
  if (visits === undefined) {
    const counted: Visits = new Map([[start(), 1]]);
    for (let index = 0; index < at; index++) count(counted, history[index], 1);
    return counted;
  }
  known.delete(history);
  for (let index = at; index < history.length; index++) count(visits, history[index], -1);
  return visits;
}

/** Keeps the counts of a history for whoever plays on from it. */
export function keepVisits(history: readonly Ply[], visits: Visits): void {
  known.set(history, visits);
}

function count(visits: Visits, ply: Ply | undefined, by: 1 | -1): void {
  if (ply === undefined) return;
  const times = (visits.get(ply.repetitionKey) ?? 0) + by;
  if (times === 0) visits.delete(ply.repetitionKey);
  else visits.set(ply.repetitionKey, times);
}
