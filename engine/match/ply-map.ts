/** Values by ply: by the position before it, which is compared by identity, and its notation. */
export class PlyMap<Value> {
  readonly #values = new Map<unknown, Map<string, Value>>();
  #size = 0;

  /** The number of plies with a value. */
  get size(): number {
    return this.#size;
  }

  get(before: unknown, notation: string): Value | undefined {
    return this.#values.get(before)?.get(notation);
  }

  /** Adds the value of a ply that has none yet. */
  add(before: unknown, notation: string, value: Value): void {
    const there = this.#values.get(before) ?? new Map<string, Value>();
    this.#values.set(before, there.set(notation, value));
    this.#size++;
  }
}
