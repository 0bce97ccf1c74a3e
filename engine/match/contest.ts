import type { Message } from '../../words/message.ts';

/** How one computer player does against another. */
export interface Score {
  /** The first player's share of the points (win 1, draw ½, loss 0), with luck taken off. */
  readonly score: number;
  /**
   * Half the width of the interval in which the true share lies with a probability of 95%; Infinity
   * after fewer games than {@link Contest.fewestGames}.
   */
  readonly within: number;
  /** The same with luck: the share of the points that were made. */
  readonly won: number;
  readonly wonWithin: number;
  readonly games: number;
  /** The mean length of a game. */
  readonly turns: number;
}

/** A place where computer players play each other by the thousand. */
export interface Contest {
  /** Who can take part, some of them only for others to be measured by. */
  readonly players: readonly string[];
  /** What a reader of the score must know of the players, as a sentence. */
  readonly note: Message;
  /** How many games it takes before it can be told how sure a score is. */
  readonly fewestGames: number;
  /**
   * Lets two of them play pairs of games, with sides changed.
   *
   * @param names - of {@link players}.
   * @param seed - for the deals, a 32-bit whole number.
   * @param goesOn - told after each pair how it stands; says whether to play another.
   */
  play(names: readonly [string, string], seed: number, goesOn: (soFar: Score) => boolean): Score;
}
