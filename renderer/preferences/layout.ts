/** A page of settings that belong to no game. */
export type SettingsPageId = (typeof settingsPages)[number];

/** The pages of settings that belong to no game, in their order. */
export const settingsPages = ['play', 'table', 'sound', 'access'] as const;

/** The default page of the settings of a part. A part that is not named is on the first page. */
const pageOfPart: Readonly<Partial<Record<string, SettingsPageId>>> = {
  appearance: 'table',
  looks: 'table',
  sound: 'sound',
  access: 'access',
};

/**
 * Settings that people look for elsewhere than the config file has them. The keys in the file stay as they
 * are, so that files of earlier versions go on counting.
 */
const pageOfSetting: Readonly<Partial<Record<string, SettingsPageId>>> = {
  'appearance.pace': 'play',
  'appearance.cardCounting': 'play',
  'appearance.guide': 'play',
  'appearance.predict': 'play',
  'appearance.motion': 'access',
  'appearance.textSize': 'access',
};

/** On which page a setting is. */
export function pageOf(part: string, setting: string): SettingsPageId {
  return pageOfSetting[`${part}.${setting}`] ?? pageOfPart[part] ?? 'play';
}
