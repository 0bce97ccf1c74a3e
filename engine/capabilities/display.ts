import type { Message } from '../../words/message.ts';

/** An illegal move that a user is likely to try, with the reason against it. */
export interface Refused<Move> {
  readonly move: Move;
  readonly reason: Message;
}

/** The illegal ones among some moves. */
export function refusedAmong<Move>(
  moves: readonly Move[],
  whyNot: (move: Move) => Message | undefined,
): Refused<Move>[] {
  return moves.flatMap((move) => {
    const reason = whyNot(move);
    return reason === undefined ? [] : [{ move, reason }];
  });
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
