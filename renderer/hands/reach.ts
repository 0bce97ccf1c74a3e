import { along, heading } from './outline.ts';

/** A vector on the screen, in CSS pixels. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** The place of a hand at rest: the parts of a DOMRect used here, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * The direction of the fingers, in degrees clockwise from straight up. By default, hands on two
   * sides of a table point at each other.
   */
  readonly heading?: number;
  /** How far from its place it was dropped and still is; undefined at rest. */
  readonly dropped?: Vector;
}

/**
 * Where a hand strikes and is struck, as shares of its length from its middle: with the fingertips,
 * and on the fingers, which stay visible while they change.
 */
const FINGERTIPS = 0.38;
const TOUCHED = 0.26;
/** How far hands side by side overlap, as their drawings don't fill their boxes. */
const SIDE_OVERLAP = 0.36;
const GREATEST_LEAN = 14;

/** The middle of a hand. */
export function centre({ x, y, width, height }: Box): Vector {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The vector from one point to another. */
export function between(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** The length of a hand, in whatever direction it points. */
export function length({ width, height }: Box): number {
  return Math.max(width, height);
}

function sideBySide(one: Box, other: Box): boolean {
  const turned = (one.heading ?? 0) !== (other.heading ?? 0);
  const apart = Math.abs(between(centre(one), centre(other)).y);
  return !turned && apart < Math.min(one.height, other.height) / 2;
}

function headingOf(hand: Box, other: Box): number {
  return hand.heading ?? (centre(other).y < centre(hand).y ? 0 : 180);
}

/** A point of a hand: `share` of its length from its middle along its fingers. */
function pointOf(hand: Box, direction: number, share: number): Vector {
  return along(centre(hand), heading(direction), length(hand) * share);
}

/** The vector from a hand to the point where it touches the hand beside it. */
export function meetSideways(from: Box, to: Box): Vector {
  const way = between(centre(from), centre(to));
  const reach = ((from.width + to.width) / 2) * (1 - SIDE_OVERLAP);
  return { x: Math.sign(way.x) * Math.max(0, Math.abs(way.x) - reach), y: way.y };
}

/** A movement, with a turn of the wrist. */
export interface Reach {
  readonly way: Vector;
  /** The turn of the wrist, in degrees. */
  readonly lean: number;
}

/** The movement that puts a striker's fingertips on a target's fingers. */
export function reachOver(striker: Box, target: Box): Reach {
  if (sideBySide(striker, target)) {
    const way = meetSideways(striker, target);
    return { way, lean: (Math.sign(way.x) * GREATEST_LEAN) / 2 };
  }
  const ahead = headingOf(striker, target);
  const touched = pointOf(target, headingOf(target, striker), TOUCHED);
  const straight = between(centre(striker), touched);
  const bearing = (Math.atan2(straight.x, -straight.y) * 180) / Math.PI;
  // Between -180 and 180, so that a hand never takes the long way round.
  const aside = ((bearing - ahead + 540) % 360) - 180;
  const lean = Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, aside / 2));
  return { way: between(pointOf(striker, ahead + lean, FINGERTIPS), touched), lean };
}
