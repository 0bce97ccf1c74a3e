import { CONTACT, REST, scaled, still, STRIKE, translate, type Flight } from './hand-flight.ts';
import type { Motion } from './hand-motion.svelte.ts';
import { along, heading } from './outline.ts';
import { length, type Box, type Vector } from './reach.ts';

/** How long a number pops after contact, and how long a hand cheers (ms). */
const POP = 240;
const CHEER = 1200;

const NOWHERE: Vector = { x: 0, y: 0 };
/** A number's pop when it changes. @param at - when it changes, in milliseconds from now. */
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

/** Raises a hand for a moment, for a new finger. */
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

/** Makes a hand jump for joy; the player's next hand follows a moment later. */
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

/** Turns a hand over about its own length; at contact it is seen edge-on. */
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
