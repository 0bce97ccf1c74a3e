import type { Message } from '../../words/message.ts';

/** The quantile of the normal distribution that bounds its middle 95%. */
export const normalQuantile95 = 1.959964;

/** How one computer player does against another. */
export interface Score {
  /** The first player's share of the points (win 1, draw ½, loss 0), with luck taken off. */
  readonly score: number;
  /**
   * Half the width of the 95% confidence interval; Infinity after fewer games than {@link Contest.fewestGames}.
   */
  readonly within: number;
  /** The share of the points actually scored. */
  readonly won: number;
  readonly wonWithin: number;
  readonly games: number;
  /** The mean length of a game. */
  readonly turns: number;
}

/** Thousands of games between computer players. */
export interface Contest {
  /** The players, some of which serve only as a yardstick. */
  readonly players: readonly string[];
  /** A sentence on the limits of the players, to go with the score. */
  readonly note: Message;
  /** The fewest games after which the confidence interval is known. */
  readonly fewestGames: number;
  /**
   * Plays pairs of games between two players, who change sides.
   *
   * @param names - of {@link players}.
   * @param seed - for the deals, a 32-bit whole number.
   * @param keepPlaying - gets the score after each pair; returns whether to play another.
   */
  play(
    names: readonly [string, string],
    seed: number,
    keepPlaying: (soFar: Score) => boolean,
  ): Score;
}
