import { listed, message, playerAt, type Message } from './message.ts';

/** How often something was done, and how those games ended. */
interface Counted {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The results of a game if all players move at random. */
interface AtRandom {
  /** By seat. */
  readonly wins: readonly number[];
  readonly drawn: number;
  readonly endless: number;
}

/** Smaller shares are not shown. */
export const leastShare = 0.0005;

/** `5×: won 3, drawn 1, lost 1`. */
export function playedInWords({ played, ...results }: Counted): Message {
  const kinds = ['won', 'drawn', 'lost'] as const;
  const counted = kinds.filter((kind) => results[kind] > 0);
  if (played === 0) return message('explorer.never');
  if (counted.length === 0) return message('explorer.played-unfinished', { played });
  const all = counted.map((kind) => message('explorer.result', { kind, count: results[kind] }));
  return message('explorer.played', { played, results: listed(all) });
}

/** How likely each player wins at random, in a sentence. */
export function randomInWords({ wins, drawn, endless }: AtRandom): Message {
  return message('explorer.random', {
    shares: listed(
      wins.map((share, seat) => message('explorer.wins', { player: playerAt(seat), share })),
    ),
    drawn,
    endless,
    rest: drawn + endless < leastShare ? 'none' : endless < leastShare ? 'drawn' : 'endless',
  });
}
