import type { PartView, Setting, SettingValue } from '../../electron/api/preferences.ts';
import { isOneOf, unmetRequirements } from '../../electron/api/settings.ts';
import { anyOf, type ListValue } from '../../words/message.ts';
import { settingInWords } from '../variant.ts';
import { words } from '../words.svelte.ts';

/** Settings that depend on each other, with their values. */
export type Offer = Pick<PartView, 'id' | 'definitions' | 'requirements' | 'settings'>;

/** The reason why a value can't be chosen with the other settings, in a sentence; undefined if it can. */
export function reasonAgainst(offer: Offer, name: string, value: SettingValue): string | undefined {
  const would = { ...offer.settings, [name]: value };
  const [broken] = unmetRequirements(offer.requirements, would);
  if (broken === undefined) return undefined;
  const { setting, needs, allowed } = broken;
  const wanted = named(offer, needs, allowed);
  return setting === name
    ? words().text('preferences.offer.needs', wanted)
    : words().text('preferences.offer.other-needs', {
        other: labelOf(offer, setting),
        ...wanted,
      });
}

/** When a setting has an effect, if that isn't always and isn't now. */
export function inactiveReason(offer: Offer, name: string): string | undefined {
  const { matters } = definitionOf(offer, name) ?? {};
  if (matters === undefined || isOneOf(offer.settings[matters.setting], matters.values))
    return undefined;
  const { setting, values } = matters;
  return words().text('preferences.offer.matters', named(offer, setting, values));
}

/** A setting with some of its values, for use in a sentence: `Players: 3, 4, 5 or 6`. */
function named(
  offer: Offer,
  name: string,
  values: readonly SettingValue[],
): { readonly setting: string; readonly values: ListValue } {
  const definition = definitionOf(offer, name);
  const shown = values.map((value) => {
    if (typeof value === 'boolean') return words().text(value ? 'settings.on' : 'settings.off');
    return definition?.kind === 'choice'
      ? settingInWords(offer.id, definition).value(value)
      : String(value);
  });
  return { setting: labelOf(offer, name), values: anyOf(shown) };
}

function labelOf(offer: Offer, name: string): string {
  const definition = definitionOf(offer, name);
  return definition === undefined ? name : settingInWords(offer.id, definition).label;
}

function definitionOf({ definitions }: Offer, name: string): Setting | undefined {
  return definitions.find((definition) => definition.name === name);
}
