import type { Appearance } from '../../electron/api/preferences.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';

/** The speed of the program's animations. */
export type Pace = Appearance['pace'];

/** The amount and speed of motion. */
export interface Manner {
  readonly motion: Motion;
  readonly pace: Pace;
}

/** A card's place in CSS pixels, without its rotation. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The arguments of `element.animate`. */
export interface Movement {
  readonly keyframes: Keyframe[];
  /** The duration (ms). */
  readonly duration: number;
  /** The easing of the whole; {@link gently} by default. */
  readonly easing?: string;
}

/** The duration of a card's flight (ms). */
export const flightTime = {
  slow: 560,
  normal: 320,
  fast: 120,
  fastest: 60,
} as const satisfies Record<Pace, number>;

/** The duration of the cross-fade that replaces flights if motion is reduced (ms). */
const crossFade = 80;

/** The easing of a flying card: it starts fast and arrives gently. */
export const gently = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Fades an element in. */
export const fadeIn: Movement = { keyframes: [{ opacity: 0 }, {}], duration: crossFade };

/** Fades an element out. */
export const fadeOut: Movement = { keyframes: [{}, { opacity: 0 }], duration: crossFade };

/** The keyframe properties that move a card from its spot to another. They leave out its rotation. */
export function displaced(card: Spot, to: Spot): { translate: string; scale: string } {
  const x = to.x + to.width / 2 - (card.x + card.width / 2);
  const y = to.y + to.height / 2 - (card.y + card.height / 2);
  return {
    translate: `${x}px ${y}px`,
    scale: String(card.width === 0 ? 1 : to.width / card.width),
  };
}
