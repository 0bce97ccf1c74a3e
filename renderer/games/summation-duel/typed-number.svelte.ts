/** How long a second figure may be waited for, in milliseconds. */
const patience = 3000;

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
   * Takes another figure. What comes after a number that doesn't exist is another number; a figure
   * that begins none, such as the 0 of a 10, belongs to what was typed however long ago.
   *
   * @param exists - whether there is a number.
   */
  type(figure: string, now: number, exists: (number: number) => boolean): Typed {
    const joined = this.#text + figure;
    const isLonger =
      now - this.#since < patience || (!exists(Number(figure)) && exists(Number(joined)));
    const text = isLonger ? joined : figure;
    const number = Number(text);
    const typed = { number, exists: exists(number) };
    this.#text = typed.exists ? text : '';
    this.#since = now;
    return typed;
  }

  /** Takes the last figure back. @returns what is left of the number, if anything. */
  erase(now: number): number | undefined {
    this.#text = this.#text.slice(0, -1);
    this.#since = now;
    return this.#text === '' ? undefined : Number(this.#text);
  }

  /** Begins anew with the next figure. */
  clear(): void {
    this.#text = '';
  }
}
