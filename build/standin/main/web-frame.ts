import type { WebFrameMain } from 'electron';
import { originOf } from '../chromium/addresses.ts';
import { strictClass } from './strict.ts';

/** A page's top frame, the only one the program has. */
export class StandinFrame implements Pick<WebFrameMain, 'url' | 'origin' | 'isDestroyed'> {
  readonly #page: { getURL(): string; isDestroyed(): boolean };

  constructor(page: { getURL(): string; isDestroyed(): boolean }) {
    this.#page = page;
  }

  get url(): string {
    return this.#page.getURL();
  }

  get origin(): string {
    return originOf(this.url);
  }

  get parent(): null {
    return null;
  }

  isDestroyed(): boolean {
    return this.#page.isDestroyed();
  }
}

strictClass('WebFrameMain', StandinFrame);
