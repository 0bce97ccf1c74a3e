import { fingersText } from './fingers.ts';
import type { HandState, Posture } from './pose.ts';

export type Side = 'left' | 'right';

export interface NamedHand {
  readonly side: Side;
  readonly value: number;
  readonly posture: Posture;
  readonly state: HandState;
}

export const POSTURE_NAMES: Record<Exclude<Posture, 'fingers'>, string> = {
  rock: 'rock',
  paper: 'paper',
  scissors: 'scissors',
  'double-scissors': 'double scissors',
};

/** What a screen reader says: "Left hand, 3 fingers", "Right hand, out", "Left hand, rock, 5". */
export function handName({ side, value, posture, state }: NamedHand): string {
  const hand = side === 'left' ? 'Left hand' : 'Right hand';
  if (state === 'dead') return `${hand}, out`;
  const count = fingersText(value);
  const words =
    posture === 'fingers'
      ? `${count} ${value <= 1 ? 'finger' : 'fingers'}`
      : `${POSTURE_NAMES[posture]}, ${count}`;
  return state === 'zombie' ? `${hand}, zombie, ${words}` : `${hand}, ${words}`;
}

/** What a hand is called within a sentence. */
export function handNameWithin(hand: NamedHand): string {
  const words = handName(hand);
  return words.charAt(0).toLowerCase() + words.slice(1);
}
