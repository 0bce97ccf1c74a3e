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
/** Milliseconds from the contact on that hands stay squashed, a number pops, and a hand that is out reels. */
const SQUASH = 80;
const POP = 240;
const REEL = 420;
const CHEER = 1200;
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
const REST = { translate: '0px 0px', rotate: '0deg', scale: '1 1' } as const;
/** Above what lies on the table, as a hand that is carried is. */
const ABOVE = 5;

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

/** How wide and high a hand is drawn that is stretched or squashed along its length and aside. */
function scaled(hand: Box, lengthwise: number, aside: number): string {
  const across = Math.abs(Math.sin(((hand.heading ?? 0) * Math.PI) / 180)) > 0.7;
  return across ? `${lengthwise} ${aside}` : `${aside} ${lengthwise}`;
}

/** The striker reaches over, taps and comes home; from where it was dropped it only lifts off to tap. */
function tap(striker: Box, way: Vector, lean: number): Keyframe[] {
  const from = striker.dropped ?? NOWHERE;
  const there = { ...REST, rotate: `${lean.toFixed(1)}deg` };
  const drawsBack =
    from.x === 0 && from.y === 0
      ? { ...REST, translate: translate(way, -0.06), offset: 0.12 }
      : { ...there, translate: translate(way, 0.78), offset: 0.2 };
  const squash = SQUASH / STRIKE;
  const frames: Keyframe[] = [
    { ...REST, translate: translate(from), offset: 0, easing: 'ease-out' },
    { ...drawsBack, easing: 'ease-in' },
    { ...there, translate: translate(way), offset: CONTACT, easing: 'ease-out' },
    {
      ...there,
      translate: translate(way, 1.03),
      scale: scaled(striker, 0.93, 1.06),
      offset: CONTACT + squash / 2,
    },
    { ...there, translate: translate(way, 0.94), offset: CONTACT + squash, easing: 'ease-in-out' },
    { ...REST, offset: 1 },
  ];
  return frames.map((frame) => ({ ...frame, zIndex: ABOVE }));
}

/** A hand strikes another from where it was dropped, or from its place, and returns there. */
export function strike(striker: Box, target: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const { way, lean } = reachOver(striker, target);
  return { keyframes: tap(striker, way, lean), duration: STRIKE, contact: CONTACT };
}

/**
 * What the struck hand does meanwhile: nothing until it is touched, then it is knocked back, and reels for
 * a moment of its own if it is out. Runs at the same time as {@link strike}.
 */
export function struck(striker: Box, target: Box, motion: Motion, out = false): Flight {
  if (motion !== 'full') return { keyframes: [], duration: 0, contact: 0 };
  const way = between(centre(striker), centre(target));
  const distance = Math.hypot(way.x, way.y) || 1;
  const knock = (length(target) * (out ? 0.16 : 0.08)) / distance;
  const touched = STRIKE * CONTACT;
  const duration = out ? touched + REEL : STRIKE;
  const contact = touched / duration;
  const back = (milliseconds: number) => (touched + milliseconds) / duration;
  const turn = way.x < 0 ? -1 : 1;
  const reels: Keyframe[] = [
    {
      ...REST,
      translate: translate(way, knock * 0.7),
      rotate: `${-6 * turn}deg`,
      offset: back(190),
    },
    {
      ...REST,
      translate: translate(way, knock * 0.3),
      rotate: `${3 * turn}deg`,
      offset: back(300),
    },
  ];
  const keyframes: Keyframe[] = [
    { ...REST, offset: 0 },
    { ...REST, offset: contact, easing: 'ease-out' },
    {
      translate: translate(way, knock),
      rotate: `${(out ? 9 : 2) * turn}deg`,
      scale: scaled(target, out ? 0.84 : 0.92, out ? 1.12 : 1.06),
      offset: back(SQUASH * 0.6),
      easing: 'ease-in-out',
    },
    ...(out ? reels : []),
    { ...REST, offset: 1 },
  ];
  return { keyframes, duration, contact };
}

/** The number beside a hand pops when it changes, which is so many milliseconds from now. */
export function popped(at: number): Flight {
  const duration = at + POP;
  const contact = at / duration;
  const keyframes: Keyframe[] = [
    { scale: '1', offset: 0 },
    { scale: '1', offset: contact, easing: 'ease-out' },
    { scale: '1.3', offset: (at + POP / 3) / duration, easing: 'ease-in-out' },
    { scale: '1', offset: 1 },
  ];
  return { keyframes, duration, contact };
}

/** A hand is held up for a moment, for a finger that comes out. */
export function raised(hand: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const way = along(NOWHERE, heading(hand.heading ?? 0), length(hand) * 0.07);
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

/** A hand jumps for joy, the next one of the same player a moment later. */
export function cheer(hand: Box, which: number): Omit<Flight, 'contact'> {
  const up = along(NOWHERE, heading(hand.heading ?? 0), length(hand) * 0.12);
  const begins = 0.08 * (which % 4);
  const sway = which % 2 === 0 ? -5 : 5;
  const jump = (from: number): Keyframe[] => [
    { ...REST, scale: scaled(hand, 0.95, 1.04), offset: from, easing: 'ease-out' },
    {
      ...REST,
      translate: translate(up),
      rotate: `${sway}deg`,
      offset: from + 0.16,
      easing: 'ease-in',
    },
  ];
  return {
    keyframes: [
      { ...REST, offset: 0 },
      ...jump(begins + 0.06),
      ...jump(begins + 0.36),
      { ...REST, scale: scaled(hand, 0.97, 1.02), offset: begins + 0.66 },
      { ...REST, offset: 1 },
    ],
    duration: CHEER,
  };
}

/** A hand turns about its own length; at contact it is seen from its edge. */
export function turnedOver(hand: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  return {
    keyframes: [
      { scale: '1 1', offset: 0, easing: 'ease-in' },
      { scale: scaled(hand, 1, 0.06), offset: CONTACT, easing: 'ease-out' },
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
  const flight = (hand: Box, share: Vector): Flight => ({
    keyframes: [
      { ...REST, offset: 0, easing: 'ease-in' },
      { ...REST, translate: translate(share), offset: CONTACT, easing: 'ease-out' },
      {
        ...REST,
        translate: translate(share, 1.08),
        scale: scaled(hand, 1.03, 0.93),
        offset: CONTACT + SQUASH / STRIKE / 2,
      },
      {
        ...REST,
        translate: translate(share),
        offset: CONTACT + SQUASH / STRIKE,
        easing: 'ease-in-out',
      },
      { ...REST, offset: 1 },
    ],
    duration: STRIKE,
    contact: CONTACT,
  });
  return { left: flight(left, half), right: flight(right, back) };
}
