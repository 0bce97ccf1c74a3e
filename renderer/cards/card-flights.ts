import {
  displaced,
  fadeIn,
  flightTime,
  gently,
  type Manner,
  type Movement,
  type Spot,
} from './card-movement.ts';

/** Options for a card's arrival. */
interface Arrival {
  /** Whether it turns over on the way. */
  readonly turns?: boolean;
  /** The delay before it appears (ms). */
  readonly after?: number;
  /** The duration of the flight (ms); by default that of the pace. */
  readonly duration?: number;
}

/** Animates cards that fly over a table; a new view finishes flights at once. */
export class CardFlights {
  readonly #table: HTMLElement;
  readonly #busy: (busy: boolean) => void;
  #running: Animation[] = [];
  #copies: HTMLElement[] = [];

  /** @param busy - called with true when something begins to move, with false when all is at rest. */
  constructor(table: HTMLElement, busy: (busy: boolean) => void) {
    this.#table = table;
    this.#busy = busy;
  }

  /** Ends all animations. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const copy of this.#copies) copy.remove();
    this.#running = [];
    this.#copies = [];
    this.#busy(false);
  }

  /** Animates an element on the table; it keeps its start position during the delay (ms). */
  move(element: Element, { keyframes, duration, easing = gently }: Movement, after = 0): Animation {
    const timing = { duration, delay: after, easing, fill: 'backwards' } as const;
    const animation = element.animate(keyframes, timing);
    this.#running.push(animation);
    animation.addEventListener('finish', () => this.#ended(animation));
    this.#busy(true);
    return animation;
  }

  /** Makes the number that won a game bloom. @param after - the delay (ms). */
  bloom(number: Element, after: number): void {
    const keyframes = [{ scale: '1' }, { scale: '1.5', offset: 0.3 }, { scale: '1' }];
    this.move(number, { keyframes, duration: bloomTime, easing: 'ease-in-out' }, after);
  }

  /** Calls an action after a delay (ms), unless all animations end before. */
  after(milliseconds: number, action: () => void): void {
    // An empty animation keeps the time.
    this.move(this.#table, { keyframes: [], duration: milliseconds }).onfinish = action;
  }

  /** Hides an element for a while (ms). */
  hide(element: Element, duration: number): void {
    if (duration > 0) this.move(element, { keyframes: [{ opacity: 0 }, { opacity: 0 }], duration });
  }

  #ended(animation: Animation): void {
    this.#running = this.#running.filter((other) => other !== animation);
    if (this.#running.length === 0) this.#busy(false);
  }

  /**
   * Makes a card fly to its place.
   *
   * @param card - the element around it, tilted or not.
   * @param from - where it comes from; asked only if it flies, since measuring costs a layout of the page.
   */
  arrive(
    card: HTMLElement,
    from: () => Spot,
    { motion, pace }: Manner,
    { turns = false, after = 0, duration = flightTime[pace] }: Arrival = {},
  ): void {
    if (motion === 'off') return;
    if (motion === 'reduced') {
      this.move(card, fadeIn);
      return;
    }
    this.hide(card, after);
    const start = { ...displaced(spotOf(card), from()), rotate: '0deg' };
    const keyframes = [{ ...start, zIndex: above }, { zIndex: above }];
    this.move(card, { keyframes, duration }, after);
    if (turns) this.turn(card, 'up', duration, after);
  }

  /** Turns over a card that shows its face. */
  turn(card: HTMLElement, side: 'up' | 'down', duration: number, after = 0): void {
    const sheet = card.querySelector('.sheet');
    if (sheet === null) return;
    const back = { transform: 'rotateY(180deg)' };
    const face = { transform: 'rotateY(0deg)' };
    const keyframes = side === 'up' ? [back, face] : [face, back];
    this.move(sheet, { keyframes, duration }, after);
  }

  /** Lays a copy of a card over the table, until it is moved away or all animations end. */
  lay(likeness: HTMLElement, at: Spot): HTMLElement {
    const holder = document.createElement('span');
    const { x, y } = this.#table.getBoundingClientRect();
    Object.assign(holder.style, {
      position: 'absolute',
      left: `${at.x - x}px`,
      top: `${at.y - y}px`,
      width: `${at.width}px`,
      zIndex: above,
      pointerEvents: 'none',
    });
    holder.ariaHidden = 'true';
    holder.append(likeness);
    this.#table.append(holder);
    this.#copies.push(holder);
    return holder;
  }

  /** Animates a copy and then removes it. */
  sendAway(likeness: HTMLElement, movement: Movement, after = 0): void {
    this.move(likeness, movement, after).onfinish = () => likeness.remove();
  }
}

/** The duration of a bloom (ms). */
const bloomTime = 700;

/** Above the table, and below the result of a game. */
const above = '5';

/** A card's place on the screen, without its rotation. */
export function spotOf(element: HTMLElement): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element;
  return {
    x: x + (width - offsetWidth) / 2,
    y: y + (height - offsetHeight) / 2,
    width: offsetWidth,
    height: offsetHeight,
  };
}
