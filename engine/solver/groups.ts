import type { Sides } from '../sides.ts';

/**
 * What sides can turn into, with the sharing made plain. Sides that share their fingers out among the
 * same pairs form one group: each turns into every target of the group but itself.
 */
export interface Groups {
  readonly count: number;
  /** The group that a side uses, -1 for none. */
  readonly of: Int32Array;
  /** 1 where a side may stay as it is. */
  readonly passes: Uint8Array;
  /** What a group's users turn into: `target[targetStart[group] … targetStart[group + 1] - 1]`. */
  readonly targetStart: Int32Array;
  readonly target: Int32Array;
  /** How many targets a group has. */
  readonly size: Int32Array;
  /** The sum of a group's targets, which tells the last one when all others are known. */
  readonly sum: Int32Array;
  /** The sides that use a group: `user[userStart[group] … userStart[group + 1]]`. */
  readonly userStart: Int32Array;
  readonly user: Int32Array;
  /** The groups that a side is a target of: `member[memberStart[side] … memberStart[side + 1]]`. */
  readonly memberStart: Int32Array;
  readonly member: Int32Array;
}

/** Finds the groups of a game's sides. */
export function groupByTargets<Position>({ count, turnsInto }: Sides<Position>): Groups {
  const passes = Uint8Array.from(turnsInto, (own, side) => (own.includes(side) ? 1 : 0));
  const withItself = turnsInto.map((own, side) =>
    passes[side] === 1 ? own : [...own, side].sort((one, other) => one - other),
  );
  const sharers = new Map<string, number>();
  for (const all of withItself) {
    const name = all.join();
    sharers.set(name, (sharers.get(name) ?? 0) + 1);
  }

  const targets: (readonly number[])[] = [];
  const numbers = new Map<string, number>();
  const of = new Int32Array(count).fill(-1);
  for (const [side, all] of withItself.entries()) {
    const others = all.filter((target) => target !== side);
    if (others.length === 0) continue;
    // Alone with its set, a side needs no place among its own targets.
    const group = (sharers.get(all.join()) ?? 0) > 1 ? all : others;
    const name = group.join();
    const number = numbers.get(name) ?? targets.push(group) - 1;
    numbers.set(name, number);
    of[side] = number;
  }
  return withLists(count, of, passes, targets);
}

function withLists(
  count: number,
  of: Int32Array,
  passes: Uint8Array,
  targets: readonly (readonly number[])[],
): Groups {
  const pairs = targets.flatMap((group, index) => group.map((side) => [side, index] as const));
  const users = Array.from(of.entries()).filter(([, group]) => group !== -1);
  const byUser = listsByKey(
    targets.length,
    Int32Array.from(users, ([, group]) => group),
    Int32Array.from(users, ([side]) => side),
  );
  const members = Int32Array.from(pairs, ([side]) => side);
  const groups = Int32Array.from(pairs, ([, group]) => group);
  const byMember = listsByKey(count, members, groups);
  const byGroup = listsByKey(targets.length, groups, members);
  return {
    count: targets.length,
    of,
    passes,
    targetStart: byGroup.start,
    target: byGroup.item,
    size: Int32Array.from(targets, (group) => group.length),
    sum: Int32Array.from(targets, (group) => group.reduce((sum, side) => sum + side, 0)),
    userStart: byUser.start,
    user: byUser.item,
    memberStart: byMember.start,
    member: byMember.item,
  };
}

/**
 * Sorts items into lists by key, in two arrays: the list of key `k` is
 * `item[start[k]] … item[start[k + 1] - 1]`, in the order in which the items came.
 */
export function listsByKey(
  count: number,
  keys: Int32Array,
  items: Int32Array,
): { start: Int32Array; item: Int32Array } {
  const start = new Int32Array(count + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < count; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice(0, count);
  const item = new Int32Array(items.length);
  keys.forEach((key, index) => {
    const at = next[key] ?? 0;
    item[at] = items[index] ?? 0;
    next[key] = at + 1;
  });
  return { start, item };
}
