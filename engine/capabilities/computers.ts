import type { Grade } from '../computer/computer-players.ts';
import type { Contest } from '../match/contest.ts';
import type { Random } from '../random.ts';

/** What computer players know of a game besides its rules. */
export interface Computers<Position, Move> {
  /** Chooses the move of a computer player, in a game that the general players don't fit. */
  choose?(grade: Grade, position: Position, random: Random): Move;

  /** Gets ready for games between computers by the thousand, where there is a quick way to them. */
  contest?(): Contest;

  /**
   * By seat, a rough guess at everyone's share of wins while the game goes on; adds up to 1. Games of
   * more than two players have it, since only a search plays them.
   */
  heuristicValues?(position: Position): readonly number[];

  /** Whether a legal move takes a hand, a life or a player from another one. Left out where none can. */
  strikesOut?(position: Position, move: Move): boolean;

  /** Whether a legal move shares out what is one's own. Left out where none does. */
  splits?(position: Position, move: Move): boolean;

  /**
   * Hard computers tell equal moves apart by how many replies lose, and look no further for what an opponent who
   * errs would do: it was tried, and does worse.
   */
  readonly trapsOnly?: true;
}
