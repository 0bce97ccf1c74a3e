/** The first paint of a page, and what loads after it. */
export interface FirstPaint {
  /** Reports that the page is drawn; it appears in the next frame. */
  drawn(): void;
  /** Loads a part that the first paint doesn't need, once that paint is visible. */
  after<Part>(load: () => Promise<Part>): Promise<Part>;
}

/** Separates what is loaded later from the first paint. */
export function firstPaint(): FirstPaint {
  let drawn: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => (drawn = resolve)).then(frameSeen);
  return {
    drawn: () => drawn(),
    after: (load) => seen.then(load),
  };
}

/** Resolves after the next frame; at once in a hidden window, which draws none. */
export async function frameSeen(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
