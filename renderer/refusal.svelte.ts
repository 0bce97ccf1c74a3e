import type { Refused, Sentence } from './asking.ts';

const nothing: Sentence = () => '';

/** The last refusal of a page or a dialog, which is said in the language of the moment. */
export class Refusal {
  #say = $state.raw(nothing);

  get say(): Sentence {
    return this.#say;
  }

  /** The reason in a sentence; empty if nothing is refused. */
  get sentence(): string {
    return this.#say();
  }

  show(say: Sentence): void {
    this.#say = say;
  }

  /** Shows a refusal; to be passed to what may be refused. */
  readonly take: Refused = (_, say) => {
    this.show(say);
  };

  clear(): void {
    this.#say = nothing;
  }
}
