import { handsOf, isIn, type ChopsticksPosition } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** What one live hand is worth beside the others, where all of them are worth 1. */
const lastHand = 0.1;

/**
 * A rough guess, by seat, at everyone's share of wins in a game that is not over: by live hands and by
 * the lives that are left. In misère play the fewer of them, the better.
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
