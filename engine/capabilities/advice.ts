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

  /**
   * The same position with the other player to move, as if the player to move could pass: what threatens there, and
   * who is only lost because of having to move. Undefined if something else must be decided first.
   */
  passed?(position: Position): Position | undefined;

  /** A reason that only this game has, such as a sum; a general one is looked for if there is none. */
  why?(compared: ComparedPlies<Position>): Message | undefined;

  /** Whether so little is left in the deck, or so few numbers, that everything can be counted. */
  isCountable?(position: Position): boolean;
}

/** A ply beside another one, whose values are known. */
export interface ComparedPlies<Position> {
  readonly from: Position;
  /** Where the ply leads to. */
  readonly to: Position;
  /** Where the best of all others leads to. */
  readonly other: Position;
  /** The score of the ply less that of the other one, from -1 to 1. */
  readonly gain: number;
  /** The score of the ply to its player. */
  readonly score: number;
}
