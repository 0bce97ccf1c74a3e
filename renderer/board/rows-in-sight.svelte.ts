import { tick } from 'svelte';

/** A list of this height or less is drawn whole, in lines. */
const mostWhole = 150;
/** The height of the drawn part of a longer one, in times of its visible part. */
const timesSight = 2.5;
/** By how much of the drawn part it moves. */
const step = 0.2;
/** The height of a line, and of the visible part until one is drawn, in pixels. */
const usual = { line: 28, sight: 400 } as const;

/** The rows of a list. */
interface Rows {
  readonly count: number;
  /** About how many lines a row takes. */
  readonly linesOf: (row: number) => number;
}

/**
 * The drawn rows of a long list: those around the visible part. Empty space of the same height
 * replaces the others, so the list scrolls as a whole.
 */
export class RowsInSight {
  readonly #rows: () => Rows;
  #wanted = $state(0);
  /** The average heights of a row and of a line, and that of the visible part, in pixels. */
  #height = $state<number>(usual.line);
  #line = $state<number>(usual.line);
  #sight = $state<number>(usual.sight);

  readonly #isWhole = $derived.by(() => this.#reach(0, mostWhole, 1) === this.#rows().count);
  /** How many lines are drawn at most. */
  readonly #lines = $derived(
    this.#isWhole ? mostWhole : Math.ceil((timesSight * this.#sight) / this.#line),
  );
  /** The index of the first drawn row; `to` is the index after the last one. */
  readonly from = $derived.by(() =>
    this.#isWhole ? 0 : Math.min(this.#wanted, this.#around(this.#rows().count)),
  );
  readonly to = $derived.by(() => this.#reach(this.from, this.#lines, 1));
  /** The height of the rows above that are not drawn, in pixels. */
  readonly above = $derived(this.from * this.#height);
  readonly below = $derived.by(() => (this.#rows().count - this.to) * this.#height);

  constructor(rows: () => Rows) {
    this.#rows = rows;
  }

  /** Scrolls a row into sight, once all that changes with it is drawn: each earlier look at the page costs a layout. */
  show(list: HTMLElement, row: number): void {
    if (!this.#isDrawn(row)) this.#draw(list, () => this.#around(row));
    void tick().then(() => this.#scrollTo(list, row));
  }

  /** Draws as much as a list of another size needs. */
  resized(list: HTMLElement): void {
    // A hidden list has no height.
    if (list.clientHeight > 0) this.#sight = list.clientHeight;
  }

  /** Draws the rows that the user has scrolled to. */
  scrolled(list: HTMLElement): void {
    if (this.#isWhole) return;
    const sight = list.getBoundingClientRect();
    const first = this.#element(list, this.from)?.getBoundingClientRect();
    const last = this.#element(list, this.to - 1)?.getBoundingClientRect();
    if (first === undefined || last === undefined) return;
    const near = sight.height / 2;
    const lines = step * this.#lines;
    if (first.top > sight.bottom || last.bottom < sight.top) {
      this.#draw(list, () => this.#around(Math.floor(list.scrollTop / this.#height)));
    } else if (this.from > 0 && first.top > sight.top - near) {
      this.#draw(list, () => this.#reach(this.from, lines, -1));
    } else if (this.to < this.#rows().count && last.bottom < sight.bottom + near) {
      this.#draw(list, () => this.#reach(this.from, lines, 1));
    }
  }

  /** The index that some lines, or a little more, lead to from a row, forwards or backwards. */
  #reach(row: number, lines: number, way: 1 | -1): number {
    const { count, linesOf } = this.#rows();
    let index = row;
    const isLeft = () => (way === 1 ? index < count : index > 0);
    for (let left = lines; left > 0 && isLeft(); index += way) {
      left -= linesOf(way === 1 ? index : index - 1);
    }
    return index;
  }

  /** The index from which the drawn part has a row in its middle; at the end of a list, it has room for more rows. */
  #around(row: number): number {
    return this.#reach(row, this.#lines / 2, -1);
  }

  /** Whether a row and its neighbours are drawn. */
  #isDrawn(row: number): boolean {
    const near = (step / 2) * (this.to - this.from);
    return (
      (this.from === 0 || row >= this.from + near) &&
      (this.to === this.#rows().count || row < this.to - near)
    );
  }

  /** Measures the drawn rows. */
  #measure(list: HTMLElement): void {
    const { from, to } = this;
    const first = this.#element(list, from)?.getBoundingClientRect().top ?? 0;
    const last = this.#element(list, to - 1)?.getBoundingClientRect().bottom ?? 0;
    if (last <= first) return;
    let lines = 0;
    for (let row = from; row < to; row++) lines += this.#rows().linesOf(row);
    this.#height = (last - first) / (to - from);
    this.#line = (last - first) / lines;
  }

  /** Draws other rows. @param from - the first one, asked once the drawn ones are measured. */
  #draw(list: HTMLElement, from: () => number): void {
    const focused = [...list.children].findIndex((row) => row.contains(document.activeElement));
    const row = focused - this.#before() + this.from;
    this.#measure(list);
    this.#wanted = from();
    // If the focused row is removed, the focus moves to the list.
    if (focused !== -1 && (row < this.from || row >= this.to)) {
      list.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    }
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
