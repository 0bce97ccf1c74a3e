/** The most sentences in the log; older ones have been read out. */
const mostSentences = 8;

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** Announces sentences to a screen reader. */
export class Announcer {
  /** The sentences, newest last; each is announced, even if it repeats the previous one. */
  said = $state.raw<readonly Sentence[]>([]);
  /** The same ones: where an effect ends, Svelte shows the state as it was before it. */
  #said: readonly Sentence[] = [];
  #latest = 0;

  /** @returns takes the sentence back, once it no longer holds. */
  say(text: string): () => void {
    if (text === '') return () => undefined;
    const id = ++this.#latest;
    this.#show([...this.#said, { id, text }].slice(-mostSentences));
    return () => this.#show(this.#said.filter((each) => each.id !== id));
  }

  #show(said: readonly Sentence[]): void {
    this.#said = said;
    this.said = said;
  }
}
