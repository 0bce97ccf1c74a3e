/** What can be seen of a page first, and what comes after it. */
export interface FirstPicture {
  /** The page has all that it shows first; the next frame draws it. */
  ready(): void;
  /** Loads a part that the first picture does without, once that can be seen. */
  after<Part>(load: () => Promise<Part>): Promise<Part>;
}

/** Keeps what is loaded later apart from what is seen first. */
export function firstPicture(): FirstPicture {
  let seen: () => void = () => undefined;
  const drawn = new Promise<void>((resolve) => (seen = resolve));
  return {
    ready() {
      // A hidden window draws no frames.
      if (document.hidden) seen();
      else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
    },
    after: (load) => drawn.then(load),
  };
}
