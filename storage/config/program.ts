import type { Setting, SettingRules, SettingsOf } from '../../engine/settings/settings.ts';
import { languageTags } from '../../words/languages.ts';

const programSettings = [
  { kind: 'choice', name: 'language', default: 'system', options: ['system', ...languageTags] },
  { kind: 'choice', name: 'start', default: 'home', options: ['home', 'table'] },
] as const satisfies readonly Setting[];

/** The settings of the whole program. */
export const program: SettingRules = {
  id: 'program',
  settings: programSettings,
  requirements: [],
};

/** The settings of {@link program}, checked. */
export type ProgramSettings = SettingsOf<typeof programSettings>;
