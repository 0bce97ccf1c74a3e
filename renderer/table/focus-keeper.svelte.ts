import { tick } from 'svelte';
import { sensibleHand } from './focus.ts';
import { handAt } from './hand-elements.ts';

/** Keys that lead to a hand or act on it; others are for those who point, too. */
const leading: ReadonlySet<string> = new Set([
  'Tab',
  'Enter',
  ' ',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/** Gives the keyboard a hand of the table again if what it was on is gone, and its own hands after a move. */
export class FocusKeeper {
  readonly #table: () => HTMLElement | undefined;
  /** Something on the page has had the focus: before that, nothing can lose it. */
  #used = false;
  /** The hands that have had it, the last one first. */
  #visited: readonly HTMLElement[] = [];
  #frame = 0;
  /** Keys lead it, rather than a pointer: only then a hand shows that it has it. */
  byKeys = $state(true);

  constructor(table: () => HTMLElement | undefined) {
    this.#table = table;
  }

  /** Remembers where the keyboard is; for `focusin` of the window. */
  readonly follow = ({ target }: FocusEvent): void => {
    this.#used = true;
    if (!(target instanceof HTMLElement) || target.dataset['hand'] === undefined) return;
    const others = this.#visited.filter((hand) => hand !== target && hand.isConnected);
    this.#visited = [target, ...others];
  };

  /** Notes that a pointer leads now; for `pointerdown` of the window. */
  readonly point = (): void => {
    this.byKeys = false;
  };

  /** Notes that keys lead now; for `keydown` of the window. */
  readonly press = ({ key }: KeyboardEvent): void => {
    if (leading.has(key)) this.byKeys = true;
  };

  /**
   * Looks after the focus as soon as what changes on the page has changed.
   *
   * @param seat - whose hands it goes to from those of others, if given.
   */
  keep(seat?: number): void {
    cancelAnimationFrame(this.#frame);
    void tick().then(() => this.#restore(seat));
    // A button that has just been disabled loses the focus only when the next frame has been drawn.
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#restore(seat));
    });
  }

  #restore(seat: number | undefined): void {
    const table = this.#table();
    // A frame may come after the table has gone.
    if (!this.#used || table?.isConnected !== true) return;
    const focused = handAt(document.activeElement)?.seat;
    const elsewhere = seat !== undefined && focused !== undefined && focused !== seat;
    // What lies around the table only keeps the place of what had the focus.
    if (!elsewhere && document.activeElement?.contains(table) === false) return;
    const last = this.#visited.find(
      (hand) => table.contains(hand) && (seat === undefined || handAt(hand)?.seat === seat),
    );
    (last ?? sensibleHand(table, seat))?.focus({ preventScroll: true });
  }
}
