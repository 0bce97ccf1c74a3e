/**
 * A page can come with a prerendered picture of itself, which is drawn before its scripts run: see
 * electron/api/prerender.ts. Everything the picture doesn't need loads after it. The picture is
 * removed once the page shows the same.
 */

const drawnBefore = (): Element | null => document.querySelector('#first-picture');

/** The longest wait for the picture (ms). A hidden window never paints it. */
const patience = 400;

/** Resolves once the prerendered picture is painted, or at once if there is none. */
export async function firstPictureSeen(): Promise<void> {
  if (drawnBefore() === null || document.hidden) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** The first paint of a page, and what loads after it. */
export interface FirstPicture {
  /** Reports that the page is complete; it appears in the next frame. */
  ready(): void;
  /** Loads a part that the first paint doesn't need, once that paint is visible. */
  after<Part>(load: () => Promise<Part>): Promise<Part>;
}

/** Separates what is loaded later from the first paint. */
export function firstPicture(): FirstPicture {
  let becomeReady: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (becomeReady = resolve)).then(frameSeen);
  return {
    ready() {
      drawnBefore()?.remove();
      becomeReady();
    },
    after: (load) => seen.then(load),
  };
}

/** Resolves after the next frame; at once in a hidden window, which draws none. */
async function frameSeen(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
