export { longestPresetName, sameName } from '../../config/preset-name.ts';

/** What stands among the presets for the rules as the preferences have them. */
export const asInPreferences = 'As in the preferences';
