/** How long a second figure may be waited for, in milliseconds. */
const patience = 1200;

/** What the figures typed so far come to. */
export interface Typed {
  readonly number: number;
  /** Whether there is such a number. */
  readonly exists: boolean;
}

/** A number that is typed figure by figure. */
export class TypedNumber {
  #text = '';
  #since = 0;

  /**
   * Takes another figure. What comes after a number that doesn't exist is another number.
   *
   * @param exists - whether there is a number.
   */
  type(figure: string, now: number, exists: (number: number) => boolean): Typed {
    const text = now - this.#since < patience ? this.#text + figure : figure;
    const number = Number(text);
    const typed = { number, exists: exists(number) };
    this.#text = typed.exists ? text : '';
    this.#since = now;
    return typed;
  }

  /** Begins anew with the next figure. */
  clear(): void {
    this.#text = '';
  }
}
