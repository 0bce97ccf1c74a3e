import type { Setting, Settings, SettingValue } from '../electron/api/preferences.ts';
import { words } from './words.svelte.ts';

/** The settings that differ from the defaults, in words. */
export function variantOf(definitions: readonly Setting[], settings: Settings): string[] {
  return definitions.flatMap((setting) => {
    const value = settings[setting.name];
    if (value === undefined || value === setting.default) return [];
    const { label } = setting;
    if (setting.kind !== 'switch') {
      const shown = valueInWords(setting, value);
      return [words().text('new-game.variant.with', { setting: label, value: shown })];
    }
    return [value === true ? label : words().text('new-game.variant.without', { setting: label })];
  });
}

/**
 * What settings change against the defaults, for those who don't know them by their names: a single one is
 * said in its sentence.
 */
export function differenceOf(definitions: readonly Setting[], settings: Settings): string {
  const differing = definitions.filter(
    ({ name, default: usual }) => settings[name] !== undefined && settings[name] !== usual,
  );
  const [only, ...others] = differing;
  if (only !== undefined && others.length === 0) {
    const value = settings[only.name];
    if (only.kind === 'switch' && value === true) return only.sentence;
    const option =
      only.kind === 'choice' ? only.options.find((each) => each.value === value) : undefined;
    if (option !== undefined) return option.sentence;
  }
  return variantOf(differing, settings).join(', ');
}

/** A value of a setting, as a window says it. */
export function valueInWords(setting: Setting, value: SettingValue): string {
  switch (setting.kind) {
    case 'switch':
      return words().text(value === true ? 'settings.on' : 'settings.off');
    case 'choice':
      return setting.options.find((option) => option.value === value)?.label ?? '';
    case 'number':
      return value === setting.also?.value ? setting.also.label : String(value);
    case 'text':
      return value === '' ? words().text('settings.empty') : String(value);
  }
}
