import type { Message } from '../../words/message.ts';

/** A move that is not legal where a person may well try it. */
export interface Refused<Move> {
  readonly move: Move;
  readonly reason: Message;
}

/** What a table on screen shows of a game, besides positions and moves. */
export interface Display<Position, Move> {
  /** What a person may try in vain, so that a table can say why not; left out where that is plain. */
  refused?(position: Position): readonly Refused<Move>[];

  /**
   * What notation calls the hands that a move can name, by seat, from left to right; `''` for one that
   * none can. Games whose notation calls hands by what they hold leave it out.
   */
  handLabels?(position: Position): readonly (readonly string[])[];

  /**
   * The same position with every player's hands the other way round, if the rules don't tell left from right. Left out
   * where there are no hands.
   */
  mirrored?(position: Position): Position;

  /**
   * Tells a person what a move did and who did it, in a whole sentence, once it is done. Left out
   * where a name and the words of `Rules.describe` are as good.
   */
  recount?(position: Position, move: Move): Message;

  /**
   * The digit that a move brings to hand, which is the first half of a move. Left out where every
   * move is a whole one.
   */
  drawn?(move: Move): number | undefined;
}
