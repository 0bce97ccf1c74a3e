import type { WebFrameMain } from 'electron';
import { strictClass } from '../common/strict.ts';

/** A page's top frame, the only one the program has. */
export class StandinFrame implements Pick<WebFrameMain, 'parent' | 'url'> {
  /** Only the top frame sends messages, never a nested one. */
  readonly parent = null;
  readonly #url: () => string;

  constructor(url: () => string) {
    this.#url = url;
  }

  get url(): string {
    return this.#url();
  }
}

strictClass('WebFrameMain', StandinFrame);
