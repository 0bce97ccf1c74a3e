/** The most sentences in the log; older ones have been read out. */
const mostSentences = 8;

/** Announces sentences to a screen reader. */
export class Announcer {
  /** The sentences, newest last; each is announced, even if it repeats the previous one. */
  said = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);

  say(text: string): void {
    if (text === '') return;
    const id = (this.said.at(-1)?.id ?? 0) + 1;
    this.said = [...this.said, { id, text }].slice(-mostSentences);
  }
}
