import type { PageSession } from './page-session.ts';
import { runtime } from './runtime.ts';
import type { Size } from './size.ts';

const factorOfStep = 1.2;

/** The zoom of a page. Chromium's own can't be controlled from outside. */
export class Zoom {
  readonly #page: PageSession;
  readonly #windowSize: () => Size;
  #steps = 0;

  constructor(page: PageSession, windowSize: () => Size) {
    this.#page = page;
    this.#windowSize = windowSize;
  }

  /** Changes the zoom by steps; null resets it. */
  by(steps: number | null): void {
    this.#steps = steps === null ? 0 : this.#steps + steps;
    void this.#apply();
  }

  /** Fits a zoomed page to its window again. */
  async fit(): Promise<void> {
    if (this.#steps !== 0) await this.#apply();
  }

  async #apply(): Promise<void> {
    await this.#page.ready;
    if (this.#steps === 0) {
      await this.#page.send('Emulation.clearDeviceMetricsOverride');
      return;
    }
    const factor = factorOfStep ** this.#steps;
    const { width, height } = this.#windowSize();
    await this.#page.send('Emulation.setDeviceMetricsOverride', {
      width: Math.round(width / factor),
      height: Math.round(height / factor),
      deviceScaleFactor: factor,
      mobile: false,
      ...(runtime.driven ? {} : { scale: factor }),
    });
  }
}
