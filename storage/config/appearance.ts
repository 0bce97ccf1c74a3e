import type { Setting, SettingRules, SettingsOf } from '../../engine/settings/settings.ts';

const appearanceSettings = [
  { kind: 'choice', name: 'theme', default: 'system', options: ['system', 'light', 'dark'] },
  {
    kind: 'choice',
    name: 'motion',
    default: 'system',
    options: ['system', 'full', 'reduced', 'off'],
  },
  {
    kind: 'choice',
    name: 'pace',
    default: 'normal',
    options: ['slow', 'normal', 'fast', 'fastest'],
  },
  { kind: 'choice', name: 'turnTable', default: 'off', options: ['off', 'always', 'persons'] },
  { kind: 'switch', name: 'lastMove', default: true },
  { kind: 'switch', name: 'cardCounting', default: true },
  { kind: 'switch', name: 'analysis', default: false },
  { kind: 'choice', name: 'guideTalk', default: 'first', options: ['first', 'later', 'mistakes'] },
  { kind: 'switch', name: 'predict', default: false },
  { kind: 'switch', name: 'notation', default: false },
  {
    kind: 'number',
    name: 'textSize',
    default: 100,
    min: 75,
    max: 200,
    unit: 'percent',
    offered: { min: 75, max: 200, step: 25 },
  },
] as const satisfies readonly Setting[];

/** The appearance and motion of the program. */
export const appearance: SettingRules = {
  id: 'appearance',
  settings: appearanceSettings,
  requirements: [],
};

/** The settings of {@link appearance}, checked. */
export type Appearance = SettingsOf<typeof appearanceSettings>;

/** How much the guide says: it explains, it asks questions, or it only names mistakes. */
export type GuideTalk = Appearance['guideTalk'];
