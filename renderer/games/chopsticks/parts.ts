import type { MatchViewOf } from '../../../electron/api/match-view.ts';

type Rules = MatchViewOf<'chopsticks'>['settings'];

/** The smallest number of fingers that a split can move. */
export function stepOf({ knubs, quarters }: Rules): number {
  if (quarters) return 0.25;
  return knubs ? 0.5 : 1;
}

/** The smallest number of fingers on a hand: a stump is half a finger, which splits can't move. */
export function smallestPart(rules: Rules): number {
  return rules.stumps ? Math.min(0.5, stepOf(rules)) : stepOf(rules);
}
