import { CONTACT, REST, scaled, still, STRIKE, translate, type Flight } from './hand-flight.ts';
import type { Motion } from './hand-motion.svelte.ts';
import {
  between,
  centre,
  length,
  meetSideways,
  reachOver,
  type Box,
  type Vector,
} from './reach.ts';

/** How long hands stay squashed after contact, and how long a hand that goes out reels (ms). */
const SQUASH = 80;
const REEL = 420;

const NOWHERE: Vector = { x: 0, y: 0 };
/** Above everything on the table, like a hand that is carried. */
const ABOVE = 5;

/**
 * The striker reaches over, taps and returns; from where it was dropped it
 * slips off the target in one movement until its fingertips touch it.
 */
function tap(striker: Box, way: Vector, lean: number): Keyframe[] {
  const from = striker.dropped ?? NOWHERE;
  const there = { ...REST, rotate: `${lean.toFixed(1)}deg` };
  const atRest = from.x === 0 && from.y === 0;
  const drawsBack = { ...REST, translate: translate(way, -0.06), offset: 0.12, easing: 'ease-in' };
  const squash = SQUASH / STRIKE;
  const frames: Keyframe[] = [
    { ...REST, translate: translate(from), offset: 0, easing: atRest ? 'ease-out' : 'ease-in-out' },
    ...(atRest ? [drawsBack] : []),
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

/** Animates a hand striking another, from its place or from where it was dropped, and returning there. */
export function strike(striker: Box, target: Box, motion: Motion): Flight {
  if (motion !== 'full') return still(motion);
  const { way, lean } = reachOver(striker, target);
  return { keyframes: tap(striker, way, lean), duration: STRIKE, contact: CONTACT };
}

/**
 * Animates the struck hand at the same time as {@link strike}: it rests until contact, then it is
 * knocked back, and reels for a moment if it goes out.
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

/** Animates a split: two hands of a player come together, redistribute their fingers, and part. */
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
