import type { CardFlights } from './card-flights.ts';
import type { Hear } from './hearing.ts';
import { fadeIn, type Manner, type Pace } from './card-movement.ts';

/** How long a coin is in the air (ms). */
const tossTime = { slow: 1100, normal: 720, fast: 270, fastest: 120 } as const satisfies Record<
  Pace,
  number
>;

/** The number of half turns: odd, so that the coin lands on its other side. */
const halfTurns = 7;

/** When the coin hits the table, as a share of the time. */
const landing = 0.8;

/**
 * Tosses the coin on a table, if there is one.
 *
 * @returns the time until it has landed (ms).
 */
export function tossCoin(
  flights: CardFlights,
  table: HTMLElement,
  { motion, pace }: Manner,
  hear: Hear,
): number {
  const toss = table.querySelector('[data-toss]');
  if (toss === null) return 0;
  hear('coin', landing * tossTime[pace]);
  if (motion === 'off') return 0;
  if (motion === 'reduced') {
    flights.move(toss, fadeIn);
    return 0;
  }
  const duration = tossTime[pace];
  for (const [part, keyframes] of Object.entries(parts)) {
    const element = toss.querySelector(`[data-part="${part}"]`);
    if (element !== null) flights.move(element, { keyframes, duration, easing: 'linear' });
  }
  return duration;
}

/** The movement of each part of the drawing: thrown up, turning, down again, and a last small hop. */
const parts: Readonly<Record<string, Keyframe[]>> = {
  body: [
    { translate: '0 0', scale: '1', easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
    { translate: '0 -230%', scale: '1.9', offset: 0.4, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' },
    { translate: '0 0', scale: '1', offset: landing, easing: 'ease-out' },
    { translate: '0 -14%', scale: '1', offset: 0.9, easing: 'ease-in' },
    { translate: '0 0', scale: '1' },
  ],
  sheet: [
    { transform: `rotateX(${-180 * halfTurns}deg)`, easing: 'linear' },
    { transform: 'rotateX(0deg)', offset: landing },
    { transform: 'rotateX(0deg)' },
  ],
  shadow: [
    { opacity: 1, scale: '1', easing: 'ease-out' },
    { opacity: 0.25, scale: '1.5', offset: 0.4, easing: 'ease-in' },
    { opacity: 1, scale: '1', offset: landing },
    { opacity: 1, scale: '1' },
  ],
  // The result is hidden until the coin has landed.
  sentence: [{ opacity: 0 }, { opacity: 0, offset: landing }, { opacity: 1 }],
};
