import type { Hand, Hands } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** The fingers of a hand after it reaches a number. */
export function landed(settings: ChopsticksSettings, fingers: number): number {
  const size = Math.abs(fingers);
  if (size < settings.fingers) return fingers;
  if (settings.overflow === 'cutoff' || size === settings.fingers) return 0;
  return fingers > 0 ? size - settings.fingers : settings.fingers - size;
}

/** The hands after one is struck. */
export function strike(
  settings: ChopsticksSettings,
  hands: Hands,
  target: Hand,
  strength: number,
): Hands {
  return hands.with(target, landed(settings, (hands[target] ?? 0) + strength));
}

/** The hands of the striker after a strike. @param fingers - the number that the struck hand reaches. */
export function struckBack(
  settings: ChopsticksSettings,
  hands: Hands,
  hand: Hand,
  fingers: number,
): Hands {
  return isCherryBomb(settings, fingers) ? hands.with(hand, afterCherryBomb) : hands;
}

/** The fingers of the striking hand after a cherry bomb. */
const afterCherryBomb = 1;

/** Whether a strike to a number of fingers is a cherry bomb. */
export function isCherryBomb(settings: ChopsticksSettings, fingers: number): boolean {
  return settings.cherryBomb && Math.abs(fingers) === settings.fingers;
}
