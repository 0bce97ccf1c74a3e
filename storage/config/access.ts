import type { Setting, SettingRules, SettingsOf } from '../../engine/settings/settings.ts';

const accessSettings = [
  { kind: 'choice', name: 'contrast', default: 'system', options: ['system', 'usual', 'more'] },
  { kind: 'choice', name: 'badges', default: 'usual', options: ['usual', 'large'] },
  { kind: 'choice', name: 'narration', default: 'full', options: ['full', 'brief'] },
  { kind: 'switch', name: 'singleKeys', default: true },
] as const satisfies readonly Setting[];

/** Accessibility, besides size and motion. */
export const access: SettingRules = {
  id: 'access',
  settings: accessSettings,
  requirements: [],
};

/** The settings of {@link access}, checked. */
export type Access = SettingsOf<typeof accessSettings>;
