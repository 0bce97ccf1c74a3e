import type { Motion } from '../hands/hand-motion.svelte.ts';

/** Where a card is, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A card's way through the air, for `element.animate`. */
export interface CardFlight {
  readonly keyframes: Keyframe[];
  /** Milliseconds; 0 where nothing moves. */
  readonly duration: number;
}

/** How long a card flies, by the pace of the program. */
const durations = { normal: 320, fast: 120 } as const;

/** How long a cross-fade takes instead where motion is reduced. */
const crossFade = 80;

/**
 * The flight of a card that lies at `to` already, and comes there from `from`.
 *
 * @param turns - it turns over on the way.
 */
export function flight(
  from: Spot,
  to: Spot,
  motion: Motion,
  pace: 'normal' | 'fast',
  turns = false,
): CardFlight {
  switch (motion) {
    case 'off':
      return { keyframes: [], duration: 0 };
    case 'reduced':
      return { keyframes: [{ opacity: 0 }, { opacity: 1 }], duration: crossFade };
    case 'full': {
      const x = from.x + from.width / 2 - (to.x + to.width / 2);
      const y = from.y + from.height / 2 - (to.y + to.height / 2);
      const scale = to.width === 0 ? 1 : from.width / to.width;
      const turned = turns ? ' rotateY(180deg)' : '';
      return {
        keyframes: [
          { transform: `translate(${x}px, ${y}px) scale(${scale})${turned}` },
          { transform: `translate(0px, 0px) scale(1)${turns ? ' rotateY(0deg)' : ''}` },
        ],
        duration: durations[pace],
      };
    }
  }
}
