import type {
  Requirement,
  Setting,
  Settings,
  SettingValue,
} from '../../electron/api/preferences-view.ts';

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
  return setting === name
    ? `Needs ${inWords(definitions, needs, allowed)}.`
    : `${labelOf(definitions, setting)} needs ${inWords(definitions, needs, allowed)}.`;
}

/** When a setting matters, where that isn't always and isn't now. */
export function reasonAsleep({ definitions, settings }: Offer, name: string): string | undefined {
  const { matters } = definitions.find((definition) => definition.name === name) ?? {};
  if (matters === undefined || isOneOf(settings[matters.setting], matters.values)) return undefined;
  return `Matters only with ${inWords(definitions, matters.setting, matters.values)}.`;
}

/** `Full hands: Rollover`, `Players: 3, 4, 5 or 6`. */
function inWords(
  definitions: readonly Setting[],
  name: string,
  values: readonly SettingValue[],
): string {
  const definition = definitions.find((candidate) => candidate.name === name);
  const words = values.map((value) =>
    definition?.kind === 'choice'
      ? (definition.options.find((option) => option.value === value)?.label ?? String(value))
      : value === true
        ? 'on'
        : value === false
          ? 'off'
          : String(value),
  );
  const last = words.pop() ?? '';
  const list = words.length === 0 ? last : `${words.join(', ')} or ${last}`;
  return `${definition?.label ?? name}: ${list}`;
}

function labelOf(definitions: readonly Setting[], name: string): string {
  return definitions.find((definition) => definition.name === name)?.label ?? name;
}

function isOneOf(value: SettingValue | undefined, values: readonly SettingValue[]): boolean {
  return value !== undefined && values.includes(value);
}
