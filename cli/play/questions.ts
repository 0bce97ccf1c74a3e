/** Something that a person may answer. */
export interface Choice {
  /** What is typed to choose it. */
  readonly text: string;
  /** What it does. */
  readonly sentence: string;
}

/** What came back: a line, the end of the input, or a wish to leave, such as Ctrl-C. */
export type Answer =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupted' };

/** Asks one person after the other at the same terminal. */
export interface Questions {
  /** @param choices - what may be answered; a line that is none of them comes back all the same. */
  ask(question: string, choices: () => readonly Choice[]): Promise<Answer>;
  /** Leaves the input, so that the program can end. */
  close(): void;
}
