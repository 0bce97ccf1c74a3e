import type { Requirement, Settings, SettingValue } from '../../electron/api.ts';

/**
 * Why a value can't be chosen beside the other settings as they are: the sentence of the requirement
 * that it would break. Nothing, where it can.
 */
export function reasonAgainst(
  requirements: readonly Requirement[],
  settings: Settings,
  name: string,
  value: SettingValue,
): string | undefined {
  const would = { ...settings, [name]: value };
  return requirements.find((requirement) => {
    const wanted = would[requirement.setting];
    const needed = would[requirement.needs];
    return (
      wanted !== undefined &&
      requirement.values.includes(wanted) &&
      (needed === undefined || !requirement.allowed.includes(needed))
    );
  })?.sentence;
}
