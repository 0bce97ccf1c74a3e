/** How long a second figure may be waited for, in milliseconds. */
const patience = 1200;

/** A number that is typed figure by figure. */
export class TypedNumber {
  #text = '';
  #since = 0;

  /**
   * Takes another figure.
   *
   * @param exists - whether a number can be chosen; one that can't begins anew with the last figure.
   * @returns the number so far; nothing where it can't be one.
   */
  type(figure: string, now: number, exists: (number: number) => boolean): number | undefined {
    const continued = now - this.#since < patience ? this.#text + figure : figure;
    this.#text = exists(Number(continued)) ? continued : figure;
    this.#since = now;
    const number = Number(this.#text);
    return exists(number) ? number : undefined;
  }
  /** Begins anew with the next figure. */
  clear(): void {
    this.#text = '';
  }
}
