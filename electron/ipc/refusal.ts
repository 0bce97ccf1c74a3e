import type { Message } from '../../words/message.ts';

/** A request that is understood but can't be met. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The message for the user. */
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.code);
    this.reason = reason;
  }
}
