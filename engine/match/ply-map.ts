/** Values by ply: by the position before it, which is compared by identity, and its notation. */
export class PlyMap<Value> {
  /** The plies from each position, the last added first. They are few, since a position has few moves. */
  readonly #values = new Map<unknown, Entry<Value>>();
  #size = 0;

  /** The number of plies with a value. */
  get size(): number {
    return this.#size;
  }

  get(before: unknown, notation: string): Value | undefined {
    let entry = this.#values.get(before);
    while (entry !== undefined && entry.notation !== notation) entry = entry.earlier;
    return entry?.value;
  }

  /** Adds the value of a ply that has none yet. */
  add(before: unknown, notation: string, value: Value): void {
    this.#values.set(before, { notation, value, earlier: this.#values.get(before) });
    this.#size++;
  }
}

interface Entry<Value> {
  readonly notation: string;
  readonly value: Value;
  readonly earlier: Entry<Value> | undefined;
}
