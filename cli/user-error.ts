import { ExplainedError } from '../words/explained-error.ts';
import type { Message } from '../words/message.ts';

/** An error that ends the command, with its message for the user. */
export class UserError extends ExplainedError {
  override readonly name = 'UserError';
  readonly status: 1 | 2 | 130;

  /**
   * @param status - the exit status: 2 for wrong arguments, 1 if the input ended too early,
   * 130 after Ctrl-C.
   */
  constructor(reason: Message, status: 1 | 2 | 130 = 2) {
    super(reason);
    this.status = status;
  }
}
