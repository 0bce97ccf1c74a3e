import { tick } from 'svelte';
import { sensibleHand } from './focus.ts';
import { handAt } from './hand-elements.ts';

/** Keeps the focus on the table's hands: when the focused element disappears, and after a move. */
export class FocusKeeper {
  readonly #table: () => HTMLElement | undefined;
  /** Whether anything on the page has had the focus; before that, it can't be lost. */
  #used = false;
  /** The hands that have had the focus, most recent first. */
  #visited: readonly HTMLElement[] = [];
  #frame = 0;

  constructor(table: () => HTMLElement | undefined) {
    this.#table = table;
  }

  /** Remembers the focused hand; for `focusin` of the window. */
  readonly follow = ({ target }: FocusEvent): void => {
    this.#used = true;
    if (!(target instanceof HTMLElement) || target.dataset['hand'] === undefined) return;
    const others = this.#visited.filter((hand) => hand !== target && hand.isConnected);
    this.#visited = [target, ...others];
  };

  /**
   * Restores the focus after the page has changed.
   *
   * @param seat - the seat whose hands take the focus from those of others, if given.
   */
  keep(seat?: number): void {
    cancelAnimationFrame(this.#frame);
    void tick().then(() => this.#restore(seat));
    // A button that has just been disabled loses the focus only after the next frame.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#restore(seat));
    });
  }

  #restore(seat: number | undefined): void {
    const table = this.#table();
    // The table may be gone before the frame comes.
    if (!this.#used || table?.isConnected !== true) return;
    const focused = handAt(document.activeElement)?.seat;
    const elsewhere = seat !== undefined && focused !== undefined && focused !== seat;
    // Elements around the table have the focus only in place of one that is gone.
    if (!elsewhere && document.activeElement?.contains(table) === false) return;
    const last = this.#visited.find(
      (hand) =>
        table.contains(hand) &&
        hand.getAttribute('aria-disabled') !== 'true' &&
        (seat === undefined || handAt(hand)?.seat === seat),
    );
    (last ?? sensibleHand(table, seat))?.focus({ preventScroll: true });
  }
}
