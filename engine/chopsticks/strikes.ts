import type { Hand, Hands } from './position.ts';
import type { ChopsticksSettings } from './settings.ts';

/** What a hand holds once it has come to so many fingers. */
export function landed(settings: ChopsticksSettings, fingers: number): number {
  const size = Math.abs(fingers);
  if (size < settings.fingers) return fingers;
  if (settings.overflow === 'cutoff' || size === settings.fingers) return 0;
  return fingers > 0 ? size - settings.fingers : settings.fingers - size;
}

/** What hands become when one of them is struck. */
export function strike(
  settings: ChopsticksSettings,
  hands: Hands,
  target: Hand,
  strength: number,
): Hands {
  return hands.with(target, landed(settings, (hands[target] ?? 0) + strength));
}

/** What the hands of a striker become, given what the struck hand comes to. */
export function struckBack(
  settings: ChopsticksSettings,
  hands: Hands,
  hand: Hand,
  fingers: number,
): Hands {
  return explodes(settings, fingers) ? hands.with(hand, afterCherryBomb) : hands;
}

/** What a cherry bomb leaves on the hand that threw it. */
const afterCherryBomb = 1;

/** Whether a hand that comes to so many fingers by a strike takes those of the striker with it. */
export function explodes(settings: ChopsticksSettings, fingers: number): boolean {
  return settings.cherryBomb && Math.abs(fingers) === settings.fingers;
}
