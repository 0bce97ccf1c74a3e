import { handsOf, isIn, type ChopsticksPosition } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** The weight of having any live hand at all; all hands together weigh 1. */
const lastHand = 0.1;

/**
 * A rough estimate of each player's share of wins in an unfinished game, from live hands and lives. In misère play, fewer
 * are better.
 */
export function heuristicValues(
  { misere }: ChopsticksSettings,
  position: ChopsticksPosition,
): number[] {
  const weights = position.hands.map((_, seat) => {
    if (!isIn(position, seat)) return 0;
    const hands = handsOf(position, seat);
    const live = hands.filter((fingers) => fingers !== 0).length;
    const strength =
      (lastHand + (1 - lastHand) * (live / hands.length)) * (1 + (position.lives?.[seat] ?? 1));
    return misere ? 1 / strength : strength;
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
