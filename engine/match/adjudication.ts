import { message, playerAt, type Message } from '../../words/message.ts';
import type { Outcome, Rules, Seat } from '../game.ts';

/** How a game ended before its end by the rules: by resignation or as a draw. */
export type Adjudication =
  { readonly kind: 'win'; readonly winner: Seat } | { readonly kind: 'draw' };

/** How often a position must have occurred with the same side to move for a claim to a draw. */
export const repetitionToClaim = 3;

/**
 * The outcome of an adjudicated game.
 *
 * @param stood - how often the last position has occurred: a draw that could be claimed counts as claimed.
 */
export function adjudicatedOutcome(
  adjudication: Adjudication,
  seats: number,
  stood: () => number,
): Outcome {
  if (adjudication.kind === 'draw') {
    return { kind: 'draw', by: stood() >= repetitionToClaim ? 'claim' : 'agreement' };
  }
  const { winner } = adjudication;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
  return { kind: 'win', winner, order: [winner, ...others], by: 'resignation' };
}

/** Why a game ended, by its rules or by a {@link Adjudication}. */
export function describeEnd(
  rules: Pick<Rules<unknown, unknown>, 'describeOutcome'>,
  outcome: Outcome,
): Message {
  switch (outcome.by) {
    case 'resignation': {
      const [, loser = 0, ...more] = outcome.kind === 'win' ? outcome.order : [];
      return more.length > 0
        ? message('game.others-resigned')
        : message('game.resigned', { player: playerAt(loser) });
    }
    case 'agreement':
      return message('game.agreed');
    case 'claim':
      return message('game.claimed');
    default:
      return rules.describeOutcome(outcome);
  }
}
