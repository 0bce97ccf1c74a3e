import type { Rules } from '../../engine/game.ts';
import type { CoalitionSolution } from '../../engine/solver/coalition-analysis.ts';
import { message, type Message } from '../../words/message.ts';
import { solvedCoalitions } from '../solving.ts';
import { UserError } from '../user-error.ts';

/** A game solved for each player against a coalition of the others, or why it isn't. */
export type Coalition =
  | { readonly kind: 'solved'; readonly solution: CoalitionSolution<unknown> }
  | { readonly kind: 'unknown'; readonly reason: Message };

/** Solves a game for each player against a coalition of the others, if possible. */
export function coalitionOf(rules: Rules<unknown, unknown>): Coalition {
  try {
    const solution = solvedCoalitions(rules);
    return solution === undefined
      ? { kind: 'unknown', reason: message('review.not-solved') }
      : { kind: 'solved', solution };
  } catch (error) {
    // The match can be printed all the same.
    if (error instanceof UserError) return { kind: 'unknown', reason: error.reason };
    throw error;
  }
}
