import { listsByKey, type Lists } from '../../solver/lists.ts';
import type { HalfPositions } from './half-positions.ts';
import { numberLists } from './numbered-lists.ts';

/**
 * The targets of splits, shared between half positions. Half positions with the same targets form a group: each turns into
 * every target of the group but itself.
 */
export interface Groups {
  readonly count: number;
  /** The group of a half position; -1 for none. */
  readonly of: Int32Array;
  /** 1 if a half position may pass. */
  readonly passes: Uint8Array;
  /** The targets of a group: `target[targetStart[group] … targetStart[group + 1] - 1]`. */
  readonly targetStart: Int32Array;
  readonly target: Int32Array;
  /** The number of targets of a group. */
  readonly size: Int32Array;
  /** The sum of a group's targets, from which the last one follows when all others are known. */
  readonly sum: Int32Array;
  /** The half positions that use a group: `user[userStart[group] … userStart[group + 1]]`. */
  readonly userStart: Int32Array;
  readonly user: Int32Array;
  /** The groups that a half position is a target of: `member[memberStart[half] … memberStart[half + 1]]`. */
  readonly memberStart: Int32Array;
  readonly member: Int32Array;
}

const nothing = new Int32Array();

/** The groups of half positions, which solving and counting share. */
const known = new WeakMap<HalfPositions, Groups>();

/** The groups of a game's half positions; found once. */
export function groupByTargets(halves: HalfPositions): Groups {
  const groups = known.get(halves) ?? findGroups(halves);
  known.set(halves, groups);
  return groups;
}

function findGroups({ count, turnsInto }: HalfPositions): Groups {
  const passes = new Uint8Array(count);
  /** The kind of each half position by its targets and itself, and the number of each kind. */
  const kind = new Int32Array(count);
  const sharers = new Int32Array(count);
  const kinds = numberLists(count);
  const scratch = new Int32Array(count + 1);
  for (let half = 0; half < count; half++) {
    const own = turnsInto[half] ?? nothing;
    const { length } = withItself(own, half, scratch);
    passes[half] = length === own.length ? 1 : 0;
    const number = kinds.numberOf(scratch.subarray(0, length));
    kind[half] = number;
    sharers[number] = (sharers[number] ?? 0) + 1;
  }

  const of = new Int32Array(count).fill(-1);
  const groups = numberLists(count);
  for (let half = 0; half < count; half++) {
    const { length, place } = withItself(turnsInto[half] ?? nothing, half, scratch);
    if (length === 1) continue;
    // A half position alone with its targets isn't one of them.
    const isShared = (sharers[kind[half] ?? 0] ?? 0) > 1;
    if (!isShared) scratch.copyWithin(place, place + 1, length);
    of[half] = groups.numberOf(scratch.subarray(0, isShared ? length : length - 1));
  }
  return withLists(of, passes, groups.lists());
}

/** Writes a half position and its targets in ascending order. @returns its place and the length of the list. */
function withItself(
  own: Int32Array,
  half: number,
  list: Int32Array,
): { length: number; place: number } {
  let length = 0;
  let place = -1;
  for (let at = 0; at < own.length; at++) {
    const target = own[at] ?? 0;
    if (place === -1 && target >= half) {
      place = length;
      if (target > half) list[length++] = half;
    }
    list[length++] = target;
  }
  if (place === -1) {
    place = length;
    list[length++] = half;
  }
  return { length, place };
}

function withLists(of: Int32Array, passes: Uint8Array, { start, item }: Lists): Groups {
  const count = start.length - 1;
  const size = new Int32Array(count);
  const sum = new Int32Array(count);
  const groups = new Int32Array(item.length);
  for (let group = 0; group < count; group++) {
    const from = start[group] ?? 0;
    const to = start[group + 1] ?? 0;
    size[group] = to - from;
    groups.fill(group, from, to);
    for (let at = from; at < to; at++) sum[group] = (sum[group] ?? 0) + (item[at] ?? 0);
  }
  const users: number[] = [];
  of.forEach((group, half) => group !== -1 && users.push(half));
  const byUser = listsByKey(
    count,
    users.map((half) => of[half] ?? 0),
    users,
  );
  const byMember = listsByKey(of.length, item, groups);
  return {
    count,
    of,
    passes,
    targetStart: start,
    target: item,
    size,
    sum,
    userStart: byUser.start,
    user: byUser.item,
    memberStart: byMember.start,
    member: byMember.item,
  };
}
