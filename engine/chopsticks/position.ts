import type { Seat } from '../game.ts';
import type { ChopsticksSettings } from './settings.ts';

/** A player's left and right hand, in fingers; a half finger is 0.5, a dead hand 0. */
export type Pair = readonly [number, number];

/** Which hand of a pair: 0 is the left one. */
export type Hand = 0 | 1;

/** A position of Chopsticks. */
export interface ChopsticksPosition {
  /** By seat. */
  readonly hands: readonly Pair[];
  readonly turn: Seat;
  /** Who is knocked out, in the order of leaving. */
  readonly out: readonly Seat[];
  /** By seat, where sudden death costs lives. */
  readonly lives?: readonly number[];
}

/** The first position. */
export function startPosition(settings: ChopsticksSettings, first: Seat): ChopsticksPosition {
  const fingers = settings.suns ? settings.fingers - 1 : 1;
  const seats = Array.from({ length: settings.players }, (_, seat) => seat);
  return {
    hands: seats.map((): Pair => [fingers, fingers]),
    turn: first,
    out: [],
    ...(settings.suddenDeath === 'lives' && { lives: seats.map(() => settings.lives) }),
  };
}

/** All fingers of a pair. */
export function total(pair: Pair): number {
  return pair[0] + pair[1];
}

/** The pair with the smaller hand first. */
export function ascending(pair: Pair): Pair {
  return pair[0] <= pair[1] ? pair : [pair[1], pair[0]];
}

/** Whether two pairs hold the same, whichever hand is which. */
export function samePair(one: Pair, other: Pair): boolean {
  return (
    (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0])
  );
}

/** A seat's hands. @throws RangeError when nobody sits there. */
export function handsOf(position: ChopsticksPosition, seat: Seat): Pair {
  const pair = position.hands[seat];
  if (pair === undefined) throw new RangeError(`There is no seat ${seat}.`);
  return pair;
}

/** Whether a seat still can win. */
export function isIn(position: ChopsticksPosition, seat: Seat): boolean {
  return !position.out.includes(seat);
}

/**
 * What a ply makes of a player whose hands it changed: the lives left, and whether that knocks the
 * player out.
 *
 * @param lives - before the ply; any number where lives don't count.
 */
export function consequences(
  settings: ChopsticksSettings,
  before: Pair,
  after: Pair,
  lives: number,
): { lives: number; out: boolean } {
  const few = total(after) <= 1;
  switch (settings.suddenDeath) {
    case 'off':
      return { lives, out: total(after) === 0 };
    case 'instant':
      return { lives, out: few };
    case 'lives': {
      const left = few && total(before) > 1 ? lives - 1 : lives;
      return { lives: left, out: left === 0 || total(after) === 0 };
    }
  }
}
