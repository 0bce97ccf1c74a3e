import type { ScholarsSettings } from '../scholars-game/settings.ts';

/**
 * A second implementation of the rules: a hand is a number, moves have no names, and values come from sweeps over all
 * positions.
 */
export type Side = readonly [number, number];
export interface State {
  readonly mover: Side;
  readonly other: Side;
}

export const names = ['x', '1', '2', '3', '4p', '4s', '4?', '5p', '5r', '5?'];
export const gone = 0;
export const one = 1;
export const two = 2;
export const three = 3;
export const paper4 = 4;
export const scissors4 = 5;
const open4 = 6;
export const paper5 = 7;
export const rock5 = 8;
export const open5 = 9;
const worth = [0, 1, 2, 3, 4, 4, 4, 5, 5, 5];
const isPaper = (hand: number): boolean => hand === paper4 || hand === paper5;
export const isOpen = (hand: number): boolean => hand === open4 || hand === open5;

/** The states after one move, left and right distinguished. */
export function nextStates(settings: ScholarsSettings, { mover, other }: State): State[] {
  if (mover[0] + mover[1] === 0 || other[0] + other[1] === 0) return [];
  const results: State[] = [];
  for (const at of [0, 1]) {
    const decided =
      mover[at] === open4 ? [paper4, scissors4] : mover[at] === open5 ? [paper5, rock5] : [];
    for (const hand of decided) results.push({ mover: withHand(mover, at, hand), other });
  }
  if (mover.some(isOpen)) return results;

  const passOn = (own: Side, theirs: Side): void =>
    void results.push({ mover: theirs, other: own });
  for (const at of [0, 1]) {
    const actor = mover[at] ?? gone;
    if (actor === gone) continue;
    const twin = mover[1 - at] ?? gone;
    for (const to of [0, 1]) {
      const target = other[to] ?? gone;
      if (target !== gone) passOn(mover, withHand(other, to, added(target, worth[actor] ?? 0)));
    }
    const flipped = new Map([
      [paper4, scissors4],
      [scissors4, paper4],
      [paper5, rock5],
      [rock5, paper5],
    ]).get(actor);
    if (flipped !== undefined) passOn(withHand(mover, at, flipped), other);

    const ownAfter = (hand: number): Side => withHand(mover, 1 - at, hand);
    if (actor !== three || settings.doubleScissors === 'either') {
      for (const to of [0, 1]) {
        const hit = hitAlone(actor, other[to] ?? gone);
        if (hit !== undefined) passOn(mover, withHand(other, to, hit));
      }
      const hit = hitAlone(actor, twin);
      if (hit !== undefined) passOn(ownAfter(hit), other);
    }
    const both = hitTogether(actor, other[0], other[1]);
    if (both !== undefined) passOn(mover, both);
    for (const to of [0, 1]) {
      const mixed = hitTogether(actor, twin, other[to] ?? gone);
      if (mixed !== undefined) passOn(ownAfter(mixed[0]), withHand(other, to, mixed[1]));
    }
  }
  if (settings.revival || !mover.includes(gone)) {
    const values = mover.map((hand) => worth[hand] ?? 0);
    for (const left of names.keys()) {
      for (const right of names.keys()) {
        if (left === gone || right === gone || isOpen(left) || isOpen(right)) continue;
        const shared = [worth[left] ?? 0, worth[right] ?? 0];
        if (Math.max(...shared) + Math.min(...shared) !== Math.max(...values) + Math.min(...values))
          continue;
        if (Math.max(...shared) !== Math.max(...values)) passOn([left, right], other);
      }
    }
  }
  return results;
}

function added(target: number, strength: number): number {
  const before = worth[target] ?? 0;
  const value = ((before + strength - 1) % 5) + 1;
  return value === before ? target : value === 4 ? open4 : value === 5 ? open5 : value;
}

function hitAlone(actor: number, target: number): number | undefined {
  if (actor === two || actor === three || actor === scissors4) {
    return isPaper(target) ? gone : target === one ? rock5 : undefined;
  }
  if (actor === one || isPaper(actor)) return target === rock5 ? gone : undefined;
  return [two, three, scissors4].includes(target) ? gone : undefined;
}

function hitTogether(actor: number, first: number, second: number): Side | undefined {
  if (actor !== two && actor !== three) return undefined;
  if (first === rock5 && second === rock5) return [gone, gone];
  if (actor === two) return undefined;
  if (isPaper(first) && isPaper(second)) return [gone, gone];
  if (isPaper(first) && second === one) return [gone, rock5];
  return first === one && isPaper(second) ? [rock5, gone] : undefined;
}

function withHand(side: Side, at: number, hand: number): Side {
  return at === 0 ? [hand, side[1]] : [side[0], hand];
}

export function nameOf({ mover, other }: State): string {
  const write = (side: Side): string =>
    side
      .toSorted((a, b) => a - b)
      .map((hand) => names[hand])
      .join(' ');
  return `${write(mover)}/${write(other)}`;
}

/** The states after one ply, decisions included. */
export function nextPlies(settings: ScholarsSettings, state: State): State[] {
  const next = nextStates(settings, state);
  return state.mover.some(isOpen) ? next.flatMap((decided) => nextPlies(settings, decided)) : next;
}

/** Every reachable state with its value; undefined for draws. */
export function sweep(
  settings: ScholarsSettings,
): Map<string, { won: boolean; plies: number } | undefined> {
  const states = new Map<string, State>();
  const next = new Map<string, string[]>();
  const queue: State[] = [{ mover: [one, one], other: [one, one] }];
  for (const state of queue) {
    const name = nameOf(state);
    if (states.has(name)) continue;
    states.set(name, state);
    const plies = nextPlies(settings, state);
    next.set(name, [...new Set(plies.map(nameOf))]);
    queue.push(...plies);
  }
  const values = new Map<string, { won: boolean; plies: number } | undefined>();
  for (const [name, { mover }] of states) {
    values.set(name, mover[0] + mover[1] === 0 ? { won: false, plies: 0 } : undefined);
  }
  for (let round = 1, changed = true; changed; round++) {
    const known = new Map(values);
    changed = false;
    for (const [name, following] of next) {
      if (known.get(name) !== undefined) continue;
      const theirs = following.map((follower) => known.get(follower));
      const won = theirs.some((value) => value?.won === false);
      if (!won && !theirs.every((value) => value?.won === true)) continue;
      values.set(name, { won, plies: round });
      changed = true;
    }
  }
  return values;
}
