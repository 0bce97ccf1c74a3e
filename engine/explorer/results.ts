import { listed, message, playerAt, type Message } from '../../words/message.ts';

/** How often persons played a ply in the kept matches, and how those games ended for them. */
export interface PlayedCount {
  /** The games in which it was played, unfinished ones included. */
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/**
 * How a game ends if all players move at random, each legal move equally likely. The probabilities add
 * up to 1.
 *
 * As in solved games, repetition draws nothing: a match that would be drawn by repetition continues.
 */
export interface RandomResults {
  /** The winning probability by seat. */
  readonly wins: readonly number[];
  readonly drawn: number;
  /** The probability that the game reaches a point from which it can't end. */
  readonly endless: number;
  /** No probability is further off than this: 1e-9, or more if they converge slowly. */
  readonly error: number;
}

/** Smaller shares and errors are not shown. */
export const leastShare = 0.0005;

/** `5×: won 3, drawn 1, lost 1`. */
export function playedInWords({ played, ...results }: PlayedCount): Message {
  const kinds = ['won', 'drawn', 'lost'] as const;
  const counted = kinds.filter((kind) => results[kind] > 0);
  if (played === 0) return message('explorer.never');
  if (counted.length === 0) return message('explorer.played-unfinished', { played });
  const all = counted.map((kind) => message('explorer.result', { kind, count: results[kind] }));
  return message('explorer.played', { played, results: listed(all) });
}

/** How likely each player wins at random, and how far that may be off, in a sentence. */
export function randomInWords({ wins, drawn, endless, error }: RandomResults): Message {
  return message('explorer.random', {
    shares: listed(
      wins.map((share, seat) => message('explorer.wins', { player: playerAt(seat), share })),
    ),
    drawn,
    endless,
    rest: drawn + endless < leastShare ? 'none' : endless < leastShare ? 'drawn' : 'endless',
    error,
    precision: error < leastShare ? 'exact' : 'bounded',
  });
}
