import type { Message } from '../words/message.ts';

/** An error that ends the command, with its message for the user. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly reason: Message;
  readonly status: 1 | 2 | 130;

  /**
   * @param status - the exit status: 2 for wrong arguments, 1 if the input ended too early,
   * 130 after Ctrl-C.
   */
  constructor(reason: Message, status: 1 | 2 | 130 = 2) {
    super(reason.code);
    this.reason = reason;
    this.status = status;
  }
}
