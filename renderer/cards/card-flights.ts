import {
  displaced,
  fadeIn,
  flightTime,
  gently,
  type Manner,
  type Movement,
  type Spot,
} from './flight.ts';

/** Further wishes for how a card arrives. */
interface Arrival {
  /** Turns over on the way. */
  readonly turns?: boolean;
  /** Is not to be seen for so many milliseconds, and then comes. */
  readonly after?: number;
  /** Milliseconds on the way; else as long as cards fly at this pace. */
  readonly duration?: number;
}

/** Lets cards fly over a table; what comes in the middle of a flight finishes it. */
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

  /** Ends everything that is under way. */
  clear(): void {
    for (const animation of this.#running) animation.cancel();
    for (const copy of this.#copies) copy.remove();
    this.#running = [];
    this.#copies = [];
    this.#busy(false);
  }

  /** Moves something that lies on the table, which waits so many milliseconds where it starts from. */
  move(element: Element, { keyframes, duration, easing = gently }: Movement, after = 0): Animation {
    const timing = { duration, delay: after, easing, fill: 'backwards' } as const;
    const animation = element.animate(keyframes, timing);
    this.#running.push(animation);
    animation.addEventListener('finish', () => this.#ended(animation));
    this.#busy(true);
    return animation;
  }

  /** Lets the number by which a game was won bloom, so many milliseconds from now. */
  bloom(number: Element, after: number): void {
    const keyframes = [{ scale: '1' }, { scale: '1.5', offset: 0.3 }, { scale: '1' }];
    this.move(number, { keyframes, duration: bloomTime, easing: 'ease-in-out' }, after);
  }

  /** Does something so many milliseconds from now, unless everything has ended before. */
  after(milliseconds: number, action: () => void): void {
    // An animation of nothing keeps the time.
    this.move(this.#table, { keyframes: [], duration: milliseconds }).onfinish = action;
  }

  /** Keeps something out of sight for a while. */
  hide(element: Element, duration: number): void {
    if (duration > 0) this.move(element, { keyframes: [{ opacity: 0 }, { opacity: 0 }], duration });
  }

  #ended(animation: Animation): void {
    this.#running = this.#running.filter((other) => other !== animation);
    if (this.#running.length === 0) this.#busy(false);
  }

  /** Lets a card arrive where it lies: `card` is what holds it, untidily turned or not. */
  arrive(
    card: HTMLElement,
    from: Spot,
    { motion, pace }: Manner,
    { turns = false, after = 0, duration = flightTime[pace] }: Arrival = {},
  ): void {
    if (motion === 'off') return;
    if (motion === 'reduced') {
      this.move(card, fadeIn);
      return;
    }
    this.hide(card, after);
    const start = { ...displaced(spotOf(card), from), rotate: '0deg' };
    const keyframes = [{ ...start, zIndex: above }, { zIndex: above }];
    this.move(card, { keyframes, duration }, after);
    if (turns) this.turn(card, 'up', duration, after);
  }

  /** Turns a card over that shows its face. */
  turn(card: HTMLElement, side: 'up' | 'down', duration: number, after = 0): void {
    const sheet = card.querySelector('.sheet');
    if (sheet === null) return;
    const back = { transform: 'rotateY(180deg)' };
    const face = { transform: 'rotateY(0deg)' };
    const keyframes = side === 'up' ? [back, face] : [face, back];
    this.move(sheet, { keyframes, duration }, after);
  }

  /** Lays the likeness of a card over the table, until it is moved away or everything ends. */
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

  /** Moves a likeness for the last time. */
  sendAway(likeness: HTMLElement, movement: Movement, after = 0): void {
    this.move(likeness, movement, after).onfinish = () => likeness.remove();
  }
}

/** How long a number blooms, in milliseconds. */
const bloomTime = 700;

/** Over the table, and under what a game ends with. */
const above = '5';

/** Where a card lies on the screen, as if nothing turned it. */
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
