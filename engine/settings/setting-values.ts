export type SettingValue = string | number | boolean;

/** Checked settings: an allowed value for the name of every definition. */
export type Settings = Readonly<Record<string, SettingValue>>;

/**
 * A rule about two settings: while `setting` has one of `values`, `needs` must have one of `allowed`. As data, so that
 * windows can disable what can't be combined.
 */
export interface Requirement {
  readonly setting: string;
  readonly values: readonly SettingValue[];
  readonly needs: string;
  readonly allowed: readonly SettingValue[];
}

/** The requirements that settings break. */
export function unmetRequirements(
  requirements: readonly Requirement[],
  settings: Settings,
): Requirement[] {
  return requirements.filter(
    ({ setting, values, needs, allowed }) =>
      isOneOf(settings[setting], values) && !isOneOf(settings[needs], allowed),
  );
}

/** Whether a setting has one of some values; not if it has none. */
export function isOneOf(value: SettingValue | undefined, values: readonly SettingValue[]): boolean {
  return value !== undefined && values.includes(value);
}
