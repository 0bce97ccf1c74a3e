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
    let start: { x: number; y: number } | undefined;
    let dragging = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !options().enabled) return;
      start = { x: event.clientX, y: event.clientY };
    }

    function move(event: PointerEvent): void {
      if (start === undefined) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!dragging && Math.hypot(x, y) < threshold) return;
      if (!dragging) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
        element.style.zIndex = '5';
        element.style.pointerEvents = 'none';
        options().started();
      }
      element.style.translate = `${x}px ${y}px`;
    }

    function up(event: PointerEvent): void {
      const dropped = dragging && event.type === 'pointerup';
      const target = dropped ? document.elementFromPoint(event.clientX, event.clientY) : null;
      if (dragging && options().motion === 'full') goHome();
      reset();
      if (!dropped) return;
      window.addEventListener('click', suppress, { capture: true, once: true });
      // The click of this release comes at once or not at all.
      queueMicrotask(() =>
        requestAnimationFrame(() =>
          window.removeEventListener('click', suppress, { capture: true }),
        ),
      );
      options().dropped(target);
    }

    function goHome(): void {
      const { translate, zIndex } = element.style;
      element.animate(
        [
          { translate, zIndex },
          { translate: '0px 0px', zIndex },
        ],
        { duration: wayHome, easing: 'ease-in-out' },
      );
    }

    function reset(): void {
      start = undefined;
      dragging = false;
      element.style.removeProperty('translate');
      element.style.removeProperty('z-index');
      element.style.removeProperty('pointer-events');
    }

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

function suppress(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
