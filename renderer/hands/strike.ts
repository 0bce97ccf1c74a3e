import type { Motion } from './hand-motion.svelte.ts';
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

/** For `element.animate(keyframes, duration)`. */
export interface Flight {
  readonly keyframes: Keyframe[];
  /** Milliseconds. */
  readonly duration: number;
  /** When the hands touch, as a share of the duration: the time for fingers to change. */
  readonly contact: number;
}

const STRIKE = 320;
const CROSS_FADE = 80;
const CONTACT = 0.44;
/**
 * How far from its middle a hand strikes and is struck, as shares of its length: with the fingertips,
 * and on the fingers, so that they stay in sight while they change.
 */
const FINGERTIPS = 0.38;
const TOUCHED = 0.26;
/** How far hands side by side go into each other; their drawings don't fill their boxes. */
const SIDE_OVERLAP = 0.36;
const GREATEST_LEAN = 14;

const NOWHERE: Vector = { x: 0, y: 0 };
const REST = { translate: '0px 0px', rotate: '0deg' } as const;

function centre({ x, y, width, height }: Box): Vector {
  return { x: x + width / 2, y: y + height / 2 };
}

function between(from: Vector, to: Vector): Vector {
  return { x: to.x - from.x, y: to.y - from.y };
}

function length({ width, height }: Box): number {
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

/** A way, or a share of it, as CSS has it. */
export function translate({ x, y }: Vector, share = 1): string {
  return `${(x * share).toFixed(1)}px ${(y * share).toFixed(1)}px`;
}

function meetSideways(from: Box, to: Box): Vector {
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

/** What a hand does instead of moving. */
export function still(motion: 'reduced' | 'off'): Flight {
  if (motion === 'off') return { keyframes: [], duration: 0, contact: 0 };
  const keyframes = [{ opacity: 1 }, { opacity: 0.6, offset: 0.5 }, { opacity: 1 }];
  return { keyframes, duration: CROSS_FADE, contact: 0.5 };
}

/** The striker reaches over, taps and comes home; from where it was dropped it only lifts off to tap. */
function tap(way: Vector, rotate: string, from: Vector = NOWHERE): Keyframe[] {
  const drawsBack =
    from.x === 0 && from.y === 0
      ? { translate: translate(way, -0.06), rotate: '0deg', offset: 0.12 }
      : { translate: translate(way, 0.78), rotate, offset: 0.2 };
  return [
    { translate: translate(from), rotate: '0deg', offset: 0, easing: 'ease-out' },
    { ...drawsBack, easing: 'ease-in' },
    { translate: translate(way), rotate, offset: CONTACT, easing: 'ease-out' },
    { translate: translate(way, 0.93), rotate, offset: 0.54, easing: 'ease-in-out' },
    { ...REST, offset: 1 },
  ];
}

/** A hand strikes another from where it was dropped, or from its place, and returns there. */
export function strike(striker: Box, target: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const { way, lean } = reachOver(striker, target);
  const keyframes = tap(way, `${lean.toFixed(1)}deg`, striker.dropped);
  return { keyframes, duration: STRIKE, contact: CONTACT };
}

/**
 * What the struck hand does meanwhile: nothing until it is touched, then it gives way a little.
 * Runs at the same time and as long as {@link strike}.
 */
export function struck(striker: Box, target: Box, motion: Motion): Flight {
  if (motion !== 'full') return { keyframes: [], duration: 0, contact: 0 };
  const way = between(centre(striker), centre(target));
  const distance = Math.hypot(way.x, way.y) || 1;
  const push = Math.min(14, length(target) * 0.05) / distance;
  const keyframes: Keyframe[] = [
    { translate: '0px 0px', offset: 0 },
    { translate: '0px 0px', offset: CONTACT, easing: 'ease-out' },
    { translate: translate(way, push), offset: 0.58, easing: 'ease-in-out' },
    { translate: '0px 0px', offset: 1 },
  ];
  return { keyframes, duration: STRIKE, contact: CONTACT };
}

/** A hand is held up for a moment, for a finger that comes out. */
export function raised(hand: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const way = along({ x: 0, y: 0 }, heading(hand.heading ?? 0), length(hand) * 0.07);
  return {
    keyframes: [
      { translate: '0px 0px', offset: 0, easing: 'ease-out' },
      { translate: translate(way), offset: CONTACT, easing: 'ease-in-out' },
      { translate: '0px 0px', offset: 1 },
    ],
    duration: STRIKE,
    contact: CONTACT,
  };
}

/** A hand turns about its own length; at contact it is seen from its edge. */
export function turnedOver(hand: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const across = Math.abs(Math.sin(((hand.heading ?? 0) * Math.PI) / 180)) > 0.7;
  const edge = across ? '1 0.06' : '0.06 1';
  return {
    keyframes: [
      { scale: '1 1', offset: 0, easing: 'ease-in' },
      { scale: edge, offset: CONTACT, easing: 'ease-out' },
      { scale: '1 1', offset: 1 },
    ],
    duration: STRIKE,
    contact: CONTACT,
  };
}

/** Two hands of one player come together, share their fingers out, and part again. */
export function split(
  left: Box,
  right: Box,
  motion: Motion,
): { readonly left: Flight; readonly right: Flight } {
  if (motion !== 'full') return { left: still(motion), right: still(motion) };
  const way = meetSideways(left, right);
  const half = { x: way.x / 2, y: way.y / 2 };
  const back = { x: -half.x, y: -half.y };
  const flight = (share: Vector): Flight => ({
    keyframes: [
      { translate: '0px 0px', offset: 0, easing: 'ease-in-out' },
      { translate: translate(share), offset: CONTACT, easing: 'ease-out' },
      { translate: translate(share), offset: 0.56, easing: 'ease-in-out' },
      { translate: '0px 0px', offset: 1 },
    ],
    duration: STRIKE,
    contact: CONTACT,
  });
  return { left: flight(half), right: flight(back) };
}
