import type { Grade } from './computer-players.ts';
import type { Contest } from './contest.ts';
import type { Random } from '../random.ts';

/** Knowledge for the computer players of a game, besides its rules. */
export interface Computers<Position, Move> {
  /** Chooses the move of a computer player, in place of the general players. */
  choose?(grade: Grade, position: Position, random: Random): Move;

  /** Prepares thousands of games between computers, if the game has a quick way to play them. */
  contest?(): Contest;

  /**
   * A rough estimate of each player's share of wins in an unfinished game, by seat; they add up to 1. Games of more than
   * two players need it for their search.
   */
  heuristicValues?(position: Position): readonly number[];

  /** Whether a legal move costs an opponent a hand or a life, or puts one out. Left out if no move can. */
  strikesOut?(position: Position, move: Move): boolean;

  /** Whether a legal move splits the mover's own hands. Left out if no move does. */
  splits?(position: Position, move: Move): boolean;

  /**
   * The hard computer ranks equal moves by how many replies lose, not by its chances against an erring opponent, which
   * does worse here.
   */
  readonly trapsOnly?: true;
}
