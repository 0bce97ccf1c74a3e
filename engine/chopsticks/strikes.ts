import type { Hand, Hands } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** The fingers of a hand after it reaches a number. */
export function landed(settings: ChopsticksSettings, fingers: number): number {
  const size = Math.abs(fingers);
  if (size < settings.fingers) return fingers;
  if (settings.overflow === 'cutoff' || size === settings.fingers) return 0;
  return fingers > 0 ? size - settings.fingers : settings.fingers - size;
}

/** The fingers of a hand after it is struck. */
export function struckTo(settings: ChopsticksSettings, fingers: number, strength: number): number {
  return landed(settings, reachedBy(fingers, strength));
}

/** The hands after one is struck. */
export function strike(
  settings: ChopsticksSettings,
  hands: Hands,
  target: Hand,
  strength: number,
): Hands {
  return hands.with(target, struckTo(settings, hands[target] ?? 0, strength));
}

/** Whether a strike is a cherry bomb. @param fingers - of the struck hand, before the strike. */
export function isCherryBomb(
  settings: ChopsticksSettings,
  fingers: number,
  strength: number,
): boolean {
  return settings.cherryBomb && Math.abs(reachedBy(fingers, strength)) === settings.fingers;
}

/** The hands of the striker after a cherry bomb. */
export function afterCherryBomb(hands: Hands, hand: Hand): Hands {
  return hands.with(hand, 1);
}

/** The number that a struck hand reaches, before a full hand counts. */
function reachedBy(fingers: number, strength: number): number {
  return fingers + strength;
}
