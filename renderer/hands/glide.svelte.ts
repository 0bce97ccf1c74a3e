import type { Clock } from './clock.ts';

/** A value on its way to another one, by a clock. What it is sent to next, it goes to from wherever it is. */
export class Glide<Value> {
  #current = $state.raw<Value>() as Value;
  #target: Value;
  readonly #between: (from: Value, to: Value, share: number) => Value;
  readonly #clock: Clock;
  /** Which of the ways it is on; the former ones end. */
  #way = 0;

  /** @param between - the value at some share of the way. */
  constructor(
    value: Value,
    between: (from: Value, to: Value, share: number) => Value,
    clock: Clock,
  ) {
    this.#current = value;
    this.#target = value;
    this.#between = between;
    this.#clock = clock;
  }

  get current(): Value {
    return this.#current;
  }

  get target(): Value {
    return this.#target;
  }

  /** Sends it to a value within so many milliseconds. */
  set(value: Value, duration: number): void {
    this.#target = value;
    const way = ++this.#way;
    if (duration === 0) {
      this.#current = value;
      return;
    }
    const from = this.#current;
    const began = this.#clock.now();
    const advance = (): void => {
      if (way !== this.#way) return;
      const share = (this.#clock.now() - began) / duration;
      this.#current = share < 1 ? this.#between(from, value, Math.max(0, share)) : value;
      if (share < 1) this.#clock.next(advance);
    };
    this.#clock.next(advance);
  }
}
