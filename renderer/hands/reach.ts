import { along, heading } from './outline.ts';

/** A way across the screen, in CSS pixels. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** Where a hand is at rest: what of a DOMRect these helpers read, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * Where the fingers point, in degrees clockwise from straight up. Without it, hands on the two sides
   * of a table are taken to point at each other.
   */
  readonly heading?: number;
  /** How far from there it was dropped and still is; without it, it is at rest. */
  readonly dropped?: Vector;
}

/**
 * How far from its middle a hand strikes and is struck, as shares of its length: with the fingertips,
 * and on the fingers, so that they stay in sight while they change.
 */
const FINGERTIPS = 0.38;
const TOUCHED = 0.26;
/** How far hands side by side go into each other; their drawings don't fill their boxes. */
const SIDE_OVERLAP = 0.36;
const GREATEST_LEAN = 14;

/** The middle of a hand. */
export function centre({ x, y, width, height }: Box): Vector {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The way from one point to another. */
export function between(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** How long a hand is, wherever it points. */
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

/** The way of a hand beside another to where they touch. */
export function meetSideways(from: Box, to: Box): Vector {
  const way = between(centre(from), centre(to));
  const reach = ((from.width + to.width) / 2) * (1 - SIDE_OVERLAP);
  return { x: Math.sign(way.x) * Math.max(0, Math.abs(way.x) - reach), y: way.y };
}

/** A way to go, and a turn of the wrist on it. */
export interface Reach {
  readonly way: Vector;
  /** Degrees that the wrist turns. */
  readonly lean: number;
}

/** How a striker's fingertips come to lie on a target's fingers. */
export function reachOver(striker: Box, target: Box): Reach {
  if (sideBySide(striker, target)) {
    const way = meetSideways(striker, target);
    return { way, lean: (Math.sign(way.x) * GREATEST_LEAN) / 2 };
  }
  const ahead = headingOf(striker, target);
  const touched = pointOf(target, headingOf(target, striker), TOUCHED);
  const straight = between(centre(striker), touched);
  const bearing = (Math.atan2(straight.x, -straight.y) * 180) / Math.PI;
  // Between -180 and 180, so that a hand never turns the long way round.
  const aside = ((bearing - ahead + 540) % 360) - 180;
  const lean = Math.max(-GREATEST_LEAN, Math.min(GREATEST_LEAN, aside / 2));
  return { way: between(pointOf(striker, ahead + lean, FINGERTIPS), touched), lean };
}
