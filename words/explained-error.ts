import type { Message } from './value.ts';

/** An error with its reason as a message for the user. */
export class ExplainedError extends Error {
  readonly reason: Message;

  /** @param text - the message for developers; the code of the reason by default. */
  constructor(reason: Message, text: string = reason.code) {
    super(text);
    this.reason = reason;
  }
}
