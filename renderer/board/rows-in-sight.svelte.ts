import { tick } from 'svelte';

/** How many rows are drawn at a time: more than any window shows, and few enough to redraw with each move. */
const rowsDrawn = 150;
/** By how many rows the drawn part moves. */
const step = 50;
/** The estimated height of a row until one is drawn, in pixels. */
const usualHeight = 28;

/**
 * The drawn rows of a long list: those around the visible part. Empty space of the same height
 * replaces the others, so the list scrolls as a whole.
 */
export class RowsInSight {
  readonly #count: () => number;
  #wanted = $state(0);
  #height = $state(usualHeight);

  /** The index of the first drawn row; `to` is the index after the last one. */
  readonly from = $derived.by(() => Math.max(0, Math.min(this.#wanted, this.#count() - rowsDrawn)));
  readonly to = $derived.by(() => Math.min(this.#count(), this.from + rowsDrawn));
  /** The height of the rows above that are not drawn, in pixels. */
  readonly above = $derived(this.from * this.#height);
  readonly below = $derived.by(() => (this.#count() - this.to) * this.#height);

  /** @param count - the number of all rows. */
  constructor(count: () => number) {
    this.#count = count;
  }

  /** Scrolls a row into sight. */
  show(list: HTMLElement, row: number): void {
    if (this.#isDrawn(row)) {
      this.#scrollTo(list, row);
      return;
    }
    this.#draw(list, row - rowsDrawn / 2);
    void tick().then(() => this.#scrollTo(list, row));
  }

  /** Draws the rows that the user has scrolled to. */
  scrolled(list: HTMLElement): void {
    if (this.#count() <= rowsDrawn) return;
    const sight = list.getBoundingClientRect();
    const first = this.#element(list, this.from)?.getBoundingClientRect();
    const last = this.#element(list, this.to - 1)?.getBoundingClientRect();
    if (first === undefined || last === undefined) return;
    if (first.top > sight.bottom || last.bottom < sight.top) {
      this.#draw(list, Math.floor(list.scrollTop / this.#height) - rowsDrawn / 2);
    } else if (first.top > sight.top - sight.height) {
      this.#draw(list, this.from - step);
    } else if (last.bottom < sight.bottom + sight.height) {
      this.#draw(list, this.from + step);
    }
  }

  /** Whether a row and its neighbours are drawn. */
  #isDrawn(row: number): boolean {
    const near = step / 2;
    return (
      (this.from === 0 || row >= this.from + near) &&
      (this.to === this.#count() || row < this.to - near)
    );
  }

  #draw(list: HTMLElement, from: number): void {
    const wanted = Math.max(0, Math.min(from, this.#count() - rowsDrawn));
    if (wanted === this.from) return;
    const first = this.#element(list, this.from)?.getBoundingClientRect().top ?? 0;
    const last = this.#element(list, this.to - 1)?.getBoundingClientRect().bottom ?? 0;
    if (last > first) this.#height = (last - first) / (this.to - this.from);
    const focused = [...list.children].findIndex((row) => row.contains(document.activeElement));
    const row = focused - this.#before() + this.from;
    // If the focused row is removed, the focus moves to the list.
    if (focused !== -1 && (row < wanted || row >= wanted + rowsDrawn)) {
      list.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    }
    this.#wanted = wanted;
  }

  #scrollTo(list: HTMLElement, index: number): void {
    const row = this.#element(list, index);
    if (row === undefined) return;
    const { top, bottom } = list.getBoundingClientRect();
    const place = row.getBoundingClientRect();
    // If a row is higher than the list, its beginning is shown.
    if (place.top < top || place.height > bottom - top) list.scrollTop -= top - place.top;
    else if (place.bottom > bottom) list.scrollTop += place.bottom - bottom;
  }

  #element(list: HTMLElement, row: number): Element | undefined {
    return list.children.item(row - this.from + this.#before()) ?? undefined;
  }

  /** How many elements come before the rows. */
  #before(): number {
    return this.above > 0 ? 1 : 0;
  }
}
