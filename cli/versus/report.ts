import type { Message } from '../../words/message.ts';

/** Says after each game, or pair of games, whether another one is to be played. */
export type GoesOn = (games: number, within: number) => boolean;

/** How it came out: the figures, and what tells them. */
export interface Report {
  readonly games: number;
  /** The first player's share of the points. */
  readonly score: number;
  /** The one in which the true share lies with a probability of 95%; nothing after too few games. */
  readonly interval: readonly [number, number] | null;
  readonly told: Message;
}
