import type { Message } from '../../words/message.ts';
import type { Value } from '../analysis/value.ts';

/** Advice on how to play well, without a solved game. */
export interface Advice<Position, Move> {
  /**
   * The threats and chances of the player to move, in sentences that follow from the rules alone.
   */
  advise(position: Position): readonly Message[];

  /** What wins, in a sentence; left out if it takes more than one. */
  readonly goal?: Message | undefined;

  /** A sentence on a legal move that did less than it seems to; undefined if it did all of it or was forced. */
  wasted?(position: Position, move: Move): Message | undefined;

  /** A popular saying about good play, true or not, and the move that it advises, if any. */
  saying?(position: Position): { readonly name: Message; readonly move: Move | undefined };

  /** A rule that decides the whole game, applied to a position; left out if there is none. */
  principle?(position: Position): Message;

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
  /** The value of a position that follows to the player of the ply; undefined if unknown. */
  valueTo(position: Position): Value | undefined;
}
