import type { Setting, Settings } from '../electron/api/preferences-view.ts';

/** The settings that differ from the defaults, in words. */
export function variantOf(definitions: readonly Setting[], settings: Settings): string[] {
  return definitions.flatMap((setting) => {
    const value = settings[setting.name];
    if (value === undefined || value === setting.default) return [];
    switch (setting.kind) {
      case 'switch':
        return [value === true ? setting.label : `No ${setting.label.toLowerCase()}`];
      case 'choice':
        return [
          `${setting.label}: ${setting.options.find((option) => option.value === value)?.label ?? ''}`,
        ];
      case 'number':
        return [`${setting.label}: ${value === setting.also?.value ? setting.also.label : value}`];
    }
  });
}
