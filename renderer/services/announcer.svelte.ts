/** The most sentences in the log; older ones have been read out. */
const mostSentences = 8;

/** Announces sentences to a screen reader. */
export class Announcer {
  /** The sentences, newest last; each is announced, even if it repeats the previous one. */
  said = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #latest = 0;

  /** @returns takes the sentence back, once it no longer holds. */
  say(text: string): () => void {
    if (text === '') return () => undefined;
    const id = ++this.#latest;
    this.said = [...this.said, { id, text }].slice(-mostSentences);
    return () => {
      this.said = this.said.filter((each) => each.id !== id);
    };
  }
}
