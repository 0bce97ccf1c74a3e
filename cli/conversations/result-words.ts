import type { Outcome, Rules } from '../../engine/game.ts';
import { describeEnd } from '../../engine/match/adjudication.ts';
import type { Standing } from '../../engine/match/series.ts';
import { listed, message, playerAt, type Message } from '../../words/message.ts';

/** `Player 1 wins. Player 2 has no hands left.` */
export function sayEnd(
  rules: Pick<Rules<unknown, unknown>, 'describeOutcome'>,
  outcome: Outcome,
): Message {
  const result =
    outcome.kind === 'win'
      ? message('cli-play.wins', { player: playerAt(outcome.winner) })
      : message('cli-play.draw');
  return message('cli-play.ended', { result, reason: describeEnd(rules, outcome) });
}

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
