/**
 * A page may come with a first picture of itself, which is drawn before its scripts can draw anything:
 * see electron/api/prerender.ts. Whatever is not needed for it comes after it, and it goes away when the
 * page shows the same.
 */

const drawnBefore = (): Element | null => document.querySelector('#first-picture');

/** How long a picture may let wait for itself, in milliseconds: a hidden window shows none. */
const patience = 400;

/** Once the picture that a page came with can be seen; at once where there is none. */
export async function firstPictureSeen(): Promise<void> {
  if (drawnBefore() === null || document.hidden) return;
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** What can be seen of a page first by its own doing, and what comes after it. */
export interface FirstPicture {
  /** The page has all that it shows first, and shows it in the next frame. */
  ready(): void;
  /** Loads a part that the first picture does without, once that can be seen. */
  after<Part>(load: () => Promise<Part>): Promise<Part>;
}

/** Keeps what is loaded later apart from what is seen first. */
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

/** A hidden window draws no frames. */
async function frameSeen(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
