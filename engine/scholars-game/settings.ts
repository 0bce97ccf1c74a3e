import { repetition } from '../repetition.ts';
import type { Setting, SettingsOf } from '../settings.ts';

/** Every setting of The Scholar's Game. */
export const scholarsSettings = [
  {
    kind: 'switch',
    name: 'revival',
    label: 'Revival',
    sentence:
      'A player with one hand left may share its total with the eliminated hand, which is back in play.',
    default: false,
  },
  {
    kind: 'choice',
    name: 'doubleScissors',
    label: 'Double scissors',
    sentence: 'On how many hands a 3 acts: double scissors can act on two at once.',
    default: 'either',
    options: [
      { value: 'either', label: 'One or two', sentence: 'A 3 acts on one hand or on two.' },
      { value: 'both', label: 'Always two', sentence: 'A 3 acts only on two hands at once.' },
    ],
  },
  repetition,
] as const satisfies readonly Setting[];

/** Settings of The Scholar's Game, checked. */
export type ScholarsSettings = SettingsOf<typeof scholarsSettings>;
