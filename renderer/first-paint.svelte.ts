/** The first paint of a page, and what waits for it. */
export class FirstPaint {
  /** Whether it is visible. */
  isSeen = $state(false);
  #report: () => void = () => undefined;
  readonly #seen: Promise<void>;

  constructor() {
    const drawn = new Promise<void>((resolve) => (this.#report = resolve));
    this.#seen = drawn.then(frameSeen).then(() => void (this.isSeen = true));
  }

  /** Reports that the page is drawn; it appears in the next frame. */
  drawn(): void {
    this.#report();
  }

  /** Loads a part that the first paint doesn't need, once that paint is visible. */
  after<Part>(load: () => Promise<Part>): Promise<Part> {
    return this.#seen.then(load);
  }
}

/** Resolves after the next frame; at once in a hidden window, which draws none. */
export async function frameSeen(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
