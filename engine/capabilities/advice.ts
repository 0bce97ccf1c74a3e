import type { Message } from '../../words/message.ts';

/** Advice on how to play well, without a solved game. */
export interface Advice<Position, Move> {
  /**
   * The threats and chances of the player to move, in sentences that follow from the rules alone.
   */
  advise(position: Position): readonly Message[];

  /** A sentence on a legal move that did less than it seems to; undefined if it did all of it or was forced. */
  wasted?(position: Position, move: Move): Message | undefined;

  /** A popular saying about good play, true or not, and the move that it advises, if any. */
  saying?(position: Position): { readonly name: Message; readonly move: Move | undefined };
}
