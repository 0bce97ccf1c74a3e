import type { Message } from '../../words/message.ts';

/** A request that is understood but can't be met. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The message for the user. */
  readonly told: Message;

  constructor(told: Message) {
    super(told.code);
    this.told = told;
  }
}
