import type { MatchViewOf } from '../../../electron/api/match-view.ts';

type Rules = MatchViewOf<'chopsticks'>['settings'];

/** The least that a split may move, in fingers. */
export function stepOf({ knubs, quarters }: Rules): number {
  if (quarters) return 0.25;
  return knubs ? 0.5 : 1;
}

/** The least that a hand may hold: a stump is half a finger that no split moves. */
export function smallestPart(rules: Rules): number {
  return rules.stumps ? Math.min(0.5, stepOf(rules)) : stepOf(rules);
}
