import type { Standing } from '../../engine/match/series.ts';
import { listed, message, playerAt, type Message } from '../../words/message.ts';

/** `Games won - Player 1: 1, Player 2: 0` */
export function sayStanding({ won }: Standing): Message {
  const scores = won.map((games, seat) =>
    message('cli-play.series.score', { player: playerAt(seat), games }),
  );
  return message('cli-play.series.standing', { games: listed(scores) });
}

/** `Game 2, best of 3` */
export function sayRound(round: number, bestOf: number): Message {
  return bestOf === 0
    ? message('cli-play.series.round', { round })
    : message('cli-play.series.round-of', { round, bestOf });
}

/** The champion, if there is one. */
export function sayChampion({ champion }: Standing): Message[] {
  return champion === null
    ? []
    : [message('cli-play.series.champion', { player: playerAt(champion) })];
}
