import type { NumberSetting } from './settings.ts';

/** When a match that goes in circles is drawn, for games in which it can; `match.ts` counts. */
export const repetition = {
  kind: 'number',
  name: 'repetition',
  label: 'Draw by repetition',
  sentence: 'How often the same position must stand, with the same side to move, for a draw.',
  default: 3,
  min: 2,
  max: 9,
  also: { value: 0, label: 'Never' },
} as const satisfies NumberSetting;
