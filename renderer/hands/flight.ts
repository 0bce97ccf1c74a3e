import type { Box, Vector } from './reach.ts';

/** For `element.animate(keyframes, duration)`. */
export interface Flight {
  readonly keyframes: Keyframe[];
  /** Milliseconds. */
  readonly duration: number;
  /** When the hands touch, as a share of the duration: the time for fingers to change. */
  readonly contact: number;
}

/** Milliseconds of a strike, and when hands touch in it. */
export const STRIKE = 320;
export const CONTACT = 0.44;
const CROSS_FADE = 80;

/** A hand at its place. */
export const REST = { translate: '0px 0px', rotate: '0deg', scale: '1 1' } as const;
/** A way, or a share of it, as CSS has it. */
export function translate({ x, y }: Vector, share = 1): string {
  return `${(x * share).toFixed(1)}px ${(y * share).toFixed(1)}px`;
}

/** What a hand does instead of moving. */
export function still(motion: 'reduced' | 'off'): Flight {
  if (motion === 'off') return { keyframes: [], duration: 0, contact: 0 };
  const keyframes = [{ opacity: 1 }, { opacity: 0.6, offset: 0.5 }, { opacity: 1 }];
  return { keyframes, duration: CROSS_FADE, contact: 0.5 };
}

/** How wide and high a hand is drawn that is stretched or squashed along its length and aside. */
export function scaled(hand: Box, lengthwise: number, aside: number): string {
  const across = Math.abs(Math.sin(((hand.heading ?? 0) * Math.PI) / 180)) > 0.7;
  return across ? `${lengthwise} ${aside}` : `${aside} ${lengthwise}`;
}
