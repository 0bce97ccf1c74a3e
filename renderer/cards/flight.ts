import type { Appearance } from '../../electron/api/preferences.ts';
import type { Motion } from '../hands/hand-motion.svelte.ts';

/** How quickly what the program does is shown. */
export type Pace = Appearance['pace'];

/** How much moves, and how quickly. */
export interface Manner {
  readonly motion: Motion;
  readonly pace: Pace;
}

/** Where a card lies, in CSS pixels, as it would lie if nothing turned it. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How something moves, for `element.animate`. */
export interface Movement {
  readonly keyframes: Keyframe[];
  /** Milliseconds. */
  readonly duration: number;
  /** Of the whole; {@link gently}, unless said otherwise. */
  readonly easing?: string;
}

/** How long a card flies, in milliseconds. */
export const flightTime = {
  slow: 560,
  normal: 320,
  fast: 120,
  fastest: 60,
} as const satisfies Record<Pace, number>;

/** How long a cross-fade takes instead where motion is reduced, in milliseconds. */
const crossFade = 80;

/** As a card flies: it starts fast and arrives gently. */
export const gently = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Out of nothing, to how it is. */
export const fadeIn: Movement = { keyframes: [{ opacity: 0 }, {}], duration: crossFade };

/** From how it is, into nothing. */
export const fadeOut: Movement = { keyframes: [{}, { opacity: 0 }], duration: crossFade };

/**
 * What takes a card that lies at one spot to another: the properties of a keyframe, which leave out
 * how the card is turned.
 */
export function displaced(card: Spot, to: Spot): { translate: string; scale: string } {
  const x = to.x + to.width / 2 - (card.x + card.width / 2);
  const y = to.y + to.height / 2 - (card.y + card.height / 2);
  return {
    translate: `${x}px ${y}px`,
    scale: String(card.width === 0 ? 1 : to.width / card.width),
  };
}
