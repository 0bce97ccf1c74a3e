import type { Message } from '../words/message.ts';

/** What the terminal won't or can't go on with, and what the person who asked is told of it. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly told: Message;
  readonly status: 1 | 2 | 130;

  /**
   * @param status - the exit status: 2 for what was asked wrongly, 1 where the input broke off,
   * 130 after Ctrl-C.
   */
  constructor(told: Message, status: 1 | 2 | 130 = 2) {
    super(told.code);
    this.told = told;
    this.status = status;
  }
}
