/** A possible answer. */
export interface Choice {
  /** The input that chooses it. */
  readonly text: string;
  /** Its description. */
  readonly sentence: string;
}

/** An answer: a line, the end of the input, or an interruption such as Ctrl-C. */
export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupted' };

/** Asks the players at a terminal. */
export interface Questions {
  /** @param choices - the possible answers; any other line is returned all the same. */
  ask(question: string, choices: () => readonly Choice[]): Promise<Answer>;
  /** Closes the input, so that the program can end. */
  close(): void;
}
