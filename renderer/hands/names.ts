import type { HandWord } from '../../words/message.ts';
import { words } from '../words.svelte.ts';
import { fingersText } from './fingers.ts';
import type { HandState, Posture } from './pose.ts';

export type Side = 'left' | 'right';

export interface NamedHand {
  readonly side: HandWord;
  readonly value: number;
  readonly posture: Posture;
  readonly state: HandState;
}

/** The name of a posture, as it is called when playing it with a function. */
export function postureName(posture: Exclude<Posture, 'fingers'>): string {
  return words().text(`hands.posture.${posture}`);
}

/** The spoken name: "Left hand, 3 fingers", "Right hand, out", "Left hand, rock, 5". */
export function handName(hand: NamedHand): string {
  return words().text('hands.name', { side: hand.side, held: heldWords(hand) });
}

/** The name of a hand within a sentence. */
export function handNameWithin(hand: NamedHand): string {
  return words().text('hands.within', { side: hand.side, held: heldWords(hand) });
}

function heldWords({ value, posture, state }: NamedHand): string {
  if (state === 'dead') return words().text('hands.out');
  const count = fingersText(value);
  const held =
    posture === 'fingers'
      ? words().text('hands.fingers', { count, form: Math.abs(value) <= 1 ? 'one' : 'many' })
      : words().text('hands.with', { posture: postureName(posture), count });
  return state === 'zombie' ? words().text('hands.zombie', { held }) : held;
}
