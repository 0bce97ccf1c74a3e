import type { Message } from '../../words/message.ts';

/** What can be said about how to play well, without a solved game. */
export interface Advice<Position, Move> {
  /**
   * Tells the player to move what matters in a position, in sentences that are true by the rules alone: what is in
   * reach, and what threatens.
   */
  advise(position: Position): readonly Message[];

  /** Says that a legal move did less than it seems to, in a sentence; undefined if it did all of it, or was forced. */
  wasted?(position: Position, move: Move): Message | undefined;

  /** A saying about how to play well, true or not, and the move that it advises, if any. */
  saying?(position: Position): { readonly name: Message; readonly move: Move | undefined };
}
