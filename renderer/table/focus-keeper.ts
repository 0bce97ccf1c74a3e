import { tick } from 'svelte';
import { sensibleHand } from './focus.ts';

/** Gives the keyboard a hand of the table again where what it was on is gone. */
export class FocusKeeper {
  readonly #table: () => HTMLElement | undefined;
  /** Something on the page has had the focus: before that, nothing can lose it. */
  #used = false;
  #last: HTMLElement | undefined;
  #frame = 0;

  constructor(table: () => HTMLElement | undefined) {
    this.#table = table;
  }

  /** Remembers where the keyboard is; for `focusin` of the window. */
  readonly follow = ({ target }: FocusEvent): void => {
    this.#used = true;
    if (target instanceof HTMLElement && target.dataset['hand'] !== undefined) this.#last = target;
  };

  /** Looks after the focus as soon as what changes on the page has changed. */
  keep(): void {
    cancelAnimationFrame(this.#frame);
    void tick().then(() => this.#restore());
    // A button that has just been disabled loses the focus only when the next frame has been drawn.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#restore());
    });
  }

  #restore(): void {
    const table = this.#table();
    // A frame may come after the table has gone.
    if (!this.#used || table?.isConnected !== true) return;
    // What lies around the table only keeps the place of what had the focus.
    if (document.activeElement?.contains(table) === false) return;
    sensibleHand(table, this.#last)?.focus({ preventScroll: true });
  }
}
