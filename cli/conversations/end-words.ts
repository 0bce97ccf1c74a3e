import type { Outcome, Rules } from '../../engine/game.ts';
import { describeEnd } from '../../engine/match/adjudication.ts';
import { message, playerAt, type Message } from '../../words/message.ts';

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
