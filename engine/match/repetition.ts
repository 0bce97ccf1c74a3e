import type { NumberSetting } from '../settings/settings.ts';

/** When a match that goes in circles is drawn, for games in which it can; `match.ts` counts. */
export const repetition = {
  kind: 'number',
  name: 'repetition',
  default: 3,
  min: 2,
  max: 9,
  also: 0,
} as const satisfies NumberSetting;
