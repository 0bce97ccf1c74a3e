import { handsOf, isIn, type ChopsticksPosition } from './position.ts';

/** What one live hand is worth, where two are worth 1. */
const oneHand = 0.55;

/**
 * A rough guess, by seat, at everyone's share of wins in a game that is not over: by live hands and by
 * the lives that are left.
 */
export function heuristicValues(position: ChopsticksPosition): number[] {
  const weights = position.hands.map((_, seat) => {
    if (!isIn(position, seat)) return 0;
    const [left, right] = handsOf(position, seat);
    return (left > 0 && right > 0 ? 1 : oneHand) * (1 + (position.lives?.[seat] ?? 1));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}
