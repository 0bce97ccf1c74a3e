import { ExplainedError } from '../../words/explained-error.ts';
import type { Message } from '../../words/message.ts';

/**
 * How a program loses a game that isn't over: it ended by itself, didn't answer in time, played an illegal move, or used too
 * much memory, output or processes.
 */
export const forfeits = ['crash', 'silence', 'illegal', 'excess'] as const;

/** How a program loses a game, see {@link forfeits}. */
export type Forfeit = (typeof forfeits)[number];

/** That a player can't play on, and so loses the game. */
export class Forfeited extends ExplainedError {
  override readonly name = 'Forfeited';
  readonly forfeit: Forfeit;

  constructor(forfeit: Forfeit, reason: Message) {
    super(reason);
    this.forfeit = forfeit;
  }
}
