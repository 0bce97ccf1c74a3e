/** What the terminal won't or can't go on with, as one sentence for the person who asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 1 | 2 | 130;

  /**
   * @param status - the exit status: 2 for what was asked wrongly, 1 where the input broke off,
   * 130 after Ctrl-C.
   */
  constructor(sentence: string, status: 1 | 2 | 130 = 2) {
    super(sentence);
    this.status = status;
  }
}
