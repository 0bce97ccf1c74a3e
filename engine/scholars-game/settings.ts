import type { Preset } from '../game.ts';
import { repetition } from '../settings/match-options.ts';
import type { Setting, SettingsOf } from '../settings/settings.ts';

/** Every setting of The Scholar's Game. */
export const scholarsSettings = [
  { kind: 'switch', name: 'revival', default: false },
  { kind: 'choice', name: 'doubleScissors', default: 'either', options: ['either', 'both'] },
  repetition,
] as const satisfies readonly Setting[];

/** Settings of The Scholar's Game, checked. */
export type ScholarsSettings = SettingsOf<typeof scholarsSettings>;

/** The game of the rules first. */
export const scholarsPresets: readonly Preset[] = [
  { id: 'standard', settings: {} },
  { id: 'strict-double-scissors', settings: { doubleScissors: 'both' } },
  { id: 'revival', settings: { revival: true } },
];
