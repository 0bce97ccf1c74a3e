import type {
  PreferencesView,
  PresetView,
  Setting,
  Settings,
  SettingValue,
} from '../electron/api/preferences.ts';
import { presetName, settingWords, type SettingWords } from '../words/game-words.ts';
import { words } from './words.svelte.ts';

/** The label and the sentences of a setting. */
export function settingInWords(part: string, setting: Setting): SettingWords {
  return settingWords(words(), part, setting);
}

/** The label of a game's preset. */
export function presetLabel(game: string, { name, own }: PresetView): string {
  return own ? name : presetName(words(), game, name);
}

/** The settings of a part that differ from the defaults, in words. */
export function variantOf(
  part: string,
  definitions: readonly Setting[],
  settings: Settings,
): string[] {
  return definitions.flatMap((setting) => {
    const value = settings[setting.name];
    if (value === undefined || value === setting.default) return [];
    const { label } = settingInWords(part, setting);
    if (setting.kind !== 'switch') {
      const shown = valueInWords(part, setting, value);
      return [words().text('new-game.variant.with', { setting: label, value: shown })];
    }
    return [value === true ? label : words().text('new-game.variant.without', { setting: label })];
  });
}

/**
 * The settings that differ from the defaults, for users who don't know them by name: a single one
 * as its sentence, several as labels.
 */
export function differenceOf(
  part: string,
  definitions: readonly Setting[],
  settings: Settings,
): string {
  const differing = differingIn(definitions, settings);
  const [only, ...others] = differing;
  if (only !== undefined && others.length === 0) {
    const value = settings[only.name];
    const { sentence, option } = settingInWords(part, only);
    const isOn = only.kind === 'switch' && value === true;
    const chosen = only.kind === 'choice' ? option(String(value)).sentence : isOn && sentence;
    if (chosen) return chosen;
  }
  return variantOf(part, differing, settings).join(', ');
}

/** The rules of a position that differ from its game's standard ones, in words; empty if none does. */
export function rulesAt(
  preferences: Pick<PreferencesView, 'games'> | undefined,
  { game, settings }: { readonly game: { readonly id: string }; readonly settings: Settings },
): string {
  const definitions = preferences?.games.find(({ id }) => id === game.id)?.definitions ?? [];
  return differenceOf(game.id, definitions, settings);
}

/** The labels of the settings that differ from the defaults, as the rules page has them. */
export function labelsOfDifference(
  part: string,
  definitions: readonly Setting[],
  settings: Settings,
): string[] {
  return differingIn(definitions, settings).map((setting) => settingInWords(part, setting).label);
}

function differingIn(definitions: readonly Setting[], settings: Settings): Setting[] {
  return definitions.filter(
    ({ name, default: usual }) => settings[name] !== undefined && settings[name] !== usual,
  );
}

/** A setting's value in words. */
export function valueInWords(part: string, setting: Setting, value: SettingValue): string {
  switch (setting.kind) {
    case 'switch':
      return words().text(value === true ? 'settings.on' : 'settings.off');
    case 'choice':
    case 'number':
      return settingInWords(part, setting).value(value);
    case 'text':
      return value === '' ? words().text('settings.empty') : String(value);
  }
}
