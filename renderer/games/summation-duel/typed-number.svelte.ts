/** The longest wait for a second digit (ms). */
const patience = 3000;

/** The number typed so far. */
export interface Typed {
  readonly number: number;
  /** Whether the number exists in the game. */
  readonly exists: boolean;
}

/** A number that is typed digit by digit. */
export class TypedNumber {
  #text = '';
  #since = 0;

  /**
   * Adds a digit. After a number that doesn't exist, a new one begins; a digit that can't begin a
   * number, like the 0 of 10, belongs to the number typed before, after any delay.
   *
   * @param exists - whether a number exists.
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

  /** Removes the last digit. @returns what is left of the number, if anything. */
  erase(now: number): number | undefined {
    this.#text = this.#text.slice(0, -1);
    this.#since = now;
    return this.#text === '' ? undefined : Number(this.#text);
  }

  /** Starts a new number with the next digit. */
  clear(): void {
    this.#text = '';
  }
}
