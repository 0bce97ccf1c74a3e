import { message, playerAt, type Message } from '../../words/message.ts';
import type { Outcome, Rules, Seat } from '../game.ts';
import { forfeits, type Forfeit } from './forfeit.ts';

/** How a game ended before its end by the rules: by resignation, as a draw, or since a program couldn't play on. */
export type Adjudication =
  | { readonly kind: 'win'; readonly winner: Seat; readonly by?: Forfeit }
  | { readonly kind: 'draw' };

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
  const { winner, by = 'resignation' } = adjudication;
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== winner);
  return { kind: 'win', winner, order: [winner, ...others], by };
}

/** Why a game ended, by its rules or by a {@link Adjudication}. */
export function describeEnd(
  rules: Pick<Rules<unknown, unknown>, 'describeOutcome'>,
  outcome: Outcome,
): Message {
  const [, loser = 0, ...more] = outcome.kind === 'win' ? outcome.order : [];
  const forfeit = forfeits.find((each) => each === outcome.by);
  if (forfeit !== undefined) {
    return message(`game.forfeited.${forfeit}`, { player: playerAt(loser) });
  }
  switch (outcome.by) {
    case 'resignation':
      return more.length > 0
        ? message('game.others-resigned')
        : message('game.resigned', { player: playerAt(loser) });
    case 'agreement':
      return message('game.agreed');
    case 'claim':
      return message('game.claimed');
    default:
      return rules.describeOutcome(outcome);
  }
}
