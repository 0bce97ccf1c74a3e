import type { Setting, SettingRules, SettingsOf } from '../../engine/settings/settings.ts';

const whileOn = { setting: 'on', values: [true] } as const;

const soundSettings = [
  { kind: 'switch', name: 'on', default: true },
  {
    kind: 'number',
    name: 'volume',
    matters: whileOn,
    default: 80,
    min: 0,
    max: 100,
    unit: 'percent',
    offered: { min: 0, max: 100, step: 10 },
  },
  { kind: 'switch', name: 'withLessMotion', matters: whileOn, default: false },
  { kind: 'switch', name: 'spoken', matters: whileOn, default: false },
  {
    kind: 'text',
    name: 'voice',
    matters: { setting: 'spoken', values: [true] },
    default: '',
    longest: 100,
  },
] as const satisfies readonly Setting[];

/** The sounds of the program. */
export const sound: SettingRules = {
  id: 'sound',
  settings: soundSettings,
  requirements: [],
};

/** The settings of {@link sound}, checked. */
export type Sound = SettingsOf<typeof soundSettings>;
