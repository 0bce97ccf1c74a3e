import type { Seat } from '../game.ts';
import type { Hand, Hands } from './position.ts';

/**
 * A turn of Chopsticks. Hands are told apart from left to right. Who attacks himself names his own
 * seat; a hand is added to by one finger, and negated by turning it over.
 */
export type ChopsticksMove =
  | { readonly kind: 'attack'; readonly hand: Hand; readonly seat: Seat; readonly target: Hand }
  | { readonly kind: 'add'; readonly hand: Hand }
  | { readonly kind: 'negate'; readonly hand: Hand }
  | { readonly kind: 'split'; readonly to: Hands }
  | { readonly kind: 'pass' };
