/** A page of settings that don't belong to a game. */
export type SettingsPageId = (typeof settingsPages)[number];

/** The pages of settings that don't belong to a game, in order. */
export const settingsPages = ['play', 'table', 'sound', 'access'] as const;

/** The default page of a part's settings; parts not listed are on the first page. */
const pageOfPart: Readonly<Partial<Record<string, SettingsPageId>>> = {
  appearance: 'table',
  looks: 'table',
  sound: 'sound',
  access: 'access',
};

/**
 * Settings that users expect on another page than their part's. Their keys in the config file stay
 * the same, so that old files remain valid.
 */
const pageOfSetting: Readonly<Partial<Record<string, SettingsPageId>>> = {
  'appearance.pace': 'play',
  'appearance.cardCounting': 'play',
  'appearance.analysis': 'play',
  'appearance.guideTalk': 'play',
  'appearance.predict': 'play',
  'appearance.motion': 'access',
  'appearance.textSize': 'access',
};

/** The page of a setting. */
export function pageOf(part: string, setting: string): SettingsPageId {
  return pageOfSetting[`${part}.${setting}`] ?? pageOfPart[part] ?? 'play';
}
