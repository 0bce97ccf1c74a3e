import type { Setting, Settings } from '../electron/api/preferences-view.ts';
import { words } from './words.svelte.ts';

/** The settings that differ from the defaults, in words. */
export function variantOf(definitions: readonly Setting[], settings: Settings): string[] {
  return definitions.flatMap((setting) => {
    const value = settings[setting.name];
    if (value === undefined || value === setting.default) return [];
    const { label } = setting;
    const withValue = (shown: string | number): string =>
      words().text('new-game.variant.with', { setting: label, value: shown });
    switch (setting.kind) {
      case 'switch':
        return [
          value === true ? label : words().text('new-game.variant.without', { setting: label }),
        ];
      case 'choice':
        return [withValue(setting.options.find((option) => option.value === value)?.label ?? '')];
      case 'number':
        return [withValue(value === setting.also?.value ? setting.also.label : Number(value))];
    }
  });
}
