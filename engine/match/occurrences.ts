/** How often each position has occurred along a line, while its plies are counted one after the other. */
export class Occurrences {
  readonly #times = new Map<string, number>();

  /** @param keys - of the positions so far; positions with the same key count as the same. */
  constructor(keys: Iterable<string>) {
    for (const key of keys) this.add(key);
  }

  times(key: string): number {
    return this.#times.get(key) ?? 0;
  }

  /** Counts the next position. */
  add(key: string): void {
    this.#times.set(key, this.times(key) + 1);
  }

  /** Goes back before a position that was counted. */
  remove(key: string): void {
    this.#times.set(key, this.times(key) - 1);
  }
}
