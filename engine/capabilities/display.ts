import type { Message } from '../../words/message.ts';

/** An illegal move that a user is likely to try, with the reason against it. */
export interface Refused<Move> {
  readonly move: Move;
  readonly reason: Message;
}

/** The illegal ones among some moves. */
export function refusedAmong<Move>(
  moves: readonly Move[],
  reasonAgainst: (move: Move) => Message | undefined,
): Refused<Move>[] {
  return moves.flatMap((move) => {
    const reason = reasonAgainst(move);
    return reason === undefined ? [] : [{ move, reason }];
  });
}

/** What the screen shows of a game, besides positions and moves. */
export interface Display<Position, Move> {
  /** Illegal moves that a user is likely to try, so that the table can say why not. */
  refused?(position: Position): readonly Refused<Move>[];

  /**
   * The names of the hands in notation, by seat, from left to right; `''` for a hand that no move can name. Left out if
   * notation names hands by what they hold.
   */
  handLabels?(position: Position): readonly (readonly string[])[];

  /**
   * The same position with every player's hands the other way round, if the rules don't tell left from right. Left out
   * if there are no hands.
   */
  mirrored?(position: Position): Position;

  /**
   * A sentence on what a move did and who played it. Left out if a name and `Rules.describe` say as much.
   */
  recount?(position: Position, move: Move): Message;

  /**
   * The digit that a move draws, if drawing is the first half of a turn.
   */
  drawn?(move: Move): number | undefined;
}
