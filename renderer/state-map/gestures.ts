import type { Point, Viewport } from './viewport.svelte.ts';

/** A pointer that moves further than this (pixels) drags; otherwise it clicks. */
const slop = 5;
/** The zoom per pixel of a wheel. */
const wheelZoom = 0.0016;

/** The gestures of fingers and mice on a map. */
export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  /** @returns whether it was a click. */
  up(event: PointerEvent): boolean;
  cancel(event: PointerEvent): void;
  wheel(event: WheelEvent): void;
}

/** Moves and zooms a map: one finger drags, two pinch, a wheel zooms about the pointer. */
export function gesturesOn(
  viewport: Pick<Viewport, 'pan' | 'zoom'>,
  corner: () => Point,
): Gestures {
  const held = new Map<number, Point>();
  /** Where the only finger came down; undefined once it drags, or after a second finger. */
  let begun: Point | undefined;

  const here = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y } = corner();
    return { x: clientX - x, y: clientY - y };
  };

  return {
    down(event) {
      held.set(event.pointerId, here(event));
      begun = held.size === 1 ? here(event) : undefined;
    },
    move(event) {
      const last = held.get(event.pointerId);
      if (last === undefined) return;
      const now = here(event);
      if (begun !== undefined && Math.hypot(now.x - begun.x, now.y - begun.y) < slop) return;
      begun = undefined;
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) viewport.pan(now.x - last.x, now.y - last.y);
      else {
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(now.x - other.x, now.y - other.y);
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        if (before > 0) viewport.zoom(after / before, middle);
        viewport.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
      }
      held.set(event.pointerId, now);
    },
    up(event) {
      const clicked = begun !== undefined && held.has(event.pointerId);
      held.delete(event.pointerId);
      begun = undefined;
      return clicked;
    },
    cancel(event) {
      held.delete(event.pointerId);
      begun = undefined;
    },
    wheel(event) {
      const lines = event.deltaMode === 1 ? 16 : 1;
      // A pinch on a touchpad arrives as a wheel with small steps.
      const strength = event.ctrlKey ? 6 : 1;
      viewport.zoom(Math.exp(-event.deltaY * lines * wheelZoom * strength), here(event));
    },
  };
}
