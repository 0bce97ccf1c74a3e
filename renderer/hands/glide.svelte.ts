import type { Clock } from './clock.ts';

/** A value that moves to its target by a clock. A new target is approached from the current value. */
export class Glide<Value> {
  #current = $state.raw<Value>() as Value;
  #target: Value;
  readonly #between: (from: Value, to: Value, share: number) => Value;
  readonly #clock: Clock;
  /** The number of the current movement; earlier ones stop. */
  #way = 0;

  /** @param between - the value at a share of the way. */
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

  /** Moves it to a value in the given time (ms). */
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
