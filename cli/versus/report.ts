import type { Message } from '../../words/message.ts';

/** Decides after each game, or pair of games, whether to play another one. */
export type KeepPlaying = (games: number, within: number) => boolean;

/** The result: the figures, and their sentences. */
export interface Report {
  readonly games: number;
  /** The first player's share of the points. */
  readonly score: number;
  /** The interval of the true share with a probability of 95%; null after too few games. */
  readonly interval: readonly [number, number] | null;
  readonly summary: Message;
}
