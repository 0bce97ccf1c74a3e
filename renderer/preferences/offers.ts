import type {
  Requirement,
  Setting,
  Settings,
  SettingValue,
} from '../../electron/api/preferences.ts';
import { anyOf, type ListValue } from '../../words/message.ts';
import { words } from '../words.svelte.ts';

/** The settings of a game as a window has them: as data, and as they are set. */
export interface Offer {
  readonly definitions: readonly Setting[];
  readonly requirements: readonly Requirement[];
  readonly settings: Settings;
}

/**
 * Why a value can't be chosen beside the other settings as they are, in a sentence. Nothing, where it
 * can.
 */
export function reasonAgainst(
  { definitions, requirements, settings }: Offer,
  name: string,
  value: SettingValue,
): string | undefined {
  const would = { ...settings, [name]: value };
  const broken = requirements.find(
    ({ setting, values, needs, allowed }) =>
      isOneOf(would[setting], values) && !isOneOf(would[needs], allowed),
  );
  if (broken === undefined) return undefined;
  const { setting, needs, allowed } = broken;
  const wanted = named(definitions, needs, allowed);
  return setting === name
    ? words().text('preferences.offer.needs', wanted)
    : words().text('preferences.offer.other-needs', {
        other: labelOf(definitions, setting),
        ...wanted,
      });
}

/** When a setting matters, where that isn't always and isn't now. */
export function inactiveReason({ definitions, settings }: Offer, name: string): string | undefined {
  const { matters } = definitions.find((definition) => definition.name === name) ?? {};
  if (matters === undefined || isOneOf(settings[matters.setting], matters.values)) return undefined;
  const { setting, values } = matters;
  return words().text('preferences.offer.matters', named(definitions, setting, values));
}

/** A setting and some of its values, as a sentence names them: `Players: 3, 4, 5 or 6`. */
function named(
  definitions: readonly Setting[],
  name: string,
  values: readonly SettingValue[],
): { readonly setting: string; readonly values: ListValue } {
  const definition = definitions.find((candidate) => candidate.name === name);
  const shown = values.map((value) => {
    if (typeof value === 'boolean') return words().text(value ? 'settings.on' : 'settings.off');
    const options = definition?.kind === 'choice' ? definition.options : [];
    return options.find((option) => option.value === value)?.label ?? String(value);
  });
  return { setting: labelOf(definitions, name), values: anyOf(shown) };
}

function labelOf(definitions: readonly Setting[], name: string): string {
  return definitions.find((definition) => definition.name === name)?.label ?? name;
}

function isOneOf(value: SettingValue | undefined, values: readonly SettingValue[]): boolean {
  return value !== undefined && values.includes(value);
}
