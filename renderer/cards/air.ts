import type { Motion } from '../hands/hand-motion.svelte.ts';
import { flight, type Spot } from './flight.ts';

export type { Spot };

/** Lets cards fly over a table; what comes in the middle of a flight finishes it. */
export class Air {
  #running: Animation[] = [];
  #copies: HTMLElement[] = [];

  /** Ends everything that is under way. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const copy of this.#copies) copy.remove();
    this.#running = [];
    this.#copies = [];
  }

  /** Lets a card arrive where it lies. */
  arrive(
    card: HTMLElement,
    from: Spot,
    motion: Motion,
    pace: 'normal' | 'fast',
    turns = false,
  ): void {
    const { keyframes, duration } = flight(from, spotOf(card), motion, pace, turns);
    if (duration === 0) return;
    this.#running.push(card.animate(keyframes, { duration, easing }));
  }

  /** Sends the likeness of a card from where it was to where it goes, over everything else. */
  send(
    card: HTMLElement,
    from: Spot,
    to: Spot,
    motion: Motion,
    pace: 'normal' | 'fast',
    table: HTMLElement,
  ): void {
    if (motion !== 'full') return;
    const copy = card.cloneNode(true) as HTMLElement;
    const place = { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` };
    Object.assign(copy.style, { position: 'fixed', zIndex: '8', pointerEvents: 'none', ...place });
    table.append(copy);
    this.#copies.push(copy);
    const { keyframes, duration } = flight(from, to, motion, pace);
    const animation = copy.animate(keyframes, { duration, easing });
    animation.onfinish = () => copy.remove();
    this.#running.push(animation);
  }
}

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Where an element is on the screen. */
export function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
