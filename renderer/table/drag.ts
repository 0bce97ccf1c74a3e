import type { Motion } from '../hands/hand-motion.svelte.ts';

/** How far a pointer must move to drag rather than click, in CSS pixels. */
const threshold = 6;

/** How long a dropped element takes to return (ms); the move that it makes begins much earlier. */
const wayHome = 240;

/** The callbacks of a drag. */
export interface DragOptions {
  readonly enabled: boolean;
  readonly motion: Motion;
  readonly started: () => void;
  /** Called with the element under the pointer at the end, if any. */
  readonly dropped: (target: Element | null) => void;
}

/** Makes an element draggable with any pointer; it follows the pointer, and a click stays a click. */
export function draggable(options: () => DragOptions): (element: HTMLElement) => () => void {
  return (element) => {
    const drag = new Drag(element, options);
    const down = (event: PointerEvent): void => drag.down(event);
    const move = (event: PointerEvent): void => drag.move(event);
    const up = (event: PointerEvent): void => drag.up(event);
    element.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}

class Drag {
  readonly #element: HTMLElement;
  readonly #options: () => DragOptions;
  #start: { x: number; y: number } | undefined;
  #dragging = false;

  constructor(element: HTMLElement, options: () => DragOptions) {
    this.#element = element;
    this.#options = options;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0 || !this.#options().enabled) return;
    this.#start = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (this.#start === undefined) return;
    const x = event.clientX - this.#start.x;
    const y = event.clientY - this.#start.y;
    if (!this.#dragging && Math.hypot(x, y) < threshold) return;
    const { style } = this.#element;
    if (!this.#dragging) {
      this.#dragging = true;
      this.#element.setPointerCapture(event.pointerId);
      style.zIndex = '5';
      style.pointerEvents = 'none';
      this.#options().started();
    }
    style.translate = `${x}px ${y}px`;
  }

  up(event: PointerEvent): void {
    const dropped = this.#dragging && event.type === 'pointerup';
    const target = dropped ? document.elementFromPoint(event.clientX, event.clientY) : null;
    if (this.#dragging && this.#options().motion === 'full') this.#goHome();
    this.#reset();
    if (!dropped) return;
    window.addEventListener('click', suppress, { capture: true, once: true });
    // The click of this release comes at once or not at all.
    queueMicrotask(() =>
      requestAnimationFrame(() => window.removeEventListener('click', suppress, { capture: true })),
    );
    this.#options().dropped(target);
  }

  #goHome(): void {
    const { translate, zIndex } = this.#element.style;
    this.#element.animate(
      [
        { translate, zIndex },
        { translate: '0px 0px', zIndex },
      ],
      { duration: wayHome, easing: 'ease-in-out' },
    );
  }

  #reset(): void {
    this.#start = undefined;
    this.#dragging = false;
    const { style } = this.#element;
    style.removeProperty('translate');
    style.removeProperty('z-index');
    style.removeProperty('pointer-events');
  }
}

function suppress(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
