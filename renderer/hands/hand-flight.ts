import type { Box, Vector } from './reach.ts';

/** The arguments of `element.animate`. */
export interface Flight {
  readonly keyframes: Keyframe[];
  /** The duration (ms). */
  readonly duration: number;
  /** The time of contact, as a share of the duration: the fingers change then. */
  readonly contact: number;
}

/** The duration of a strike (ms), and its time of contact. */
export const STRIKE = 320;
export const CONTACT = 0.44;
const CROSS_FADE = 80;

/** A hand in its place. */
export const REST = { translate: '0px 0px', rotate: '0deg', scale: '1 1' } as const;
/** A CSS translation by a vector, or by a share of it. */
export function translate({ x, y }: Vector, share = 1): string {
  return `${(x * share).toFixed(1)}px ${(y * share).toFixed(1)}px`;
}

/** The animation of a hand that doesn't move. */
export function still(motion: 'reduced' | 'off'): Flight {
  if (motion === 'off') return { keyframes: [], duration: 0, contact: 0 };
  const keyframes = [{ opacity: 1 }, { opacity: 0.6, offset: 0.5 }, { opacity: 1 }];
  return { keyframes, duration: CROSS_FADE, contact: 0.5 };
}

/** The CSS scale of a hand that is stretched or squashed, along its length and across. */
export function scaled(hand: Box, lengthwise: number, aside: number): string {
  const across = Math.abs(Math.sin(((hand.heading ?? 0) * Math.PI) / 180)) > 0.7;
  return across ? `${lengthwise} ${aside}` : `${aside} ${lengthwise}`;
}
