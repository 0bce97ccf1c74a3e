/** The first paint of a page, and the work that waits for it. */
export class FirstPaint {
  /** Whether it is visible. */
  isSeen = $state(false);
  #report: () => void = () => undefined;
  /** Resolves when the last piece of work so far begins. */
  #lastBegun: Promise<void>;

  constructor() {
    const drawn = new Promise<void>((resolve) => (this.#report = resolve));
    this.#lastBegun = drawn.then(frameSeen).then(() => void (this.isSeen = true));
  }

  /** Reports that the page is drawn; it appears in the next frame. */
  drawn(): void {
    this.#report();
  }

  /**
   * Does a piece of work that the first paint doesn't need, once that paint is visible. Each piece begins in an idle moment
   * of its own, so that the page answers in between.
   */
  after<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    this.#lastBegun = this.#lastBegun.then(idleMoment);
    return this.#lastBegun.then(work);
  }
}

/** The longest wait for an idle moment (ms). */
const longestWait = 500;

/** Resolves when the page is idle, or soon; at once in a hidden window, which has nothing to answer. */
async function idleMoment(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: longestWait });
  });
}

/** Resolves after the next frame; at once in a hidden window, which draws none. */
export async function frameSeen(): Promise<void> {
  if (document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
}
